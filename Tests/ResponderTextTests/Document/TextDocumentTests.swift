import Testing

@testable import ResponderText
@testable import WindowResponder

@MainActor @Suite struct TextDocumentTests {
  private func blocks(_ document: TextDocument) -> [String] {
    (0..<document.blockCount).map { document.string(in: document.range(ofBlock: $0)) }
  }

  @Test("An empty document has one empty block")
  func empty() {
    let document = TextDocument()
    #expect(document.blockCount == 1)
    #expect(document.range(ofBlock: 0) == 0..<0)
    #expect(document.boundary(before: 0) == nil)
    #expect(document.boundary(after: 0) == nil)
    #expect(document.string == "")
    #expect(document.checkInvariants() == nil)
  }

  @Test("A paragraph ends with a line feed, a carriage return, both, or U+2029; U+2028 ends none")
  func terminators() {
    let document = TextDocument("a\nb\rc\r\nd\u{2029}e\u{2028}f\u{85}g")
    #expect(blocks(document) == ["a\n", "b\r", "c\r\n", "d\u{2029}", "e\u{2028}f\u{85}g"])
    #expect((0..<5).allSatisfy { document.contentRange(ofBlock: $0).count == ($0 == 4 ? 8 : 1) })
    #expect(document.checkInvariants() == nil)
  }

  @Test("A text that ends with a terminator has an empty last block")
  func lastBlock() {
    let document = TextDocument("a\n")
    #expect(blocks(document) == ["a\n", ""])
    #expect(document.block(at: 2) == 1)
    #expect(document.block(at: 1) == 0)
  }

  @Test("A carriage return and a line feed that meet are one terminator, and two when parted")
  func meeting() {
    let document = TextDocument("a\rb\n")
    document.replace(2..<3, with: "")
    #expect(blocks(document) == ["a\r\n", ""])
    document.replace(2..<2, with: "x")
    #expect(blocks(document) == ["a\r", "x\n", ""])
    #expect(document.checkInvariants() == nil)
  }

  @Test("A change tells the blocks that are others, and no more")
  func change() {
    let document = TextDocument("one\ntwo\nthree")
    let typed = document.replace(5..<5, with: "x")
    #expect(typed.oldBlocks == 1..<2)
    #expect(typed.newBlocks == 1..<2)
    let broken = document.replace(4..<4, with: "\n")
    #expect(broken.oldBlocks == 1..<1)
    #expect(broken.newBlocks == 1..<2)
    let joined = document.replace(3..<4, with: "")
    #expect(joined.oldBlocks == 0..<2)
    #expect(joined.newBlocks == 0..<1)
    #expect(document.string == "one\ntxwo\nthree")
  }

  @Test("Ends within a scalar are rounded down, and those outside of the text are clamped")
  func rounding() {
    let document = TextDocument("äöü")
    #expect(document.string(in: 1..<5) == "äö")
    #expect(document.string(in: -3..<90) == "äöü")
    let change = document.replace(3..<5, with: "o")
    #expect(change.range == 2..<4)
    #expect(document.string == "äoü")
  }

  @Test("NUL is a character like another")
  func nul() {
    let document = TextDocument("a\0b")
    #expect(document.utf8Count == 3)
    #expect(document.string == "a\0b")
    #expect(document.find("\0b", from: 0) == 1..<3)
  }
}
