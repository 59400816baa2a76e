import ResponderTestKit
import Testing
import Widgets

@testable import ResponderGraphics

@MainActor struct TextFieldStyleTests {
  private let red = TextAttributes(foregroundColor: .systemRed)

  private func styled() -> StyledText {
    StyledText("plain ") + StyledText("red", attributes: red)
  }

  @Test("A text with looks keeps them, and what is typed takes those before it")
  func attributedText() {
    let it = FieldStage()
    it.field.attributedText = styled()
    #expect(it.field.text == "plain red")
    #expect(it.field.attributedText == styled())
    #expect(it.sent == [])
    it.stage.type("!")
    #expect(it.field.attributedText == StyledText("plain ") + StyledText("red!", attributes: red))
    it.press(.keyboardZ, .control)
    #expect(it.field.attributedText == styled())
  }

  @Test("Setting the text takes the looks away")
  func plainText() {
    let it = FieldStage()
    it.field.attributedText = styled()
    it.field.text = "none"
    #expect(it.field.attributedText == StyledText("none"))
    it.stage.type("x")
    #expect(it.field.attributedText == StyledText("nonex"))
  }

  @Test("The properties tell how the first character looks, and a plain text takes that on")
  func looksOfStart() {
    let it = FieldStage()
    let bold = TextAttributes(
      font: .boldSystemFont(ofSize: 20), foregroundColor: .systemRed,
      paragraphStyle: ParagraphStyle(alignment: .right))
    it.field.attributedText = StyledText("ab", attributes: bold) + "cd"
    for text in ["plain", nil, "other"] {
      #expect(it.field.font == .boldSystemFont(ofSize: 20))
      #expect(it.field.textColor == .systemRed)
      #expect(it.field.textAlignment == .right)
      it.field.text = text
    }
    #expect(it.field.attributedText == StyledText("other"))
    it.field.attributedText = StyledText("plain")
    #expect(it.field.font == .boldSystemFont(ofSize: 20))
  }

  @Test("A font, color or alignment counts for the whole text with looks")
  func wholeText() {
    let it = FieldStage()
    it.field.attributedText = styled()
    it.field.textColor = .systemGreen
    #expect(it.field.textColor == .systemGreen)
    #expect(it.field.attributedText?.string == "plain red")
    let runs = it.field.attributedText?.runs.map(\.attributes) ?? []
    #expect(!runs.isEmpty && runs.allSatisfy { $0.foregroundColor == .systemGreen })
    it.field.font = .systemFont(ofSize: 30)
    #expect(it.field.font == .systemFont(ofSize: 30))
    #expect(it.field.attributedText?.attributes(at: .start).font == .systemFont(ofSize: 30))
    #expect(it.field.selectedTextRange?.end.utf8Offset == 9)
  }

  @Test("Line breaks in a text with looks become spaces, and the looks stay with their letters")
  func lineBreaks() {
    let it = FieldStage()
    it.field.attributedText = StyledText("a\r\n") + StyledText("red", attributes: red)
    #expect(it.field.attributedText == StyledText("a ") + StyledText("red", attributes: red))
  }

  @Test("Looks are seen, in the text and in the placeholder, whose letters may stay faint")
  func drawnAttributes() {
    let it = FieldStage("", isFocused: false)
    it.field.text = "plain red"
    let plain = it.stage.snapshot().pngData()
    it.field.attributedText = styled()
    #expect(it.stage.snapshot().pngData() != plain)
    it.field.text = nil
    it.field.placeholder = "plain red"
    let faint = it.stage.snapshot().pngData()
    it.field.attributedPlaceholder = StyledText("plain red")
    #expect(it.stage.snapshot().pngData() == faint)
    it.field.attributedPlaceholder = styled()
    #expect(it.field.placeholder == "plain red")
    #expect(it.stage.snapshot().pngData() != faint)
    it.field.placeholder = "plain red"
    #expect(it.stage.snapshot().pngData() == faint)
  }

  @Test("The usual looks count for what is there and for what comes")
  func defaultAttributes() {
    let it = FieldStage("ab")
    it.field.defaultTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 20), foregroundColor: .systemGreen, kern: 3)
    #expect(it.field.font == .systemFont(ofSize: 20))
    #expect(it.field.textColor == .systemGreen)
    #expect(it.field.attributedText == StyledText("ab", attributes: TextAttributes(kern: 3)))
    it.stage.type("c")
    #expect(it.field.attributedText == StyledText("abc", attributes: TextAttributes(kern: 3)))
    it.field.text = ""
    it.stage.type("d")
    #expect(it.field.attributedText == StyledText("d", attributes: TextAttributes(kern: 3)))
    #expect(it.field.defaultTextAttributes.kern == 3)
  }
}
