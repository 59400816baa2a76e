import Testing

@testable import ResponderGraphics
@testable import ResponderText
@testable import WindowResponder

/// Tests of very large texts.
@MainActor @Suite struct TextDocumentSizeTests {
  @Test("Five megabytes in one line are pieces, and an edit in the middle cuts one of them")
  func oneLine() {
    let document = TextDocument(String(repeating: "word of it ", count: 454_546))
    let count = document.blockCount
    #expect(count > 600)
    let middle = document.utf8Count / 2
    let change = document.replace(middle..<middle, with: "x")
    #expect(change.oldBlocks.count == 1)
    #expect(change.newBlocks == change.oldBlocks)
    document.replace(middle..<middle, with: "\n")
    #expect(document.endsParagraph(document.block(at: middle)))
    #expect(!document.endsParagraph(document.block(at: middle) - 1))
    document.replace(middle..<(middle + 1), with: "")
    document.replace(0..<document.utf8Count - 20, with: "")
    #expect(document.blockCount == 1)
    #expect(document.checkInvariants() == nil)
  }

  @Test("Hundreds of thousands of line feeds are as many blocks, found by number, byte and height")
  func lineFeeds() {
    let count = 300_000
    let document = TextDocument(String(repeating: "\n", count: count))
    #expect(document.blockCount == count + 1)
    #expect(document.totalHeight == Double(count + 1) * 20)
    document.setHeight(120, ofBlock: 1_000)
    document.replace(2_000..<2_000, with: "x")
    #expect(document.block(at: 250_001) == 250_000)
    #expect(document.top(ofBlock: 250_000) == 250_000 * 20 + 100)
    #expect(document.block(atY: 250_000 * 20 + 101) == 250_000)
    document.replace(10..<document.utf8Count - 10, with: "")
    #expect(document.blockCount == 21)
    #expect(document.checkInvariants() == nil)
  }

  @Test("A hundred megabytes are pasted between two letters, and taken out again")
  func paste() {
    let document = TextDocument("ab")
    let line = String(
      repeating: "A line as long as they often are in books, and some more. ", count: 17)
    let pasted = String(repeating: line + "\n", count: 100_000_000 / (line.utf8.count + 1))
    document.replace(1..<1, with: pasted)
    #expect(document.utf8Count == pasted.utf8.count + 2)
    let middle = 50_000_000
    #expect(document.string(in: middle..<(middle + 9)).utf8.count == 9)
    document.replace(middle..<middle, with: "here é it is")
    #expect(
      document.find("HERE E IT", options: [.caseInsensitive, .diacriticInsensitive], from: middle)
        == middle..<(middle + 10))
    document.replace(1..<(document.utf8Count - 1), with: "")
    #expect(document.string == "ab")
    #expect(document.checkInvariants() == nil)
  }

  @Test("Tens of thousands of styles are kept apart through edits")
  func manyStyles() {
    let document = TextDocument(String(repeating: "0123456789", count: 20_000))
    var red = TextAttributes()
    red.foregroundColor = .red
    var blue = TextAttributes()
    blue.foregroundColor = .blue
    for run in 0..<20_000 {
      document.setAttributes(run % 2 == 0 ? red : blue, in: (run * 10)..<(run * 10 + 5))
    }
    #expect(document.runs(in: 0..<document.utf8Count).count == 40_000)
    document.replace(100_002..<100_002, with: "typed")
    #expect(document.attributes(at: 100_006) == red)
    #expect(
      document.runs(in: 100_000..<100_020).map(\.range) == [
        100_000..<100_010, 100_010..<100_015, 100_015..<100_020,
      ])
    document.updateAttributes(in: 0..<document.utf8Count) { $0.foregroundColor = nil }
    #expect(!document.hasStyles)
    #expect(document.checkInvariants() == nil)
  }

  @Test(
    "A place some characters on is found in a long text, and the characters between are counted")
  func distances() {
    let document = TextDocument(String(repeating: "é👨‍👩‍👧\r\n🇩🇪क्षि ", count: 20_000))
    #expect(document.characterCount(in: 0..<document.utf8Count) == 120_000)
    let place = document.boundary(from: 0, offsetBy: 60_000)
    #expect(place == document.utf8Count / 2)
    #expect(document.boundary(from: document.utf8Count, offsetBy: 1) == nil)
    #expect(document.boundary(from: 0, offsetBy: -1) == nil)
    #expect(
      document.boundary(from: document.utf8Count, offsetBy: -6) == document.utf8Count / 20_000
        * 19_999)
  }
}
