import Foundation
import Testing
import WidgetCatalogue

/// Tests of the images in the repository, and of the articles that show them.
struct CatalogueArticleTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func folder(_ module: Exhibit.Module) -> URL {
    package.appending(path: "Sources/\(module.rawValue)/\(module.rawValue).docc/Catalogue")
  }

  private static func files(_ module: Exhibit.Module) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder(module), includingPropertiesForKeys: nil)
  }

  @Test(
    "Each widget's picture is kept, light and dark, and no other",
    arguments: Exhibit.Module.allCases)
  func images(module: Exhibit.Module) throws {
    let names = Exhibit.all.filter { $0.module == module }.map(\.name)
    let wanted = names.flatMap { ["\($0)@2x.png", "\($0)~dark@2x.png"] }
    let kept = try Self.files(module).map(\.lastPathComponent).filter { $0.hasSuffix(".png") }
    let missing = Set(wanted).subtracting(kept).sorted()
    let left = Set(kept).subtracting(wanted).sorted()
    #expect(missing.isEmpty, "Run script/pictures --documentation")
    #expect(left.isEmpty, "No widget has these pictures any more")
  }

  @Test("All pictures together are small")
  func size() throws {
    var bytes = 0
    for module in Exhibit.Module.allCases {
      for file in try Self.files(module) where file.pathExtension == "png" {
        bytes += try Data(contentsOf: file).count
      }
    }
    #expect(bytes > 100_000 && bytes < 1_500_000)
  }

  @Test("Each picture stands in an article, once", arguments: Exhibit.Module.allCases)
  func articles(module: Exhibit.Module) throws {
    var shown: [String] = []
    for file in try Self.files(module) where file.pathExtension == "md" {
      let text = try String(contentsOf: file, encoding: .utf8)
      shown += text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
    }
    #expect(shown.sorted() == Exhibit.all.filter { $0.module == module }.map(\.name).sorted())
  }
}
