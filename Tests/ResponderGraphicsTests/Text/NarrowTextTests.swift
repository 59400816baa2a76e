import SeededRandom
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Text in a narrow room") @MainActor struct NarrowTextTests {
  private static let pieces = [
    "a", " ", "word", "é", "\u{301}", "שלום", "س", "नि", "ที่", "漢字", "👨\u{200D}👩\u{200D}👧", "🇩🇪",
    "🇩", "👍🏽", "\u{200D}", "\0", "한", "\n", "\u{2029}", "\u{FDFD}", "\u{200B}", "\u{A0}", "\u{FFFC}",
    "\t",
  ]

  @Test("is broken into lines, whatever stands in several runs has no room")
  func randomTexts() {
    var generator = SeededGenerator(seed: 3)
    let font = Font.systemFont(ofSize: 15)
    for _ in 0..<3000 {
      var text = StyledText()
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        var looks = TextAttributes()
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: looks.underlineStyle = .single
        case 1: looks.font = font.withSize(60)
        case 2: looks.kern = 9
        case 3:
          looks.paragraphStyle = ParagraphStyle()
          looks.paragraphStyle?.headIndent = 30
        case 4:
          looks.paragraphStyle = ParagraphStyle()
          looks.paragraphStyle?.firstLineHeadIndent = 30
        case 5: looks.attachment = TextAttachment(bounds: Rect(x: 0, y: 0, width: 90, height: 9))
        default: break
        }
        text.append(piece, attributes: looks)
      }
      let width = Double.random(in: 0...60, using: &generator)
      let mode = [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail]
        .randomElement(using: &generator)
      for lines in [0, 1, 2] {
        for font in [font, font.withSize(40)] {
          let layout = TextLayout(
            text, font: font, maxWidth: width, numberOfLines: lines,
            lineBreakMode: mode ?? .byClipping)
          #expect(layout.lineCount > 0)
        }
        let plain = TextLayout(
          text.string, font: font, maxWidth: width, numberOfLines: lines,
          lineBreakMode: mode ?? .byClipping)
        #expect(plain.lineCount > 0)
      }
    }
  }
}
