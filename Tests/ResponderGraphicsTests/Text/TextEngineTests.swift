import CCairo
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Styled runs of one layout") @MainActor struct TextEngineTests {
  private let font = Font.systemFont(ofSize: 15)

  /// The parts of the first line of a text.
  private struct Line {
    var runs: [GlyphRun] = []
    var missing: [Rect] = []
    var decorations: [TextDecoration] = []
    var width = 0.0
  }

  private func line(_ text: String, _ styles: TextStyleRuns) -> Line {
    var result = Line()
    guard let layout = TextEngine.makeLayout(text, font: font, runs: styles) else { return result }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return result }
    result.runs = GlyphRun.runs(
      of: line, font: font, styles: styles, x: 0, baseline: 20, missing: &result.missing,
      decorations: &result.decorations)
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    result.width = Double(logical.width) * TextEngine.unit(of: font)
    return result
  }

  @Test("a NUL is laid out as one byte, so that offsets behind it stay")
  func nul() throws {
    let layout = try #require(TextEngine.makeLayout("a\0b", font: font))
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let text = try #require(pango_layout_get_text(layout))
    #expect(String(cString: text) == "a\u{1}b")
  }

  @Test("letters of one font in several colours are runs of their own")
  func colors() {
    let line = line(
      "red none blue",
      [
        (0..<3, TextAttributes(foregroundColor: .red)),
        (9..<13, TextAttributes(foregroundColor: .blue)),
      ])
    #expect(line.runs.map(\.color) == [.red, nil, .blue])
    #expect(line.decorations.isEmpty)
  }

  @Test("a font is as large beside another as its size says")
  func sizes() {
    let plain = line("Hello", []).width
    let large = line("Hello", [(0..<5, TextAttributes(font: font.withSize(30)))]).width
    let half = line("Hello", [(0..<5, TextAttributes(font: font.withSize(7.5)))]).width
    #expect(abs(large - 2 * plain) < 0.1)
    #expect(abs(half - plain / 2) < 0.1)
  }

  @Test("letters stand further apart by their kern")
  func kern() {
    let plain = line("Hello", []).width
    let wide = line("Hello", [(0..<5, TextAttributes(kern: 2))]).width
    #expect(wide - plain > 7.9 && wide - plain < 10.1)
  }

  @Test("raised letters stand higher, and their line with them")
  func baselineOffset() throws {
    var raised = TextAttributes(underlineStyle: .single)
    raised.baselineOffset = 4
    let line = line("ab", [(1..<2, raised)])
    #expect(line.runs.count == 2)
    let glyph = try #require(line.runs.last?.glyphs.first)
    #expect(abs(glyph.y + 4) < 0.01)
    let plain = self.line("ab", [(1..<2, TextAttributes(underlineStyle: .single))])
    let higher = try #require(line.decorations.first)
    let lower = try #require(plain.decorations.first)
    #expect(abs(lower.rect.minY - higher.rect.minY - 4) < 0.01)
  }

  @Test("one line goes under letters of several fonts, as low as the largest need it")
  func joinedUnderline() throws {
    var large = TextAttributes(font: font.withSize(30), underlineStyle: .single)
    large.foregroundColor = .black
    let small = TextAttributes(foregroundColor: .black, underlineStyle: .single)
    let line = line("abcd", [(0..<2, small), (2..<4, large)])
    #expect(line.decorations.count == 1)
    let rect = try #require(line.decorations.first).rect
    #expect(abs(rect.width - line.width) < 0.1)
    #expect(abs(rect.minY - (20 + 30 * TextDecoration.underlineDepth)) < 0.01)
  }

  @Test("a picture takes its room, and stands on the baseline")
  func attachment() throws {
    var attributes = TextAttributes()
    attributes.attachment = TextAttachment(
      image: Image(systemName: "star"), bounds: Rect(x: 0, y: -3, width: 40, height: 20))
    let plain = line("ab", []).width
    let line = line("a\u{FFFC}b", [(1..<4, attributes)])
    #expect(abs(line.width - plain - 40) < 1)
    let rect = try #require(line.decorations.first).rect
    #expect(rect.maxY == 23 && abs(rect.width - 40) < 0.001 && abs(rect.height - 20) < 0.001)
  }

  @Test("each of several characters with the same attachment shows the picture")
  func attachments() {
    var attributes = TextAttributes()
    attributes.attachment = TextAttachment(
      image: Image(systemName: "star"), bounds: Rect(x: 2, y: -3, width: 40, height: 20))
    let line = line("a\u{FFFC}\u{FFFC}\u{FFFC}b", [(1..<10, attributes)])
    let rects = line.decorations.map(\.rect)
    #expect(rects.count == 3)
    for (first, second) in zip(rects, rects.dropFirst()) {
      #expect(abs(second.minX - first.minX - 42) < 0.01 && second.minY == first.minY)
    }
  }

  @Test("senseless values lay text out all the same")
  func senseless() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9] {
      var attributes = TextAttributes(kern: value)
      attributes.baselineOffset = value
      attributes.font = font.withSize(value)
      attributes.attachment = TextAttachment(
        bounds: Rect(x: value, y: value, width: value, height: value))
      #expect(line("abc", [(0..<3, attributes)]).runs.count <= 3)
    }
  }

  @Test("ranges that lie beyond the text, or cut a character, do no harm")
  func oddRanges() {
    let style = TextAttributes(foregroundColor: .red, underlineStyle: .double)
    #expect(line("é", [(1..<2, style)]).runs.count >= 1)
    #expect(line("ab", [(1..<900, style)]).runs.count == 2)
    #expect(line("", [(0..<5, style)]).runs.isEmpty)
  }
}
