import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

/// The strategies of a label for line breaks.
@MainActor struct LineBreakTests {
  private let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  init() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 16)
  }

  /// Returns the lines of the text in a width, in points.
  private func lines(_ width: Double) -> [String] {
    guard let layout = label.layout(width: width, lines: 0) else { return [] }
    let text = layout.string
    var starts: [Int] = []
    var last = -1.0
    for offset in 0..<text.utf8.count {
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      guard index.samePosition(in: text) != nil else { continue }
      let next = text.utf8.distance(from: text.startIndex, to: text.index(after: index))
      let range = TextRange(
        start: TextPosition(utf8Offset: offset), end: TextPosition(utf8Offset: next))
      guard let y = layout.rects(for: range).first?.midY else { continue }
      if y > last + 4 {
        starts.append(offset)
        last = y
      }
    }
    return starts.indices.map { line in
      let end = line + 1 < starts.count ? starts[line + 1] : text.utf8.count
      let bytes = Array(text.utf8)[starts[line]..<end]
      return String(decoding: bytes, as: UTF8.self).trimmed
    }
  }

  /// Returns the smallest width in which the first words are one line, in points.
  private func width(of text: String) -> Double {
    TextLayout(text, font: .systemFont(ofSize: 16)).exactWidth + 1
  }

  @Test("Pushed out, a paragraph does not end with a single word")
  func pushOut() {
    label.text = "one two three four"
    let room = width(of: "one two three")
    label.lineBreakStrategy = []
    #expect(lines(room) == ["one two three", "four"])
    label.lineBreakStrategy = .pushOut
    #expect(lines(room) == ["one two", "three four"])
    #expect(label.sizeThatFits(Size(width: room, height: 0)).width < room - 10)
    label.text = "one two three four\none two three four"
    #expect(lines(room) == ["one two", "three four", "one two", "three four"])
    label.text = "one\ntwo"
    #expect(lines(room) == ["one", "two"])
  }

  @Test("Two words that do not fit in one line are not pushed out")
  func tooLong() {
    label.lineBreakStrategy = .pushOut
    label.text = "a abcdefgh abcdefgh"
    let room = width(of: "a abcdefgh")
    #expect(lines(room) == ["a abcdefgh", "abcdefgh"])
  }

  @Test("Hangul is divided inside of words, unless words have priority")
  func hangul() {
    label.text = "가나다라 마바사아 자차카타"
    let room = width(of: "가나다라 마바")
    label.lineBreakStrategy = []
    #expect(lines(room).first == "가나다라 마바")
    label.lineBreakStrategy = .hangulWordPriority
    #expect(lines(room) == ["가나다라", "마바사아", "자차카타"])
    label.lineBreakStrategy = .standard
    #expect(lines(room) == ["가나다라", "마바사아", "자차카타"])
    label.lineBreakStrategy = []
    #expect(lines(room).first == "가나다라 마바")
  }

  @Test("By default, a label has the standard strategy, with all of the others")
  func byDefault() {
    #expect(label.lineBreakStrategy == .standard && Label().lineBreakStrategy == .standard)
    label.text = "one two three four"
    #expect(lines(width(of: "one two three")) == ["one two", "three four"])
    label.text = "가나다라 마바사아 자차카타"
    #expect(lines(width(of: "가나다라 마바")) == ["가나다라", "마바사아", "자차카타"])
    label.adjustsFontSizeToFitWidth = true
    #expect(label.lineBreakStrategy == .standard)
  }

  @Test("Paragraphs are pushed out one by one, and keep their order, empty lines and truncation")
  func paragraphs() {
    label.text = "one two three four\n\none two\nthree four five six"
    let room = width(of: "one two three")
    #expect(
      lines(room).filter { !$0.isEmpty }
        == ["one two", "three four", "one two", "three four", "five six"])
    let whole = label.layout(width: room, lines: 0)
    #expect(whole?.lineCount == 6 && whole?.isTruncated == false)
    let cut = label.layout(width: room, lines: 4)
    #expect(cut?.lineCount == 4 && cut?.isTruncated == true)
    let short = label.layout(width: room, lines: 2)
    #expect(short?.lineCount == 2 && short?.isTruncated == true)
    label.text = "one two three four\n"
    #expect(label.layout(width: room, lines: 0)?.lineCount == 3)
  }

  /// Returns the work for the line breaks of a text in 150 points.
  private func work(_ text: String) -> Int {
    label.text = text
    let before = LineBreakWork.count
    #expect(label.layout(width: 150, lines: 0)?.lineCount ?? 0 > 1)
    return LineBreakWork.count - before
  }

  @Test(
    "The work for a long text is proportional to its length",
    arguments: [
      "one two three four five six seven eight\n", "one two three four five six seven eight ",
      "가나다라 마바사아 ", "가나다라 마바사아 자차카타 파하\n",
    ])
  func linearWork(part: String) {
    let count = 50_000 / part.unicodeScalars.count
    let half = work(String(repeating: part, count: count))
    let whole = work(String(repeating: part, count: 2 * count))
    #expect(half > count && whole <= 2 * half + 200)
    #expect(whole < 100 * 100_000)
  }

  @Test("The layout of a long text is not kept in the cache, that of a short one is")
  func cache() {
    label.text = "one two three four five six seven"
    _ = label.layout(width: 80, lines: 0)
    var count = TextLayout.layoutCount
    _ = label.layout(width: 80, lines: 0)
    #expect(TextLayout.layoutCount == count)
    label.text = String(repeating: "one two three ", count: 1_000)
    _ = label.layout(width: 80, lines: 0)
    count = TextLayout.layoutCount
    _ = label.layout(width: 80, lines: 0)
    #expect(TextLayout.layoutCount > count)
  }

  @Test("Styled text follows the strategy too")
  func styled() {
    var text = StyledText("one two three four")
    text.addAttributes(TextAttributes(font: .systemFont(ofSize: 16)))
    label.attributedText = text
    label.lineBreakStrategy = .pushOut
    #expect(lines(width(of: "one two three")) == ["one two", "three four"])
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let last = text.last, last == " " || last.isNewline { text.removeLast() }
    return String(text)
  }
}
