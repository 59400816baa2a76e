import ResponderTestKit
import Testing
import Widgets

/// Curly quotation marks, dashes and spaces around words, in fields and text views that request them.
@MainActor @Suite(.serialized) struct SmartEditingTests {
  /// Creates a field that requests everything, for a user with a language.
  private func field(_ text: String = "", language: String = "en") -> FieldStage {
    let it = FieldStage(text)
    Language.current = Language(language)
    it.field.smartQuotesType = .yes
    it.field.smartDashesType = .yes
    it.field.smartInsertDeleteType = .yes
    return it
  }

  @Test(
    "Straight quotation marks become those of the language, and an apostrophe stays one",
    arguments: [
      ("en", "“Don’t say ‘no’,” (“he”) said"), ("de", "„Don’t say ‚no‘,“ („he“) said"),
      ("de_CH", "«Don’t say ‹no›,» («he») said"),
      ("fr", "«\u{202F}Don’t say ‘no’,\u{202F}» («\u{202F}he\u{202F}») said"),
      ("sv", "”Don’t say ’no’,” (”he”) said"),
    ])
  func quotes(_ language: String, _ expected: String) {
    let it = field(language: language)
    it.stage.type("\"Don't say 'no',\" (\"he\") said")
    #expect(it.field.text == expected)
  }

  @Test("Two quotation marks in a row are an empty quotation, and one in another may open")
  func emptyQuotation() {
    let it = field()
    it.stage.type("\"\" \"'a'\"")
    #expect(it.field.text == "“” “‘a’”")
  }

  @Test("Two hyphens become an en dash, three an em dash, and the delegate is asked for the dash")
  func dashes() {
    let it = field()
    let delegate = ChangeNotes()
    it.field.delegate = delegate
    it.stage.type("a-b--c---d")
    #expect(it.field.text == "a-b–c—d")
    #expect(delegate.asked.contains("3..<4 –"))
    it.field.text = "-"
    it.field.selectedTextRange = TextRange(utf8: 0..<1)
    it.stage.type("-")
    #expect(it.field.text == "-")
  }

  @Test("A dash is taken back by one undo, and then there are the hyphen and what it stood behind")
  func undo() {
    let it = field()
    it.stage.type("ab--")
    #expect(it.field.text == "ab–")
    it.press(.keyboardZ, .control)
    #expect(it.field.text == "ab-")
  }

  @Test("Nothing is replaced by default, with `.no`, in secure text, in pasted and in set text")
  func unchanged() {
    do {
      let plain = FieldStage()
      plain.stage.type("\"a\" -- b")
      #expect(plain.field.text == "\"a\" -- b")
    }
    let it = field()
    it.field.smartQuotesType = .no
    it.stage.type("\"")
    #expect(it.field.text == "\"")
    it.field.smartQuotesType = .yes
    it.field.isSecureTextEntry = true
    it.field.text = ""
    it.stage.type("\"a--")
    #expect(it.field.text == "\"a--")
    it.field.isSecureTextEntry = false
    it.field.text = "\"--\""
    it.field.selectAll(nil)
    Pasteboard.general.string = "'--'"
    it.field.paste(nil)
    it.stage.advance(by: 0.1)
    #expect(it.field.text == "'--'")
  }

  @Test("A keyboard on the screen types them too, and text that it composes stays as it is")
  func inputMethod() {
    let it = field()
    it.stage.commitText("\"")
    it.stage.commitText("a")
    it.stage.commitText("\"")
    #expect(it.field.text == "“a”")
    it.stage.composeText("\"")
    it.stage.commitText("\"")
    #expect(it.field.text == "“a”\"")
  }

  @Test("A text view replaces them by what is in the same paragraph")
  func textView() {
    let it = TextViewStage("one\n")
    it.view.smartQuotesType = .yes
    it.view.smartDashesType = .yes
    it.stage.type("\"two\"--")
    #expect(it.view.text == "one\n“two”–")
  }

  @Test(
    "A pasted word gets the spaces that it needs",
    arguments: [
      ("one|", "one two"), ("|one", "two one"), ("one |three", "one two three"),
      ("one, |", "one, two"), ("one,|", "one, two"), ("on|e", "ontwoe"), ("(|)", "(two)"),
      ("[one]", "two"),
    ])
  func insertion(_ before: String, _ expected: String) {
    let it = field(before.filter { !"|[]".contains($0) })
    place(it, before)
    Pasteboard.general.string = "two"
    it.field.paste(nil)
    it.stage.advance(by: 0.1)
    #expect(it.field.text == expected)
  }

  @Test(
    "The space of a word goes with it, by Backspace, by Delete in the menu and when it is cut",
    arguments: [
      ("one [two] three", "one three"), ("one [two], three", "one, three"), ("[one] two", "two"),
      ("one [two]", "one"), ("one t[w]o", "one to"), ("one[ two]", "one"), ("([one])", "()"),
    ])
  func deletion(_ before: String, _ expected: String) {
    for delete in [
      { (it: FieldStage) in it.press(.keyboardDeleteOrBackspace) },
      { it in it.field.delete(nil) }, { it in it.field.cut(nil) },
    ] {
      let it = field(before.filter { !"[]".contains($0) })
      place(it, before)
      delete(it)
      #expect(it.field.text == expected)
      it.press(.keyboardZ, .control)
      #expect(it.state == before)
    }
  }

  @Test("A field that requests nothing keeps both spaces")
  func keptSpaces() {
    let plain = FieldStage("one two three")
    place(plain, "one [two] three")
    plain.press(.keyboardDeleteOrBackspace)
    #expect(plain.field.text == "one  three")
  }

  private func place(_ it: FieldStage, _ state: String) {
    let bytes = Array(state.utf8)
    let start = bytes.firstIndex { "|[".utf8.contains($0) } ?? 0
    let end = bytes.firstIndex(of: UInt8(ascii: "]")).map { $0 - 1 } ?? start
    it.field.selectedTextRange = TextRange(utf8: start..<end)
  }

  @Test("A text view has the hint for suggestions unless it requests none")
  func predictionsInTextView() {
    let it = TextViewStage()
    #expect(it.stage.inputMethod.hints.contains(.completion))
    it.view.inlinePredictionType = .no
    it.stage.render()
    #expect(!it.stage.inputMethod.hints.contains(.completion))
  }

  @Test("Suggestions of words are a hint for the input method, as corrections are")
  func predictions() {
    let it = FieldStage()
    func isHinted() -> Bool {
      it.stage.render()
      return it.stage.inputMethod.hints.contains(.completion)
    }
    #expect(isHinted())
    it.field.inlinePredictionType = .no
    #expect(!isHinted())
    it.field.autocorrectionType = .yes
    #expect(isHinted())
    it.field.autocorrectionType = .no
    #expect(!isHinted())
    it.field.inlinePredictionType = .yes
    #expect(isHinted())
  }
}

/// A delegate that allows all changes, and stores them.
@MainActor private final class ChangeNotes: TextFieldDelegate {
  private(set) var asked: [String] = []

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    asked.append("\(range.utf8) \(string)")
    return true
  }
}
