import Foundation
import ResponderWords
import Testing

@testable import TouchLab

@Suite("The touch lab's words") struct LabStringsTests {
  /// Returns every text that the sources localize.
  private func texts() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/TouchLab").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var texts: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /localized\(\s*"([^"]+)"/) {
        texts.insert(String(match.output.1))
      }
    }
    return texts
  }

  @Test("Each text has German words")
  func german() throws {
    let texts = try texts()
    #expect(texts.count > 100)
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/TouchLab/Words/de.po").standardizedFileURL
    let catalogue = try String(contentsOf: path, encoding: .utf8)
    let known = Set(catalogue.matches(of: /\nmsgid "([^"]+)"/).map { String($0.output.1) })
    #expect(texts.subtracting(known).sorted() == [])
    #expect(known.subtracting(texts).sorted() == [])
  }
}
