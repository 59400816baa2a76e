import Foundation
import Testing

@testable import Gallery

/// Tests of the commands in documents and scripts against the table of pages.
struct DocumentedPagesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "Every page that a text says how to open is there", arguments: ["README.md", "script/gallery"])
  func pagesExist(file: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    let commands = text.matches(of: /--page[ =]([a-z-]+)/)
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(Page(identifier: String(command.1)) != nil, "\(file): \(command.0)")
    }
  }
}
