import ResponderTestKit
import SeededRandom
import Testing
import Widgets

@testable import ResponderText

/// Tests of all changes of a text in random order, while an input method composes text.
@MainActor @Suite("Undo while composing, at random", .serialized)
struct ComposingUndoRandomTests {
  @Test(
    "K5: whatever was done, undone all the way the text is the first, and redone it is the last",
    arguments: 1...4, [false, true])
  func random(seed: UInt64, isField: Bool) {
    let session = isField ? ComposingSession(field: seed) : ComposingSession(view: seed)
    for step in 0..<Self.steps {
      let problem = session.step() ?? (step % 25 == 24 ? session.undoAndRedoAll() : nil)
      guard let problem else { continue }
      Issue.record("Step \(step): \(problem)\n\(session.history.joined(separator: "\n"))")
      return
    }
  }

  private static let steps = 1_000
}

/// A text with random changes, their history, and the texts that undo can restore.
@MainActor private final class ComposingSession: TextViewDelegate {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let input: View & EditedTextInput
  private var random: SeededGenerator
  /// The text at the beginning of the undo history.
  private var first: String
  /// All texts since then, without the text that was being composed.
  private var seen: Set<[UInt8]> = []
  private var isUndoing = false
  private(set) var history: [String] = []

  convenience init(field seed: UInt64) {
    let field = TextField(frame: Rect(x: 20, y: 20, width: 300, height: 44))
    field.text = "The beginning"
    field.clearButtonMode = .always
    self.init(field, seed)
    field.addAction(Action { [weak self] _ in self?.noteSeen() }, for: .editingChanged)
  }

  convenience init(view seed: UInt64) {
    let view = TextView(frame: Rect(x: 20, y: 20, width: 300, height: 200))
    view.text = "The beginning\nof all\n"
    view.allowsEditingTextAttributes = true
    view.isFindInteractionEnabled = true
    self.init(view, seed)
    view.delegate = self
  }

  private init(_ input: View & EditedTextInput, _ seed: UInt64) {
    self.input = input
    random = SeededGenerator(seed: seed)
    first = input.editor.text
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.render()
    seen = [Array(first.utf8)]
  }

  private static let pieces = [
    "a", " ", "word ", "e", "\u{301}", "ß", "に", "日本", "한", "नि", "👨‍👩‍👧", "🇩🇪", "🇩", "\u{200D}", "שלום",
    "\n", "\r\n", "one\ntwo",
  ]

  private func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
  private func piece() -> String { Self.pieces[below(Self.pieces.count)] }

  // MARK: The text

  private var text: String { input.editor.text }

