import Foundation
import Testing

/// A test of the control that CONTRIBUTING.md shows.
///
/// The control and its tests are files in this folder, because the library does not have the control.
struct ContributingExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test("CONTRIBUTING shows the control and its tests as they are compiled here")
  func isAsCompiled() throws {
    let blocks = try Self.text("../../../CONTRIBUTING.md").components(separatedBy: "```")
      .filter { $0.hasPrefix("swift\n") }.map(Self.unindented)
    #expect(blocks.contains(try Self.text("DotScaleTests.swift")))
    #expect(blocks.contains(try Self.withoutImport("DotScale.swift")))
  }

  /// Returns a block of a numbered step without the indentation of the step.
  private static func unindented(_ block: String) -> String {
    block.dropFirst("swift\n".count).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("   ") ? String($0.dropFirst(3)) : String($0) }
      .joined(separator: "\n")
  }

  /// Returns the text of a file without the import that a file in `Sources/Widgets` does not need.
  private static func withoutImport(_ file: String) throws -> String {
    String(try text(file).trimmingPrefix("import Widgets\n\n"))
  }
}
