import Foundation
import Testing
import Widgets

/// Tests of the article that lists all symbols.
@MainActor struct SymbolListTests {
  @Test("The article on symbols names each of them, in the order of its picture")
  func names() throws {
    let article = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(
        path: "Sources/WindowResponder/WindowResponder.docc/Catalogue/SymbolsAndIcons.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let parts = text.components(separatedBy: "```text\n")
    try #require(parts.count == 2)
    let list = try #require(parts[1].components(separatedBy: "\n```").first)
    #expect(
      list.split(whereSeparator: \.isWhitespace).map(String.init) == Image.systemNames,
      "Pictures --symbol-names prints them")
  }
}
