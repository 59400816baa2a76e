import SeededRandom
import TestScenes
import Testing
import WindowResponder

@testable import ResponderText

/// Tests of random edits of an editor against the same edits of plain bytes, with undo and redo of all steps.
@MainActor struct TextEditorRandomTests {
  static let sessions = sampleSize(100)
  static let steps = 1000

  @Test("I2: random edits end as in a plain text, undone all the way back and redone")
  func edits() {
    var random = EditDice(seed: 20)
    for session in 0..<Self.sessions {
      let run = Run(seed: random.next())
      for step in 0..<Self.steps where !run.step() {
        Issue.record("session \(session), step \(step): \(run.difference)")
        return
      }
      guard run.undoAndRedoAll() else {
        Issue.record("session \(session): \(run.difference)")
        return
      }
    }
  }
}

/// A small, fast generator of random numbers with the same sequence in every run.
private struct EditDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}

/// An editor and its model.
@MainActor private final class Run: TextEditorHost {
  let editor = TextEditor()
  let manager = UndoManager()
  var model: [UInt8] = []
  /// The text before each step that can be undone.
  private var states: [[UInt8]] = []
  private var random: EditDice
  private(set) var difference = ""

  static let pieces = [
    "a", "b", " ", "word", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "שלום", "س", "नि", "ที่", "漢字",
    "👨‍👩‍👧", "🇩🇪", "🇩", "👍🏽", "\u{200D}", "\0", "\u{2029}", "한",
  ]

  init(seed: UInt64) {
    random = EditDice(seed: seed)
    manager.groupsByEvent = false
    editor.host = self
    editor.width = 400
  }

  // MARK: Steps

  /// Performs a random step in the editor and in the model, and returns a Boolean value that indicates
  /// whether both are equal afterwards.
  func step() -> Bool {
    let before = model
    let count = manager.undoCount
    manager.beginUndoGrouping()
    change()
    manager.endUndoGrouping()
    if manager.undoCount > count { states.append(before) }
    return isSame(model)
  }

  private func change() {
    // Texts are kept short so that they can be compared as a whole.
    let shrinks = model.count > 160
    switch random.below(10) {
    case 0..<5 where !shrinks:
      let piece = Self.pieces[random.below(Self.pieces.count)]
      put(Array(piece.utf8), over: editor.selection.utf8)
      editor.insertText(piece)
    case 5, 6: deleteBackward()
    case 7:
      let range = randomRange()
      let piece = shrinks ? "" : Self.pieces[random.below(Self.pieces.count)]
      put(Array(piece.utf8), over: range)
      editor.replace(TextRange(utf8: range), withText: piece)
    case 8: compose()
    default:
      let range = randomRange()
      editor.select(
        anchor: TextPosition(utf8Offset: range.lowerBound),
        head: TextPosition(utf8Offset: range.upperBound))
    }
  }

  private func deleteBackward() {
    let selection = editor.selection.utf8
    if !selection.isEmpty {
      put([], over: selection)
    } else if let last = String(decoding: model[..<selection.lowerBound], as: UTF8.self).last {
      put([], over: selection.lowerBound - last.utf8.count..<selection.lowerBound)
    }
    editor.deleteBackward()
  }

  /// Composes text as an input method does.
  private func compose() {
    let selection = editor.selection.utf8
    editor.setMarkedText("に", selected: 3..<3)
    editor.setMarkedText("にほ", selected: 6..<6)
    if random.below(2) == 0 {
      put(Array("日本".utf8), over: selection)
      editor.insertText("日本")
    } else {
      put([], over: selection)
      editor.setMarkedText("", selected: 0..<0)
      editor.endMarking()
    }
  }

  /// Returns a random range between character boundaries.
  private func randomRange() -> Range<Int> {
    let text = String(decoding: model, as: UTF8.self)
    let a = boundary(random.below(model.count + 1), text)
    let b = boundary(min(model.count, a + random.below(12)), text)
    return min(a, b)..<max(a, b)
  }

  private func boundary(_ offset: Int, _ text: String) -> Int {
    var place = 0
    for character in text {
      let end = place + character.utf8.count
      if end > offset { break }
      place = end
    }
    return place
  }

  private func put(_ bytes: [UInt8], over range: Range<Int>) {
    model.replaceSubrange(range, with: bytes)
  }

  // MARK: Undo

  /// Undoes all steps, redoes all steps, and checks the text after each of them.
  func undoAndRedoAll() -> Bool {
    let end = model
    for state in states.reversed() {
      manager.undo()
      guard isSame(state) else { return false }
    }
    guard !manager.canUndo else { return differs("there is more to undo") }
    for state in states.dropFirst() + [end] where !states.isEmpty {
      manager.redo()
      guard isSame(state) else { return false }
    }
    return manager.canRedo ? differs("there is more to redo") : true
  }

  private func isSame(_ bytes: [UInt8]) -> Bool {
    if editor.document.utf8Count == bytes.count, Array(editor.text.utf8) == bytes { return true }
    return differs(
      "\(editor.text.debugDescription) is not \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    )
  }

  private func differs(_ text: String) -> Bool {
    difference = text
    return false
  }

  // MARK: Host

  func editorWillChangeText(_ editor: TextEditor) {}
  func editorDidChangeText(_ editor: TextEditor, isByUser: Bool) {}
  func editorDidChangeSelection(_ editor: TextEditor) {}
  func editor(_ editor: TextEditor, needsDisplay rect: Rect) {}
  var editorUndoManager: UndoManager? { manager }
  var inputDelegate: (any TextInputDelegate)? { nil }
  var editedInput: any TextInput { unused }
  private lazy var unused = PlainTextView()
}
