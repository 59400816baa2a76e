import Foundation
import Testing
import UIKit

@MainActor struct LocalizedStringTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  /// Creates a bundle in the folder, whose English table has a text for some keys.
  private func bundle() throws -> Bundle {
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: true)
    let table = """
      "%@ has %lld files" = "%2$lld files of %1$@";
      "Save" = "Store";
      "done %lld%%" = "%lld%% ready";
      "%lld of all" = "%lld % – Übersicht %d %";
      """
    try table.write(
      to: english.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = Bundle(path: folder.path)
    return try #require(bundle)
  }

  @Test("A key without a text is the text, with its values")
  func withoutTable() {
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "Add to Cart") == "Add to Cart")
    #expect(String(localized: "Up to 50%") == "Up to 50%")
    #expect(String(localized: "\(name) has \(count) files, 50%") == "Ada has 3 files, 50%")
    #expect(String(localized: "\(2.5, specifier: "%.2f") m") == "2.50 m")
    #expect(String(localized: "key", defaultValue: "\(count) files") == "3 files")
    #expect(String(localized: "key", defaultValue: "Files", comment: "A title") == "Files")
  }

  @Test("The text of a bundle's table is the format of the values")
  func inTable() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "Save", bundle: bundle) == "Store")
    #expect(String(localized: "Save", table: "Other", bundle: bundle) == "Save")
    #expect(String(localized: "\(name) has \(count) files", bundle: bundle) == "3 files of Ada")
    #expect(String(localized: "done \(count)%", bundle: bundle) == "3% ready")
    // A percent sign that begins no specifier is a part of the text, and a missing value is empty.
    #expect(String(localized: "\(count) of all", bundle: bundle) == "3 % – Übersicht  %")
    #expect(String(localized: "Save", defaultValue: "Sichern", bundle: bundle) == "Store")
  }

  @Test("Closures have UIKit's names, and a URL is loaded as an NSURL")
  func names() async throws {
    let update: UIButton.ConfigurationUpdateHandler = { $0.configuration?.title = "Updated" }
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = update
    button.updateConfiguration()
    update(button)
    #expect(button.configuration?.title == "Updated")
    let draw: UIGraphicsImageRenderer.DrawingActions = {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image(draw).size.width == 2)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    let data = Array("https://swift.org/a\r\n".utf8)
    let url = try NSURL.object(withItemProviderData: data, typeIdentifier: "text/uri-list")
    #expect(url.absoluteString == "https://swift.org/a")
    #expect(throws: (any Error).self) {
      try NSURL.object(withItemProviderData: [], typeIdentifier: "text/uri-list")
    }
  }
}
