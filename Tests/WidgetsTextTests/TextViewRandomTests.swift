import ResponderTestKit
import Testing
import Widgets

@testable import ResponderText

/// Tests of a text view against a string, with many random keys and changes.
@MainActor struct TextViewRandomTests {
  @Test(
    "I1: random edits give what a plain string gives; undone all the way back they are the beginning",
    arguments: 0..<4)
  func edits(seed: Int) {
    var model = Model(seed: UInt64(seed))
    for step in 0..<Self.steps {
      if let problem = model.step() {
        Issue.record("Seed \(seed), step \(step): \(problem)")
        return
      }
      if step % 1000 == 999, let problem = model.undoAndRedoAll() {
        Issue.record("Seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }

  private static let steps = 3_000
}

/// A simple model of the text and the selection of a text view.
@MainActor private struct Model {
  private let it = TextViewStage("The beginning\nof all\n")
  private var text = Array("The beginning\nof all\n")
  /// The selection, in characters.
  private var selected = 21..<21
  private let first = "The beginning\nof all\n"
  private var random: SeededRandom
  /// All texts so far. Undo restores only these.
  private var seen: Set<String> = []
  private var count = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    seen.insert(first)
  }

  private static let pieces = [
    "a", "e\u{301}", "ß", "ל", "م", "नि", "ที่", "字", "한", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", " ", ".", "\u{200D}",
    "word ", "שלום", "two\nlines", "\r\n", "\u{2029}", "\t",
  ]

  mutating func step() -> String? {
    count += 1
    switch random.below(20) {
    case 0..<6: type(random.pick(Self.pieces.prefix(12)))
    case 6: type("\n")
    case 7: type("\t")
    case 8..<11: delete(.keyboardDeleteOrBackspace)
    case 11: delete(.keyboardDeleteForward)
    case 12..<15: select()
    case 15: replace()
    case 16: paste()
    case 17:
      it.press(.keyboardZ, .control)
      adopt()
    case 18:
      it.press(.keyboardZ, [.control, .shift])
      adopt()
    default: if random.below(10) == 0 { it.stage.render() }
    }
    if text.count > 600 { shorten() }
    return check()
  }

  // MARK: Steps

  /// Replaces a range. Characters can join their neighbors, so that all characters are counted again.
  private mutating func put(_ new: String, in range: Range<Int>) {
    let before = String(text[..<range.lowerBound]) + new
    let all = before + String(text[range.upperBound...])
    text = Array(all)
    let caret = characters(in: all, before: before.utf8.count)
    selected = caret..<caret
  }

  private func characters(in text: String, before bytes: Int) -> Int {
    var (count, length) = (0, 0)
    for character in text {
      if length >= bytes { break }
      length += character.utf8.count
      count += 1
    }
    return count
  }

  private mutating func type(_ new: String) {
    if new == "\n" {
      it.press(.keyboardReturnOrEnter)
    } else if new == "\t" {
      it.press(.keyboardTab)
    } else {
      it.stage.keyDown(.keyboardX, modifiers: [], characters: new)
      it.stage.keyUp(.keyboardX)
    }
    put(new, in: selected)
  }

  private mutating func delete(_ key: KeyboardHIDUsage) {
    it.press(key)
    var range = selected
    if range.isEmpty {
      if key == .keyboardDeleteForward, range.upperBound < text.count {
        range = range.lowerBound..<range.upperBound + 1
      } else if key == .keyboardDeleteOrBackspace, range.lowerBound > 0 {
        range = range.lowerBound - 1..<range.upperBound
      }
    }
    if !range.isEmpty { put("", in: range) }
  }

  private mutating func select() {
    let a = random.below(text.count + 1)
    let b = random.below(3) == 0 ? min(text.count, a + random.below(20)) : a
    selected = a..<b
    it.view.selectedRange = TextRange(utf8: bytes(selected))
  }

  private mutating func replace() {
    let a = random.below(text.count + 1)
    let range = a..<min(text.count, a + random.below(12))
    let new = random.pick(Self.pieces[...])
    it.view.replace(TextRange(utf8: bytes(range)), withText: new)
    put(new, in: range)
  }

  private mutating func paste() {
    let new = random.pick(Self.pieces[...])
    Pasteboard.general.string = new
    it.press(.keyboardV, .control)
    put(new, in: selected)
  }

  private mutating func shorten() {
    it.press(.keyboardA, .control)
    it.press(.keyboardDeleteOrBackspace)
    text = []
    selected = 0..<0
  }

  /// Takes the text and the selection from the view after undo or redo.
  private mutating func adopt() {
    text = Array(it.view.text)
    let range = it.view.selectedRange.utf8
    selected =
      characters(
        in: it.view.text, before: range.lowerBound)..<characters(
        in: it.view.text, before: range.upperBound)
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    let start = String(text[..<range.lowerBound]).utf8.count
    return start..<start + String(text[range]).utf8.count
  }

  // MARK: Checks

  private mutating func check() -> String? {
    let string = String(text)
    let shown: String = it.view.text
    if Array(shown.utf8) != Array(string.utf8) {
      return "\(shown.debugDescription) is not \(string.debugDescription)"
    }
    if it.view.selectedRange.utf8 != bytes(selected) {
      return "\(it.view.selectedRange.utf8) is selected and not \(bytes(selected))"
    }
    seen.insert(string)
    return count % 50 == 0 ? it.view.editor.document.checkInvariants() : nil
  }

  mutating func undoAndRedoAll() -> String? {
    let last: String = it.view.text
    var steps = 0
    while it.view.undoManager?.canUndo == true {
      it.press(.keyboardZ, .control)
      if !seen.contains(it.view.text) { return "Undo gives what never was" }
      steps += 1
    }
    if it.view.text != first { return "Undone, the text is \(it.view.text.debugDescription)" }
    for _ in 0..<steps { it.press(.keyboardZ, [.control, .shift]) }
    if it.view.text != last { return "Redone, the text is another" }
    adopt()
    return nil
  }
}

/// A generator of random numbers with the same sequence in every run.
private struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33) % max(1, limit)
  }

  mutating func pick<Element>(_ list: ArraySlice<Element>) -> Element {
    list[list.startIndex + below(list.count)]
  }
}
