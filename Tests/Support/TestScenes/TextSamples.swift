import ResponderGraphics
import SeededRandom
import WindowResponder

/// A generator of random texts and fonts, with the same results in every run.
@MainActor package struct TextSamples {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = [
    "a", "I", "it", "fi", "ffl", "AV", "To", "wave", "Save", "Cancel", "Settings…", "WiFi", "€7.20",
    "1,234.56", "100%", "12:45", "–", "\"quoted\"", "(none)", "naïve", "Größe", "Straße", "été",
    "A\u{301}\u{323}", "Tiếng", "Ω", "Привет", "Настройки", "שלום", "הגדרות", "مرحبا", "الإعدادات",
    "कीबोर्ड", "ภาษาไทย", "設定", "한국어", "👍", "👩‍👩‍👧", "🇩🇪", "Donaudampfschifffahrt",
    "https://example.org/a?b=c",
  ]

  /// Returns one of the values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  /// Returns `true` in one of `count` calls, on average.
  package mutating func chance(oneIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  /// Returns a text of some words in one line.
  package mutating func line(upTo count: Int = 6) -> String {
    if chance(oneIn: 8) { return amount() }
    let words = (0..<Int.random(in: 1...count, using: &random)).map { _ in pick(Self.words) }
    let text = words.joined(separator: pick([" ", " ", " ", "\u{A0}", "-", "", "  "]))
    return chance(oneIn: 20) ? text + " " : text
  }

  /// Returns a left-to-right text.
  package mutating func latin() -> String {
    pick(["Save", "Cancel", "Größe", "€7.20", "WiFi", "AV To", "naïve été", "Привет", "設定"])
      + amount()
  }

  /// Returns an amount or another number.
  private mutating func amount() -> String {
    let number = Int.random(in: 0...9_999_999, using: &random)
    return pick(["€", "$", "", "−", "+"]) + "\(number / 100).\(number % 100)"
      + pick(["", " kg", "%", " €"])
  }

  /// Returns a text of several lines, some of which can be empty.
  package mutating func paragraph() -> String {
    var lines = [line(upTo: 12)]
    while chance(oneIn: 2) { lines.append(chance(oneIn: 4) ? "" : line(upTo: 12)) }
    return lines.joined(separator: "\n")
  }

  /// Returns a font in one of the sizes of text styles, of the user's text size or of applications.
  package mutating func font() -> Font {
    let size =
      chance(oneIn: 2)
      ? pick([11, 12, 13, 15, 16, 17, 20, 22, 28, 34]) * pick([0.85, 1, 1, 1.15, 1.25, 1.5, 2])
      : number(6...72)
    if chance(oneIn: 5) { return .monospacedDigitSystemFont(ofSize: size, weight: .regular) }
    return .systemFont(ofSize: size, weight: pick([.regular, .regular, .semibold, .bold, .light]))
  }

  /// Returns a text with random attributes: fonts, letter spacing, and a baseline offset.
  package mutating func styled(_ string: String) -> StyledText {
    var text = StyledText(string)
    var start = string.startIndex
    while start < string.endIndex {
      let length = Int.random(in: 1...8, using: &random)
      let end = string.index(start, offsetBy: length, limitedBy: string.endIndex) ?? string.endIndex
      var looks = TextAttributes()
      if chance(oneIn: 2) { looks.font = font() }
      if chance(oneIn: 2) { looks.kern = number(-1...8) }
      if chance(oneIn: 6) { looks.baselineOffset = number(-4...6) }
      let first = string.utf8.distance(from: string.startIndex, to: start)
      let last = string.utf8.distance(from: string.startIndex, to: end)
      text.updateAttributes(range: TextRange(utf8: first..<last)) { $0 = looks }
      start = end
    }
    return text
  }

  /// Returns a random paragraph style.
  package mutating func paragraphStyle() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = pick([.natural, .left, .center, .right, .justified])
    style.lineBreakMode = pick([.byWordWrapping, .byCharWrapping, .byTruncatingTail])
    style.baseWritingDirection = pick([.natural, .leftToRight, .rightToLeft])
    if chance(oneIn: 2) { style.firstLineHeadIndent = number(0...40) }
    if chance(oneIn: 2) { style.headIndent = number(0...40) }
    if chance(oneIn: 3) { style.tailIndent = -number(0...40) }
    if chance(oneIn: 3) { style.lineSpacing = number(0...6) }
    return style
  }
}
