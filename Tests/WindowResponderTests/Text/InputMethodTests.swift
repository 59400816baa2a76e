import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of an input method with an application's own text input.
@MainActor @Suite("Input methods", .serialized) struct InputMethodTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let view = PlainTextView("ab")

  init() {
    stage.window.addSubview(view)
  }

  private func begin(_ content: String = "ab", caret: Int? = nil) {
    view.content = content
    let caret = caret ?? content.utf8.count
    view.select(caret..<caret)
    view.becomeFirstResponder()
    stage.render()
    _ = view.takeLog()
  }

  // MARK: Composing

  @Test("J3: what is composed is marked, with the cursor in it, and a commit takes its place")
  func composes() {
    begin()
    stage.composeText("に")
    #expect(view.content == "abに" && view.markedTextRange == TextRange(utf8: 2..<5))
    stage.composeText("にほ", selected: 3..<6)
    #expect(view.selectedTextRange == TextRange(utf8: 5..<8))
    stage.commitText("日本")
    #expect(view.content == "ab日本" && view.markedTextRange == nil)
    #expect(view.selectedTextRange == TextRange(utf8: 8..<8))
    #expect(view.takeLog() == ["mark に 3..<3", "mark にほ 3..<6", "insert 日本"])
  }

  @Test("J3: composing nothing takes what was composed away")
  func composesNothing() {
    begin()
    stage.composeText("に")
    stage.composeText("")
    #expect(view.content == "ab" && view.markedTextRange == nil)
  }

  @Test("J3: a cursor of -1 is hidden")
  func hiddenCursor() {
    begin()
    stage.composeText("に", selected: nil)
    #expect(view.takeLog() == ["mark に hidden"])
    #expect(view.selectedTextRange == nil)
  }

  @Test("J3: what is composed takes the place of what is selected")
  func replacesSelection() {
    begin("hello")
    view.select(1..<4)
    stage.composeText("に")
    #expect(view.content == "hにo")
  }

  @Test(
    "J3: a cursor that lies outside of what is composed, or inside a character, is brought between characters",
    arguments: [
      (-5..<99, 0..<11), (1..<2, 0..<0), (4..<11, 3..<11), (11..<11, 11..<11), (50..<60, 11..<11),
    ])
  func hostileCursor(asked: Range<Int>, given: Range<Int>) {
    begin()
    // A character of three bytes, and a flag of eight bytes.
    stage.composeText("に🇯🇵", selected: asked)
    #expect(view.takeLog() == ["mark に🇯🇵 \(given)"])
  }

  @Test(
    "J3: deleting, putting in and composing come in this order, and what was composed goes first")
  func order() {
    begin("abcdef", caret: 3)
    stage.composeText("x")
    _ = view.takeLog()
    stage.changeText(deletingBefore: 2, deletingAfter: 1, committing: "Y", composing: "z")
    #expect(view.content == "aYzef" && view.markedTextRange == TextRange(utf8: 2..<3))
    #expect(
      view.takeLog() == [
        "mark  0..<0", "unmark", "replace 3..<4 ", "replace 1..<3 ", "insert Y", "mark z 1..<1",
      ])
  }

  // MARK: Deleting

  @Test("J3: what is deleted lies around the selection, which stays")
  func deletesAroundSelection() {
    begin("abcdef")
    view.select(2..<4)
    stage.deleteSurroundingText(before: 1, after: 1)
    #expect(view.content == "acdf" && view.selectedTextRange == TextRange(utf8: 1..<3))
  }

  @Test(
    "J3: more than there is deletes what there is",
    arguments: [3, 4_000, Int(UInt32.max), Int.max])
  func deletesTooMuch(count: Int) {
    begin("abcdef", caret: 3)
    stage.deleteSurroundingText(before: count, after: count)
    #expect(view.content == "" && view.selectedTextRange == TextRange(utf8: 0..<0))
  }

  @Test("J3: nothing is deleted beyond what the input method can know of")
  func deletesWhatIsKnown() {
    begin(String(repeating: "a", count: 10_000))
    stage.deleteSurroundingText(before: 9_000, after: 0)
    #expect(view.content.utf8.count == 6_000)
  }

  @Test("J3: half a code point is not deleted")
  func halfScalar() {
    begin("aに")
    stage.deleteSurroundingText(before: 2, after: 0)
    #expect(view.content == "aに")
    view.select(1..<1)
    stage.deleteSurroundingText(before: 0, after: 2)
    #expect(view.content == "aに")
  }

  @Test("J3: a vowel sign is taken from its letter, and the letter stays")
  func partOfCharacter() {
    // Thai: ก with the vowel sign ี, three bytes each.
    begin("ขกี")
    stage.deleteSurroundingText(before: 3, after: 0)
    #expect(view.content == "ขก" && view.selectedTextRange == TextRange(utf8: 6..<6))
    #expect(view.takeLog() == ["replace 3..<9 ก"])
    // If the base character after the cursor is deleted, its vowel sign remains.
    begin("กีข", caret: 0)
    stage.deleteSurroundingText(before: 0, after: 3)
    #expect(view.content == "\u{e35}ข" && view.selectedTextRange == TextRange(utf8: 0..<0))
  }

  @Test("J3: of a flag that is cut in two a half is left, and nothing traps")
  func halfFlag() {
    begin("🇯🇵🇩🇪")
    stage.deleteSurroundingText(before: 4, after: 0)
    #expect(view.content == "🇯🇵\u{1F1E9}")
    stage.deleteSurroundingText(before: 5, after: 0)
    #expect(view.content == "🇯🇵")
  }

  @Test("J3: without a selection nothing is deleted")
  func nothingSelected() {
    begin("abc")
    view.hidesCaret = true
    stage.deleteSurroundingText(before: 1, after: 1)
    #expect(view.content == "abc")
  }

  @Test("J3: whether a change may be made is asked before each, and a no counts")
  func asks() {
    begin("abc")
    stage.changeText(deletingBefore: 1, committing: "d", composing: "e")
    #expect(view.questions == ["2..<3 ", "2..<2 d", "3..<3 e"])
    view.refuses = true
    stage.changeText(deletingBefore: 1, committing: "f", composing: "g")
    #expect(view.content == "abd")
    #expect(view.markedTextRange == nil)
  }

  // MARK: End of composition

  @Test("J3: what is composed becomes text when another is first responder")
  func resigning() {
    begin()
    stage.composeText("に")
    view.resignFirstResponder()
    #expect(view.takeLog().last == "unmark" && view.content == "abに")
    stage.render()
    #expect(view.inputDelegate == nil && !stage.inputMethod.isEnabled)
  }

  @Test("J3: what is composed becomes text when the keyboard goes to another program")
  func leaving() {
    begin()
    stage.composeText("に")
    stage.keyboardFocus(false)
    #expect(view.content == "abに" && view.markedTextRange == nil)
    #expect(!stage.inputMethod.isEnabled)
    stage.keyboardFocus(true)
    #expect(stage.inputMethod.isEnabled && stage.inputMethod.surroundingText == "abに")
    stage.commitText("日")
    #expect(view.content == "abに日")
  }

  @Test(
    "J3: what is composed becomes text when another window has the keys, and when it is put away")
  func otherWindow() {
    begin()
    stage.composeText("に")
    let other = Window(size: Size(width: 100, height: 100))
    other.makeKeyAndVisible()
    stage.render()
    #expect(view.markedTextRange == nil && !stage.inputMethod.isEnabled)
    stage.window.makeKey()
    stage.render()
    #expect(stage.inputMethod.isEnabled)
    stage.composeText("ほ")
    other.close()
    stage.setSuspended(true)
    #expect(view.markedTextRange == nil && !stage.inputMethod.isEnabled)
    stage.setSuspended(false)
    #expect(stage.inputMethod.isEnabled)
  }

  @Test("J3: where composing was ended by others the input method has to forget it")
  func forgets() {
    begin()
    stage.composeText("に")
    let number = stage.inputMethod.number
    stage.composeText("にほ")
    #expect(stage.inputMethod.number == number)
    view.unmarkText()
    view.select(0..<0)
    stage.render()
    #expect(stage.inputMethod.number > number && stage.inputMethod.isEnabled)
    let second = stage.inputMethod.number
    stage.composeText("x")
    stage.commitText("y")
    #expect(stage.inputMethod.number == second)
  }

  @Test("J3: a change that was meant for the text before comes to nothing")
  func lateChange() {
    begin()
    let other = PlainTextView("other")
    stage.window.addSubview(other)
    guard let surface = stage.window.surface else { return }
    stage.application.queue.append(.system { other.becomeFirstResponder() })
    stage.application.textInput(.change(TextInputChange(committed: "late")), on: surface)
    stage.render()
    #expect(view.content == "ab" && other.content == "other")
    stage.commitText("!")
    #expect(other.content == "other!")
  }

  @Test("J3: a view that goes away with its window, or dies, leaves nothing enabled")
  func viewGoes() {
    begin()
    view.removeFromSuperview()
    stage.render()
    #expect(!stage.inputMethod.isEnabled && view.inputDelegate == nil)
    do {
      let short = PlainTextView()
      stage.window.addSubview(short)
      short.becomeFirstResponder()
      stage.render()
      #expect(stage.inputMethod.isEnabled)
      short.removeFromSuperview()
    }
    stage.render()
    #expect(!stage.inputMethod.isEnabled)
  }
}
