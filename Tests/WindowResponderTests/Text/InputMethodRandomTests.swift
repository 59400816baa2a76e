import ResponderTestKit
import SeededRandom
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of an application's own text input with thousands of requests of an input method, valid or not.
@MainActor @Suite("Input methods at random", .serialized) struct InputMethodRandomTests {
  private static let pieces = [
    "a", " ", "\n", "é", "e\u{301}", "กี", "हि", "に", "日本", "🇯🇵", "🇩🇪🇫🇷", "👨‍👩‍👧‍👦", "\0", "\u{200d}",
    "\u{301}", "مرحبا", "\r\n", "",
  ]

  @Test(
    "J3: whatever it does, the text stays whole and its state is correct", arguments: 1...4)
  func random(seed: UInt64) {
    let stage = Stage(size: Size(width: 400, height: 300))
    let view = PlainTextView()
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.render()
    var generator = SeededGenerator(seed: seed)
    func pick() -> String { Self.pieces.randomElement(using: &generator) ?? "" }
    func number() -> Int { [0, 1, 2, 3, 4, 7, 5_000, .max].randomElement(using: &generator) ?? 0 }
    for _ in 0..<1_500 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        let ends = [number(), number()].sorted()
        let range = Bool.random(using: &generator) ? ends[0]..<ends[1] : nil
        stage.composeText(pick() + pick(), selected: range)
      case 1: stage.commitText(pick())
      case 2: stage.deleteSurroundingText(before: number(), after: number())
      case 3:
        stage.changeText(
          deletingBefore: number(), deletingAfter: number(), committing: pick(), composing: pick())
      case 4: stage.type("x")
      default:
        let borders = Array(view.content.indices) + [view.content.endIndex]
        let place = borders.randomElement(using: &generator).map {
          view.content.utf8.distance(from: view.content.startIndex, to: $0)
        }
        view.unmarkText()
        view.select((place ?? 0)..<(place ?? 0))
        stage.render()
      }
      check(view, stage.inputMethod)
    }
  }

  /// Compares the state that the input method received with the text.
  private func check(_ view: PlainTextView, _ told: Stage.InputMethod) {
    guard let selection = view.markedTextRange ?? view.selectedTextRange else { return }
    let bytes = Array(view.content.utf8)
    #expect(selection.end.utf8Offset <= bytes.count)
    guard selection.end.utf8Offset <= bytes.count else { return }
    // A combining mark that was inserted after the caret can have joined the characters on both sides of it.
    guard isBorder(selection.start, in: view.content), isBorder(selection.end, in: view.content)
    else { return }
    let isComposing = view.markedTextRange != nil
    let cursor = isComposing ? selection.start : selection.end
    var expected = Array(bytes[..<cursor.utf8Offset] + bytes[selection.end.utf8Offset...])
    for index in expected.indices where expected[index] == 0 { expected[index] = 1 }
    guard expected.count <= 4_000 else { return }
    #expect(told.surroundingText.map { Array($0.utf8) } == expected)
    #expect(told.cursor == cursor.utf8Offset)
  }

  private func isBorder(_ position: TextPosition, in text: String) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: position.utf8Offset)
    return index == text.endIndex || text.indices.contains(index)
  }
}
