import Foundation
import Testing

/// The control that CONTRIBUTING.md shows, which stands beside this file with its tests. It does not
/// stand in WidgetsTests, for there UIKitNames gives controls another `Event`.
struct ContributingExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test("CONTRIBUTING shows the control and its tests as they are compiled here")
  func isAsCompiled() throws {
    let blocks = try Self.text("../../../CONTRIBUTING.md").components(separatedBy: "```")
      .filter { $0.hasPrefix("swift\n") }.map(Self.unindented)
    #expect(try blocks == [Self.text("DotScaleTests.swift"), Self.withoutImport("DotScale.swift")])
  }

  /// A block of a numbered step without the step's indentation.
  private static func unindented(_ block: String) -> String {
    block.dropFirst("swift\n".count).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("   ") ? String($0.dropFirst(3)) : String($0) }
      .joined(separator: "\n")
  }

  /// In `Sources/Widgets` a file need not import what the module imports.
  private static func withoutImport(_ file: String) throws -> String {
    String(try text(file).trimmingPrefix("import Widgets\n\n"))
  }
}
