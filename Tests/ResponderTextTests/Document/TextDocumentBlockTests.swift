import Testing

@testable import ResponderText
@testable import WindowResponder

@MainActor @Suite struct TextDocumentBlockTests {
  /// Creates a document with blocks of at most 8 KiB, independent of the block size that layout uses.
  private func make(_ text: String) -> TextDocument {
    TextDocument(text, longestBlock: 8192, spansInChunk: SpanList.usualChunkCapacity)
  }

  private func pieces(_ document: TextDocument) -> [Int] {
    (0..<document.blockCount).map { document.range(ofBlock: $0).count }
  }

  @Test("A paragraph that is too long is cut behind spaces into even pieces")
  func pieces() {
    let document = make(String(repeating: "word ", count: 5_000) + "\nnext")
    #expect(document.blockCount == 6)
    for block in 0..<4 {
      let range = document.range(ofBlock: block)
      #expect(range.count <= 8192)
      #expect(document.string(in: (range.upperBound - 1)..<range.upperBound) == " ")
      #expect(!document.endsParagraph(block))
    }
    #expect(document.endsParagraph(4))
    #expect(document.endsParagraph(5))
    #expect(document.contentRange(ofBlock: 0) == document.range(ofBlock: 0))
    #expect(document.checkInvariants() == nil)
  }

  @Test("An edit in one piece leaves the others as they are")
  func stablePieces() {
    let document = make(String(repeating: "word ", count: 5_000))
    let before = pieces(document)
    let change = document.replace(7_000..<7_000, with: "more ")
    #expect(change.oldBlocks == 1..<2)
    #expect(change.newBlocks == 1..<2)
    #expect(pieces(document)[2...] == before[2...])
  }

  @Test("Without spaces pieces end between characters, be they flags or families")
  func charactersInPieces() {
    for character in ["界", "🇩🇪", "👨‍👩‍👧‍👦", "e\u{301}", "क्षि"] {
      let document = TextDocument(String(repeating: character, count: 9_000))
      #expect(document.blockCount > 3)
      #expect(document.checkInvariants() == nil)
      for block in 0..<document.blockCount {
        #expect(document.range(ofBlock: block).count % character.utf8.count == 0)
      }
    }
  }

  @Test("Half a flag at the start of a long line of flags moves all the cuts behind it")
  func halfFlag() {
    let document = TextDocument(String(repeating: "🇩🇪", count: 5_000))
    document.replace(0..<0, with: "\u{1F1EB}")
    #expect(document.checkInvariants() == nil)
    #expect(document.characterCount(in: 0..<document.utf8Count) == 5_001)
  }

  @Test("A character longer than a block is cut through, and editing goes on")
  func hugeCharacter() {
    let document = TextDocument("e" + String(repeating: "\u{301}", count: 20_000))
    #expect(pieces(document).allSatisfy { $0 <= TextDocument.longestBlock })
    #expect(document.checkInvariants() == nil)
    document.replace(10..<12, with: "x")
    document.replace(0..<30_000, with: "")
    #expect(document.checkInvariants() == nil)
  }

  @Test("A character of a hundred marks is one, from both of its ends")
  func longCharacter() {
    let document = TextDocument("xe" + String(repeating: "\u{301}", count: 100) + "y")
    #expect(document.boundary(after: 1) == 202)
    #expect(document.boundary(before: 202) == 1)
    #expect(document.boundary(roundedDown: 100) == 1)
    #expect(document.boundary(roundedUp: 50) == 202)
  }

  @Test("Pieces that become small join their neighbours")
  func crumbs() {
    let document = make(String(repeating: "word ", count: 5_000))
    while document.utf8Count > 8_000 {
      let middle = document.utf8Count / 2
      document.replace((middle - 500)..<middle, with: "")
      #expect(document.checkInvariants() == nil)
    }
    #expect(document.blockCount <= 3)
  }

  @Test("Heights are estimates until they are set, and are added up")
  func heights() {
    let document = TextDocument("a\nbb\nccc")
    document.estimateHeights { Double($0) * 10 }
    #expect(document.totalHeight == 80)
    document.setHeight(100, ofBlock: 1)
    #expect(document.top(ofBlock: 2) == 120)
    #expect(document.block(atY: -5) == 0)
    #expect(document.block(atY: 20) == 1)
    #expect(document.block(atY: 119.5) == 1)
    #expect(document.block(atY: 120) == 2)
    #expect(document.block(atY: 1e9) == 2)
  }

  @Test("A block that is edited keeps the height that was measured, changed as the estimate is")
  func keptHeight() {
    let document = TextDocument("a\nbb\nccc")
    document.estimateHeights { Double(($0 + 9) / 10) * 20 }
    document.setHeight(25, ofBlock: 1)
    document.replace(2..<2, with: "x")
    #expect(document.height(ofBlock: 1) == 25)
    document.replace(2..<2, with: "xxxxxxxxxx")
    #expect(document.height(ofBlock: 1) == 45)
  }

  @Test("A height that is none counts as nothing")
  func senselessHeights() {
    let document = TextDocument("a\nb")
    for height in [Double.nan, -Double.infinity, -4] {
      document.setHeight(height, ofBlock: 0)
      #expect(document.totalHeight == 20)
    }
    #expect(document.block(atY: .nan) == 1)
  }
}