  /// The text without what is being composed.
  private var settled: String {
    var bytes = Array(text.utf8)
    if let marked = input.markedTextRange { bytes.removeSubrange(marked.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // One event can change the text several times, and typing is merged with the preceding typing.
  func textViewDidChange(_ textView: TextView) { noteSeen() }
  private func noteSeen() { if !isUndoing { seen.insert(Array(settled.utf8)) } }

  /// Returns a random range between characters.
  private func range(atMost limit: Int = 12) -> TextRange {
    let characters = text.count
    let start = below(characters + 1)
    let end = min(characters, start + below(limit))
    func place(_ count: Int) -> TextPosition {
      input.position(from: input.beginningOfDocument, offset: count) ?? input.endOfDocument
    }
    return TextRange(start: place(start), end: place(end))
  }

  private func note(_ words: String) {
    history.append(
      "\(words): \(text.debugDescription) \(input.selectedTextRange?.utf8 ?? 0..<0) "
        + "marked \(input.markedTextRange.map { "\($0.utf8)" } ?? "nothing")")
    if history.count > 30 { history.removeFirst() }
  }

  // MARK: Steps

  func step() -> String? {
    let isUndo = change()
    if text.utf8.count > 300 { shorten() }
    if isUndo, !seen.contains(Array(settled.utf8)) {
      return "undo gives what never was: \(settled.debugDescription)"
    }
    noteSeen()
    return input.editor.document.checkInvariants()
  }

  /// Performs a random change, and returns a Boolean value that indicates whether it was undo or redo.
  private func change() -> Bool {
    switch below(30) {
    case 0..<5: type(["a", "b", " ", "e", "\u{301}", "に"][below(6)])
    case 5: press(.keyboardReturnOrEnter)
    case 6..<12: compose()
    case 12, 13: commit()
    case 14: surround()
    case 15..<18: delete()
    case 18, 19: select()
    case 20: replace()
    case 21: insert()
    case 22: clipboard()
    case 23: special()
    case 24: end()
    case 25: stage.render()
    case 26, 27: return undo()
    default: return redo()
    }
    return false
  }

  private func type(_ characters: String) {
    stage.keyDown(.keyboardX, characters: characters)
    stage.keyUp(.keyboardX)
    note("typed \(characters.debugDescription)")
  }

  private func press(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []) {
    stage.keyPress(key, modifiers: modifiers)
    note("pressed \(key) \(modifiers)")
  }

  private func compose() {
    let text = below(5) == 0 ? "" : piece() + (below(2) == 0 ? piece() : "")
    let ends = [below(text.utf8.count + 1), below(text.utf8.count + 1)].sorted()
    let selected: Range<Int>? = below(4) == 0 ? nil : ends[0]..<ends[1]
    if below(6) == 0 {
      input.setMarkedText(text, selectedRange: selected)
    } else {
      stage.composeText(text, selected: selected)
    }
    note("composed \(text.debugDescription)")
  }

  private func commit() {
    let text = piece()
    if below(3) == 0 {
      stage.changeText(committing: text, composing: piece())
    } else {
      stage.commitText(text)
    }
    note("committed \(text.debugDescription)")
  }

  private func surround() {
    stage.changeText(
      deletingBefore: below(5), deletingAfter: below(5), committing: below(2) == 0 ? piece() : "",
      composing: below(2) == 0 ? piece() : "")
    note("deleted around")
  }

  private func delete() {
    let modifiers: [KeyModifierFlags] = [[], [], .control, [.control, .shift]]
    switch below(3) {
    case 0: press(.keyboardDeleteForward, modifiers[[0, 1, 2][below(3)]])
    case 1: press(.keyboardDeleteOrBackspace, modifiers[below(4)])
    default:
      input.deleteBackward()
      note("deleted backward")
    }
  }

  private func select() {
    if below(3) == 0 {
      let keys: [KeyboardHIDUsage] = [.keyboardLeftArrow, .keyboardRightArrow, .keyboardHome]
      let modifiers: [KeyModifierFlags] = [[], .shift, .control, [.control, .shift]]
      press(keys[below(3)], modifiers[below(4)])
    } else {
      input.selectedTextRange = range()
      note("selected")
    }
  }

  private func replace() {
    let range = range()
    let text = below(3) == 0 ? "" : piece()
    input.replace(range, withText: text)
    note("replaced \(range.utf8) by \(text.debugDescription)")
  }

  private func insert() {
    let text = piece()
    input.insertText(text)
    note("inserted \(text.debugDescription)")
  }

  private func clipboard() {
    switch below(3) {
    case 0: press(.keyboardX, .control)
    case 1:
      Pasteboard.general.string = piece()
      press(.keyboardV, .control)
    default:
      Pasteboard.general.string = piece()
      input.editor.paste(from: .general)
      note("pasted")
    }
  }

  /// Performs a change that only text fields or only text views support.
  private func special() {
    if let field = input as? TextField {
      if below(2) == 0 {
        field.clearsOnInsertion = true
      } else {
        field.insertText("\n")
      }
    } else if let view = input as? TextView {
      switch below(4) {
      case 0: view.toggleBoldface(nil)
      case 1: view.makeTextWritingDirectionRightToLeft(nil)
      case 2:
        view.findInteraction?.searchText = piece()
        view.findInteraction?.replacementText = piece()
        view.find(nil)
        stage.render()
        view.findInteraction?.activeFindSession?.replaceAll(
          query: view.findInteraction?.searchText ?? "", replacementString: piece(), options: [])
        view.findInteraction?.dismissFindNavigator()
      default: view.selectAll(nil)
      }
    }
    note("did something special")
  }

  /// Ends composition or typing, or sets another text.
  private func end() {
    switch below(8) {
    case 0:
      input.resignFirstResponder()
      input.becomeFirstResponder()
    case 1:
      (input as? TextField)?.text = piece()
      (input as? TextView)?.text = piece()
    case 2, 3:
      stage.keyboardFocus(false)
      stage.keyboardFocus(true)
    default: input.unmarkText()
    }
    if input.undoManager?.canUndo == false {
      first = settled
      seen = [Array(first.utf8)]
    }
    stage.render()
    note("ended")
  }

  private func undo() -> Bool {
    isUndoing = true
    defer { isUndoing = false }
    if below(2) == 0 {
      press(.keyboardZ, .control)
    } else {
      input.undoManager?.undo()
      note("undone")
    }
    return true
  }

  private func redo() -> Bool {
    isUndoing = true
    defer { isUndoing = false }
    if below(2) == 0 {
      press(.keyboardZ, [.control, .shift])
    } else {
      input.undoManager?.redo()
      note("redone")
    }
    return true
  }

  private func shorten() {
    stage.render()
    input.selectedTextRange = TextRange(
      start: input.beginningOfDocument, end: input.endOfDocument)
    press(.keyboardDeleteOrBackspace)
    stage.render()
  }

  // MARK: All the way

  func undoAndRedoAll() -> String? {
    stage.render()
    // Changes that can still be redone belong to the last text.
    while input.undoManager?.canRedo == true { input.undoManager?.redo() }
    // Text that is being composed is not part of the last text. The text that it replaced is.
    if input.markedTextRange != nil { input.undoManager?.undo() }
    let last = settled
    note("to be undone")
    for _ in 0..<5_000 {
      guard input.undoManager?.canUndo == true else { break }
      input.undoManager?.undo()
      note("undone")
    }
    if text != first {
      return "undone, it is \(text.debugDescription), not \(first.debugDescription)"
    }
    if input.markedTextRange != nil { return "undone, something is still marked" }
    for _ in 0..<5_000 {
      guard input.undoManager?.canRedo == true else { break }
      input.undoManager?.redo()
    }
    note("redone")
    return text == last
      ? nil : "redone, it is \(text.debugDescription), not \(last.debugDescription)"
  }
}
