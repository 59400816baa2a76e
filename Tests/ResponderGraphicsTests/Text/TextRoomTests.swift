import ResponderGraphics
import SeededRandom
import TestScenes
import Testing
import WindowResponder

/// Tests that the size of a text is large enough to lay it out again without a change.
@Suite("The size of a text") @MainActor struct TextRoomTests {
  private nonisolated static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test("T4: holds a line of any font and any text scale", arguments: seeds)
  func lines(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    var cut: [String] = []
    for _ in 0..<sampleSize(2_500) {
      let (text, font) = (samples.line(), samples.font())
      let whole = TextLayout(text, font: font)
      let mode = samples.pick([
        LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
      ])
      let again = TextLayout(text, font: font, maxWidth: whole.size.width, lineBreakMode: mode)
      let wrapped = TextLayout(text, font: font, maxWidth: whole.size.width, numberOfLines: 0)
      if again.isTruncated || wrapped.lineCount != 1 || again.size != whole.size {
        cut.append("“\(text)” in \(font.pointSize): \(whole.exactWidth) in \(whole.size.width)")
      }
    }
    #expect(cut.isEmpty, "seed \(seed): \(cut.count) of 2500, \(cut.prefix(5))")
  }

  @Test("T4: holds lines that were broken in a width", arguments: seeds)
  func paragraphs(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    var cut: [String] = []
    for _ in 0..<sampleSize(800) {
      let (text, font) = (samples.paragraph(), samples.font())
      let width = samples.number(20...400)
      let count = samples.pick([0, 0, 2, 3])
      func lay(_ width: Double) -> TextLayout {
        TextLayout(text, font: font, maxWidth: width, numberOfLines: count)
      }
      let first = lay(width)
      let again = lay(min(first.size.width, width))
      if again.lineCount != first.lineCount || again.isTruncated != first.isTruncated
        || again.size.height > first.size.height
      {
        cut.append(
          "“\(text)” in \(font.pointSize), \(count) lines in \(width): \(first.size) \(again.size)")
      }
    }
    #expect(cut.isEmpty, "seed \(seed): \(cut.count) of 800, \(cut.prefix(3))")
  }

  @Test("T4: holds styled lines: fonts, letter spacing, raised parts", arguments: seeds)
  func styled(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    var cut: [String] = []
    for _ in 0..<sampleSize(800) {
      let (text, font) = (samples.styled(samples.line()), samples.font())
      let whole = TextLayout(text, font: font)
      let again = TextLayout(text, font: font, maxWidth: whole.size.width)
      let wrapped = TextLayout(text, font: font, maxWidth: whole.size.width, numberOfLines: 0)
      if again.isTruncated || wrapped.lineCount != 1 || again.size != whole.size {
        cut.append("“\(text.string)”: \(whole.size) \(again.size), \(wrapped.lineCount)")
      }
    }
    #expect(cut.isEmpty, "seed \(seed): \(cut.count) of 800, \(cut.prefix(3))")
  }

  @Test("T4: holds styled paragraphs: indents, alignment, both directions", arguments: seeds)
  func styledParagraphs(seed: UInt64) {
    var samples = TextSamples(seed: seed)
    var cut: [String] = []
    for _ in 0..<sampleSize(200) {
      var text = samples.styled(samples.paragraph())
      let (style, font) = (samples.paragraphStyle(), samples.font())
      text.updateAttributes { $0.paragraphStyle = style }
      let width = samples.chance(oneIn: 2) ? samples.number(120...600) : nil
      let first = TextLayout(text, font: font, maxWidth: width, numberOfLines: 0)
      let room = min(first.size.width, width ?? .infinity)
      let again = TextLayout(text, font: font, maxWidth: room, numberOfLines: 0)
      if again.lineCount != first.lineCount || again.size.height > first.size.height
        || again.isTruncated != first.isTruncated
      {
        cut.append("“\(text.string)” in \(width ?? 0): \(first.size) \(again.size) \(style)")
      }
    }
    #expect(cut.isEmpty, "seed \(seed): \(cut.count) of 200, \(cut.prefix(2))")
  }
}
