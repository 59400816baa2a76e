import Testing

@testable import WindowResponder

@Suite("Places in a layout") @MainActor struct TextPositionTests {
  private let font = Font.systemFont(ofSize: 15)

  private func range(_ start: Int, _ end: Int) -> TextRange { TextRange(utf8: start..<end) }

  @Test("a character is found where it is drawn")
  func roundTrip() throws {
    let text = "Hé, 世界 🎉!"
    for layout in [
      TextLayout(text, font: font, maxWidth: 40, numberOfLines: 0),
      TextLayout(text, font: font),
      TextLayout.cached(text, font: font, maxWidth: 300, alignment: .center),
    ] {
      var offset = 0
      for character in text {
        let place = range(offset, offset + character.utf8.count)
        offset = place.end.utf8Offset
        if character == " " { continue }
        let rect = try #require(layout.rects(for: place).first)
        #expect(layout.characterRange(at: rect.center) == place)
        #expect(layout.closestPosition(to: Point(x: rect.minX + 0.2, y: rect.midY)) == place.start)
        // The end of a wrapped line is the start of the next one.
        if layout.lineCount > 1 { continue }
        #expect(layout.closestPosition(to: Point(x: rect.maxX - 0.2, y: rect.midY)) == place.end)
      }
    }
  }

  @Test("right-to-left characters begin at their right")
  func rightToLeft() throws {
    let layout = TextLayout("שלום", font: font, maxWidth: 200, numberOfLines: 0)
    let first = try #require(layout.rects(for: range(0, 2)).first)
    let last = try #require(layout.rects(for: range(6, 8)).first)
    #expect(first.minX > last.maxX && abs(first.maxX - 200) < 1)
    #expect(
      layout.closestPosition(to: Point(x: first.maxX - 0.2, y: first.midY)) == .start)
  }

  @Test("a range of several lines has a rectangle in each")
  func lines() {
    let layout = TextLayout("one two\nthree", font: font, numberOfLines: 0)
    let rects = layout.rects(for: range(4, 11))
    #expect(rects.count == 2 && rects[0].maxY <= rects[1].minY && rects[1].minX < 1)
    #expect(layout.rects(for: range(3, 3)).isEmpty)
    #expect(layout.rects(for: range(90, 99)).isEmpty)
  }

  @Test("indents and alignment move places as they move letters")
  func styled() throws {
    var style = ParagraphStyle(alignment: .right)
    style.tailIndent = -20
    let text = StyledText("first\nword", attributes: TextAttributes(paragraphStyle: style))
    let layout = TextLayout(text, font: font, maxWidth: 200, numberOfLines: 0)
    let rect = try #require(layout.rects(for: range(6, 10)).first)
    #expect(abs(rect.maxX - 180) < 0.5)
    #expect(layout.characterRange(at: Point(x: rect.minX + 1, y: rect.midY)) == range(6, 7))
  }

  @Test("in a shortened text nothing is found that lies outside")
  func shortened() {
    let text = "The quick brown fox\njumps over"
    let layout = TextLayout(text, font: font, maxWidth: 80, numberOfLines: 1)
    for x in stride(from: -20.0, to: 200, by: 3) {
      let position = layout.closestPosition(to: Point(x: x, y: 5)).utf8Offset
      #expect(position >= 0 && position <= text.utf8.count)
      if let found = layout.characterRange(at: Point(x: x, y: 5)) {
        #expect(found.end.utf8Offset <= text.utf8.count)
      }
    }
    #expect(layout.characterRange(at: Point(x: 5, y: 500)) == nil)
    #expect(layout.closestPosition(to: Point(x: Double.nan, y: -.infinity)).utf8Offset >= 0)
  }
}
