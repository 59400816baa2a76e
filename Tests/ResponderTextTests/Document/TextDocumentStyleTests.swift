import Testing

@testable import ResponderGraphics
@testable import ResponderText
@testable import WindowResponder

@MainActor @Suite struct TextDocumentStyleTests {
  private var red: TextAttributes {
    var attributes = TextAttributes()
    attributes.foregroundColor = .red
    return attributes
  }

  private var blue: TextAttributes {
    var attributes = TextAttributes()
    attributes.foregroundColor = .blue
    return attributes
  }

  private func runs(_ document: TextDocument) -> [Range<Int>] {
    document.runs(in: 0..<document.utf8Count).map(\.range)
  }

  @Test("Nothing is kept until a style is set, and when the last has gone")
  func none() {
    let document = TextDocument("text")
    #expect(!document.hasStyles)
    document.setAttributes(TextAttributes(), in: 0..<4)
    #expect(!document.hasStyles)
    document.setAttributes(red, in: 1..<2)
    #expect(document.hasStyles)
    document.setAttributes(TextAttributes(), in: 0..<4)
    #expect(!document.hasStyles)
  }

  @Test("Runs are split, and joined when they are equal")
  func splitting() {
    let document = TextDocument("0123456789")
    document.setAttributes(red, in: 2..<8)
    document.setAttributes(blue, in: 4..<6)
    #expect(runs(document) == [0..<2, 2..<4, 4..<6, 6..<8, 8..<10])
    document.setAttributes(red, in: 4..<6)
    #expect(runs(document) == [0..<2, 2..<8, 8..<10])
    #expect(document.runs(in: 3..<9).map(\.range) == [3..<8, 8..<9])
    #expect(document.checkInvariants() == nil)
  }

  @Test("Text takes the attributes before it, at a paragraph's start those behind")
  func inherited() {
    let document = TextDocument("ab\ncd")
    document.setAttributes(red, in: 0..<3)
    document.setAttributes(blue, in: 3..<5)
    document.replace(2..<2, with: "x")
    #expect(document.attributes(at: 2) == red)
    document.replace(4..<4, with: "y")
    #expect(document.attributes(at: 4) == blue)
    document.replace(6..<6, with: "z", attributes: red)
    #expect(document.attributes(at: 6) == red)
    #expect(document.checkInvariants() == nil)
  }

  @Test("Text that replaces other takes the attributes of its first character")
  func replaced() {
    let document = TextDocument("abcd")
    document.setAttributes(red, in: 1..<3)
    document.replace(1..<4, with: "new")
    #expect(runs(document) == [0..<1, 1..<4])
    document.replace(0..<1, with: "")
    #expect(document.attributes(at: 0) == red)
  }

  @Test("Attributes are changed run by run, equal ones once")
  func updating() {
    let document = TextDocument("0123456789")
    document.setAttributes(red, in: 2..<3)
    document.setAttributes(red, in: 5..<6)
    var calls = 0
    document.updateAttributes(in: 1..<9) {
      calls += 1
      $0.backgroundColor = .green
    }
    #expect(calls == 2)
    #expect(document.attributes(at: 2).foregroundColor == .red)
    #expect(document.attributes(at: 2).backgroundColor == .green)
    #expect(document.attributes(at: 0) == TextAttributes())
    #expect(document.checkInvariants() == nil)
  }

  @Test("Attributes that no text has any more are forgotten")
  func forgetting() {
    let document = TextDocument("0123456789")
    for step in 0..<5_000 {
      var attributes = TextAttributes()
      attributes.foregroundColor = Color(red: 0, green: 0, blue: 0, alpha: Double(step) / 5_000)
      document.setAttributes(attributes, in: 2..<5)
    }
    #expect((document.runs?.tableCount ?? 0) < 200)
    #expect(
      document.attributes(at: 3).foregroundColor
        == Color(red: 0, green: 0, blue: 0, alpha: 4_999.0 / 5_000))
    #expect(document.checkInvariants() == nil)
  }
}
