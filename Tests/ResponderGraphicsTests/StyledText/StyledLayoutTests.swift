import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("A styled text that is laid out") @MainActor struct StyledLayoutTests {
  private let font = Font.systemFont(ofSize: 15)

  private func layout(
    _ text: StyledText, width: Double? = nil, lines: Int = 0,
    mode: LineBreakMode = .byWordWrapping
  ) -> TextLayout {
    TextLayout(text, font: font, maxWidth: width, numberOfLines: lines, lineBreakMode: mode)
  }

  private func styled(_ string: String, _ change: (inout ParagraphStyle) -> Void) -> StyledText {
    var style = ParagraphStyle()
    change(&style)
    return StyledText(string, attributes: TextAttributes(paragraphStyle: style))
  }

  private func left(_ layout: TextLayout) -> [Double] {
    var places: [Double: Double] = [:]
    for run in layout.runs {
      guard let x = run.glyphs.map(\.x).min() else { continue }
      places[run.baseline] = min(places[run.baseline] ?? .infinity, Double(x))
    }
    return places.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test("without attributes is as the plain text is")
  func plain() {
    let story = "The quick brown fox\njumps over the lazy dog and runs away"
    for lines in [0, 1, 2, 3] {
      for width in [nil, 80.0, 300] {
        let plain = TextLayout(story, font: font, maxWidth: width, numberOfLines: lines)
        let same = TextLayout(StyledText(story), font: font, maxWidth: width, numberOfLines: lines)
        #expect(same.size == plain.size, "\(lines) lines in \(String(describing: width))")
        #expect(same.lineCount == plain.lineCount && same.isTruncated == plain.isTruncated)
        #expect(same.baseline == plain.baseline && same.lastBaseline == plain.lastBaseline)
      }
    }
  }

  @Test("a larger font makes its line higher, and only that")
  func mixedSizes() {
    var text: StyledText = "small\nsmall "
    text.append("large", attributes: TextAttributes(font: font.withSize(30)))
    let two = layout(text)
    let small = font.lineHeight
    #expect(two.lineCount == 2)
    #expect(abs(two.size.height - (small + font.withSize(30).lineHeight)) <= 1.5)
  }

  @Test("an empty paragraph is as high as the font of its line feed")
  func emptyParagraph() {
    var text: StyledText = "a"
    text.append("\n\n", attributes: TextAttributes(font: font.withSize(60)))
    text.append("b")
    #expect(layout(text).size.height > font.withSize(60).lineHeight + font.lineHeight)
  }

  @Test("spacing between lines and paragraphs adds up")
  func spacing() {
    let plain = layout("one\ntwo\nthree").size.height
    let lines = layout(styled("one\ntwo\nthree") { $0.lineSpacing = 5 })
    #expect(abs(lines.size.height - plain - 10) <= 1)
    let paragraphs = layout(
      styled("one\ntwo\nthree") {
        $0.paragraphSpacing = 7
        $0.paragraphSpacingBefore = 3
      })
    #expect(abs(paragraphs.size.height - plain - 20) <= 1)
  }

  @Test("line heights are multiplied, and kept within bounds; what is added lies above the letters")
  func lineHeights() {
    let plain = layout("one")
    let double = layout(styled("one") { $0.lineHeightMultiple = 2 })
    #expect(abs(double.size.height - 2 * font.lineHeight) <= 1)
    #expect(
      abs(double.size.height - double.baseline - (plain.size.height - plain.baseline)) <= 1)
    #expect(layout(styled("one") { $0.minimumLineHeight = 50 }).size.height == 50)
    #expect(layout(styled("one") { $0.maximumLineHeight = 9 }).size.height == 9)
  }

  @Test("indents move the first line and the others, each by its own")
  func indents() {
    let story = "The quick brown fox jumps over the lazy dog"
    let first = left(layout(styled(story) { $0.firstLineHeadIndent = 20 }, width: 120))
    #expect(first.count > 2 && first[0] > 19 && first[1] < 3 && first[2] < 3)
    let hanging = left(
      layout(
        styled(story) {
          $0.firstLineHeadIndent = 10
          $0.headIndent = 30
        }, width: 120))
    #expect(hanging[0] > 9 && hanging[0] < 13 && hanging[1] > 29 && hanging[1] < 33)
  }

  @Test("a tail indent ends lines earlier: from the trailing edge, or from the leading one")
  func tailIndent() {
    let story = "The quick brown fox jumps over the lazy dog"
    let narrow = layout(styled(story) { $0.tailIndent = -40 }, width: 160)
    #expect(narrow.exactWidth <= 120)
    #expect(layout(styled(story) { $0.tailIndent = 90 }, width: 160).exactWidth <= 90)
  }

  @Test("each paragraph has its own alignment")
  func alignment() {
    let text =
      styled("left\n") { $0.alignment = .left } + styled("mid\n") { $0.alignment = .center }
      + styled("right") { $0.alignment = .right }
    let places = left(layout(text, width: 200))
    #expect(places[0] < 5 && places[1] > 70 && places[1] < 110 && places[2] > 150)
  }

  @Test("a paragraph is written from right to left when told to")
  func direction() {
    let text = styled("abc") {
      $0.baseWritingDirection = .rightToLeft
      $0.headIndent = 10
      $0.firstLineHeadIndent = 10
    }
    let places = left(layout(text, width: 200))
    #expect(places[0] > 150 && places[0] < 180)
    let arabic = styled("سلام") { $0.baseWritingDirection = .leftToRight }
    #expect(left(layout(arabic, width: 200))[0] < 5)
  }

  @Test(
    "is shortened where there is no room",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func truncation(mode: LineBreakMode) {
    var story: StyledText = "The quick brown "
    story.append("fox jumps over", attributes: TextAttributes(font: font.withSize(20)))
    story.append(" the lazy dog\nand more\n")
    for lines in 1...3 {
      let text = layout(story, width: 120, lines: lines, mode: mode)
      #expect(text.isTruncated && text.lineCount == lines && text.size.width <= 120)
    }
    #expect(!layout(story, width: 600, lines: 2, mode: mode).isTruncated)
  }

  @Test("the ellipsis looks as what it stands for")
  func ellipsis() throws {
    let red = TextAttributes(foregroundColor: .red)
    let text = StyledText("The quick brown ") + StyledText("fox jumps over it", attributes: red)
    let shortened = layout(text, width: 180, lines: 1, mode: .byTruncatingTail)
    #expect(shortened.isTruncated)
    #expect(shortened.runs.last?.color == .red && shortened.runs.first?.color == nil)
  }

  @Test("is drawn in its colours, on its ground, with its lines")
  func drawing() {
    var attributes = TextAttributes(
      foregroundColor: .red, backgroundColor: .yellow, underlineStyle: .thick)
    attributes.underlineColor = .blue
    let picture = ResponderGraphicsTests.drawing(width: 60, height: 30) { context in
      context.draw(StyledText("HH", attributes: attributes), at: Point(x: 5, y: 5))
    }
    var seen: Set<String> = []
    for y in 0..<30 {
      for x in 0..<60 {
        let pixel = picture.pixel(x: x, y: y)
        if pixel.isNear(.red) { seen.insert("red") }
        if pixel.isNear(.yellow) { seen.insert("yellow") }
        if pixel.isNear(.blue) { seen.insert("blue") }
      }
    }
    #expect(seen == ["red", "yellow", "blue"])
  }

  @Test("asked for again is not laid out again")
  func cache() {
    let text = StyledText("kept", attributes: TextAttributes(foregroundColor: .red))
    let first = TextLayout.cached(text, font: font, maxWidth: 100)
    let count = TextLayout.layoutCount
    #expect(TextLayout.cached(text, font: font, maxWidth: 100) === first)
    #expect(TextLayout.layoutCount == count)
  }

  @Test("in rooms of any width, with senseless styles, is laid out")
  func senseless() {
    for value in [Double.nan, .infinity, -.infinity, -50, 1e300, 0] {
      let style = styled("some text\nand more of it") {
        $0.lineSpacing = value
        $0.paragraphSpacing = value
        $0.firstLineHeadIndent = value
        $0.headIndent = -value
        $0.tailIndent = value
        $0.lineHeightMultiple = value
        $0.minimumLineHeight = value
        $0.maximumLineHeight = value
      }
      for lines in [0, 1, 2] {
        #expect(layout(style, width: value, lines: lines).lineCount >= 1)
        #expect(layout(style, width: 50, lines: lines).lineCount >= 1)
        #expect(layout(style, lines: lines).lineCount >= 1)
      }
    }
  }
}
