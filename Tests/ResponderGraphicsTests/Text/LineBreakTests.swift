import Testing

@testable import ResponderGraphics

struct LineBreakTests {
  @Test(
    "a text has a line break if one of its characters is one",
    arguments: [
      "", "a", "ä", "a\nb", "\r\n", "a\rb", "a\u{B}b", "a\u{C}b", "a\u{85}b", "a\u{2028}b",
      "a\u{2029}",
      "Å\u{2026}", "\u{A8}\u{A9}", "\u{205}", "\u{80A8}", "\u{2027}\u{202A}", "あ\u{8A8}",
      "\u{E080}\u{A8}",
      "e\u{301}\n", "👩‍👩‍👧", "👩‍👩‍👧\n", "नमस्ते\u{2028}",
    ])
  func lineBreaks(text: String) {
    #expect(text.hasLineBreak == text.contains(where: \.isNewline))
  }
}
