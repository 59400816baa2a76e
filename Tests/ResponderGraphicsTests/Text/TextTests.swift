import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Text") @MainActor struct TextTests {
  private let font = Font.systemFont(ofSize: 15)

  @Test("grows with its font and its length")
  func sizes() {
    let short = TextLayout("Hello", font: font)
    let long = TextLayout("Hello, hello", font: font)
    let large = TextLayout("Hello", font: font.withSize(30))
    #expect(short.size.width > 20 && short.size.width < 60)
    #expect(long.size.width > short.size.width)
    #expect(abs(large.exactWidth - 2 * short.exactWidth) < 0.5)
    #expect(short.size.height == font.lineHeight.rounded(.up))
    #expect(short.baseline > 10 && short.baseline < short.size.height)
    #expect(short.lineCount == 1 && !short.isTruncated)
  }

  @Test("has sane measures")
  func metrics() {
    #expect(font.ascender > 0 && font.descender < 0)
    #expect(font.xHeight > 5 && font.xHeight < font.capHeight)
    #expect(font.capHeight < font.ascender)
    #expect(abs(font.withSize(30).lineHeight - 2 * font.lineHeight) < 0.01)
    #expect(Font(pointSize: .nan).pointSize == Font.systemFontSize)
    #expect(Font(pointSize: -3).lineHeight > 0)
    for style in Font.TextStyle.allCases {
      #expect(Font.preferredFont(forTextStyle: style).lineHeight > 11)
    }
  }

  @Test("without letters still has the height of a line")
  func empty() {
    let text = TextLayout("", font: font)
    #expect(text.size.width == 0)
    #expect(text.size.height == font.lineHeight.rounded(.up))
  }

  @Test("breaks into lines no wider than its room")
  func wrapping() {
    let story = "The quick brown fox jumps over the lazy dog and runs away"
    let text = TextLayout(story, font: font, maxWidth: 120, numberOfLines: 0)
    #expect(text.lineCount > 2 && text.size.width <= 120 && !text.isTruncated)
    #expect(text.lastBaseline > text.baseline)
    let letters = TextLayout(
      "Donaudampfschifffahrtsgesellschaft", font: font, maxWidth: 60, numberOfLines: 0,
      lineBreakMode: .byCharWrapping)
    #expect(letters.lineCount > 3 && letters.size.width <= 60)
    let paragraphs = TextLayout("one\ntwo\n\nfour", font: font, numberOfLines: 0)
    #expect(paragraphs.lineCount == 4)
  }

  @Test(
    "is shortened where there is no room",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func truncation(mode: LineBreakMode) {
    let story = "The quick brown fox jumps over the lazy dog"
    for lines in 1...3 {
      let text = TextLayout(
        story + story + story, font: font, maxWidth: 120, numberOfLines: lines,
        lineBreakMode: mode)
      #expect(text.isTruncated && text.lineCount == lines && text.size.width <= 120)
    }
    let fits = TextLayout("fits", font: font, maxWidth: 120, lineBreakMode: mode)
    #expect(!fits.isTruncated)
  }

  /// Returns the widest space between columns with ink, in pixels.
  private func widestGap(_ text: TextLayout) -> Int {
    let image = drawing(width: 120, height: 30) { $0.draw(text, at: .zero, color: .black) }
    let inked = (0..<120).filter { x in
      (0..<30).contains { !image.pixel(x: x, y: $0).isNear(.white) }
    }
    return zip(inked, inked.dropFirst()).map { $1 - $0 }.max() ?? 0
  }

  @Test(
    "has no gap beside its ellipsis",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func gaps(mode: LineBreakMode) {
    let dots = widestGap(TextLayout("ti…li", font: font))
    for width in stride(from: 40.0, through: 90, by: 1) {
      let text = TextLayout(
        "Internationalization", font: font, maxWidth: width, lineBreakMode: mode)
      #expect(text.isTruncated && text.exactWidth <= width)
      #expect(widestGap(text) <= dots + 1, "in \(width) points")
    }
  }

  @Test("in one line shows its first paragraph only")
  func firstParagraph() {
    let text = TextLayout("one\ntwo", font: font)
    #expect(text.lineCount == 1 && text.isTruncated)
    #expect(!TextLayout("one\n", font: font).isTruncated)
    let two = TextLayout("one\ntwo\nthree", font: font, maxWidth: 200, numberOfLines: 2)
    #expect(two.lineCount == 2 && two.isTruncated)
  }

  @Test("clipped is as wide as it is")
  func clipping() {
    let text = TextLayout(
      "The quick brown fox", font: font, maxWidth: 40, lineBreakMode: .byClipping)
    #expect(text.size.width > 40 && text.isTruncated)
  }

  private func inkBox(_ string: String, _ alignment: TextAlignment, lines: Int = 1) -> Rect {
    let text = TextLayout.cached(
      string, font: font, maxWidth: 100, numberOfLines: lines, alignment: alignment)
    return drawing(width: 100, height: 60) { $0.draw(text, at: .zero, color: .black) }
      .box(otherThan: .white)
  }

  @Test("stands left, in the middle or right", arguments: [1, 0])
  func alignment(lines: Int) {
    let left = inkBox("HIH", .left, lines: lines)
    let center = inkBox("HIH", .center, lines: lines)
    let right = inkBox("HIH", .right, lines: lines)
    #expect(left.minX < 3)
    #expect(abs(center.midX - 50) <= 1)
    #expect(right.maxX > 97)
    #expect(inkBox("HIH", .natural, lines: lines) == left)
  }

  @Test("of a script that runs to the left stands right by nature", arguments: [1, 0])
  func rightToLeft(lines: Int) {
    #expect(inkBox("שלום", .natural, lines: lines).maxX > 95)
    #expect(inkBox("שלום", .left, lines: lines).minX < 5)
    #expect(inkBox("שלום", .right, lines: lines).maxX > 95)
  }

  @Test("is drawn in any colour, where it is told", arguments: [1.0, 1.5, 2])
  func drawn(scale: Double) {
    let text = TextLayout.cached("HHH", font: .boldSystemFont(ofSize: 20))
    let image = drawing(width: 80, scale: scale) {
      $0.draw(text, at: Point(x: 10, y: 5), color: .red)
    }
    let box = image.box(otherThan: .white)
    #expect(abs(box.minX - 11 * scale) <= 3 * scale)
    #expect(abs(box.maxY - (5 + text.baseline) * scale) <= 1)
    #expect(abs(box.width - text.size.width * scale) <= 5 * scale)
    #expect(image.count(otherThan: .white) > 50)
  }

  @Test("stands on the same place directly, by cairo and through a round clip")
  func samePosition() {
    let text = TextLayout.cached("Hamburg", font: font)
    func picture(_ prepare: (GraphicsContext) -> Void) -> Image {
      drawing(width: 80) { context in
        prepare(context)
        context.draw(text, at: Point(x: 5, y: 5.3), color: .black)
      }
    }
    let direct = picture { _ in }
    let byCairo = picture { $0.setBlendMode(.darken) }
    let clipped = picture {
      $0.clip(to: Rect(x: 0, y: 0, width: 80, height: 40), cornerRadius: 20)
    }
    #expect(
      direct.box(otherThan: .white).insetBy(dx: -1, dy: -1)
        .contains(byCairo.box(otherThan: .white)))
    #expect(direct.hasSamePixels(as: clipped, tolerance: 80))
    let difference = abs(direct.count(otherThan: .white) - byCairo.count(otherThan: .white))
    #expect(difference < 60)
  }

  @Test("with odd characters is laid out and drawn")
  func oddCharacters() {
    let odd = [
      "\0", "a\0b", "\u{FEFF}", "\u{200D}\u{200D}", "\u{202E}abc", "\u{10FFFF}", "e\u{301}\u{302}",
      "\r\n", "\u{2028}", "😀👨‍👩‍👧", "\u{FFFE}", String(repeating: "\u{0301}", count: 200), "\t\t", "ﷺ",
    ]
    let image = drawing(width: 200) { context in
      for string in odd {
        for lines in [0, 1] {
          let text = TextLayout(string, font: font, maxWidth: 50, numberOfLines: lines)
          #expect(text.size.height.isFinite && text.size.height > 0)
          context.draw(text, at: .zero, color: .black)
        }
        context.draw(TextLayout(string, font: font.withSize(200)), at: .zero, color: .black)
      }
    }
    #expect(image.pixelWidth == 200)
  }

  @Test("in rooms of any width is laid out")
  func oddWidths() {
    for width in [0, -5, 0.001, 1e9, .infinity, .nan, 3] {
      for lines in [0, 1, 2] {
        for mode in [LineBreakMode.byWordWrapping, .byClipping, .byTruncatingTail] {
          let text = TextLayout(
            "some text", font: font, maxWidth: width, numberOfLines: lines, lineBreakMode: mode)
          #expect(text.lineCount >= 1)
        }
      }
    }
  }

  @Test("asked for again is not laid out again")
  func cached() {
    let string = "Something that no other test lays out"
    _ = TextLayout.cached(string, font: font)
    let count = TextLayout.layoutCount
    let again = TextLayout.cached(string, font: font)
    for width in [400.0, 500, 600] {
      for alignment in [TextAlignment.left, .center, .right] {
        let text = TextLayout.cached(
          string, font: font, maxWidth: width, alignment: alignment)
        #expect(text.size == again.size)
      }
    }
    _ = drawing(width: 300) { $0.draw(again, at: .zero, color: .black) }
    #expect(TextLayout.layoutCount == count)
    _ = TextLayout.cached(string, font: font.withWeight(.bold))
    #expect(TextLayout.layoutCount == count + 1)
  }

  @Test("is kept within a limit, the latest longest")
  func cacheLimit() {
    TextLayout.emptyCache()
    for index in 0..<TextLayout.cacheLimit * 2 {
      _ = TextLayout.cached("number \(index)", font: font)
    }
    let count = TextLayout.layoutCount
    _ = TextLayout.cached("number \(TextLayout.cacheLimit * 2 - 1)", font: font)
    #expect(TextLayout.layoutCount == count)
    _ = TextLayout.cached("number 0", font: font)
    #expect(TextLayout.layoutCount == count + 1)
  }

  @Test("with digits of one width does not jump")
  func monospacedDigits() {
    let digits = Font.monospacedDigitSystemFont(ofSize: 15)
    #expect(
      TextLayout("111", font: digits).exactWidth == TextLayout("888", font: digits).exactWidth)
    let mono = Font.monospacedSystemFont(ofSize: 15)
    #expect(
      abs(TextLayout("iii", font: mono).exactWidth - TextLayout("WWW", font: mono).exactWidth)
        < 0.01)
  }
}
