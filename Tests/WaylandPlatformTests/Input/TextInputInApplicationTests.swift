import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of a text input of an application with the compositor's input method.
@MainActor @Suite("Text input in an application", .serialized)
struct TextInputInApplicationTests {
  private let view = ShortText()

  private func makeRig(
    _ globals: [String: UInt32] = TestCompositor.allGlobals, layout: String = "us"
  ) throws -> ApplicationRig {
    let rig = try ApplicationRig(globals: globals)
    try rig.compositor.perform { try $0.seat().keymap = .layout(layout) }
    rig.window.addSubview(view)
    view.becomeFirstResponder()
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    return rig
  }

  private func told(_ rig: ApplicationRig) throws -> Server.TextInput.State {
    try rig.settle()
    return try rig.compositor.perform { try $0.seat().textInput().state }
  }

  private func play(
    _ rig: ApplicationRig, _ body: @escaping @Sendable (Server.TextInput) -> Void
  ) throws {
    try rig.play { seat, _ in
      let input = try seat.textInput()
      body(input)
      input.done()
    }
  }

  @Test("J3: text is composed, committed and deleted, and told in turn")
  func composes() throws {
    let rig = try makeRig()
    #expect(try told(rig).isEnabled && told(rig).surroundingText == "")
    try play(rig) { $0.preedit("にほ", cursorBegin: 6, cursorEnd: 6) }
    #expect(view.text == "にほ" && view.marked == 0..<6)
    #expect(try told(rig).surroundingText == "")
    try play(rig) { $0.commitString("日本") }
    #expect(view.text == "日本" && view.marked == nil)
    #expect(try told(rig).surroundingText == "日本" && told(rig).cursor == 6)
    #expect(try told(rig).cause == .inputMethod)
    try play(rig) { $0.deleteSurrounding(before: 3, after: 0) }
    #expect(view.text == "日")
    #expect(try told(rig).surroundingText == "日")
    try rig.close(leavesNothing: true)
  }

  @Test("J3: what a key types is a change with another cause, sent in the same turn")
  func keys() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.key(30, isDown: true)
      seat.key(30, isDown: false)
    }
    #expect(try told(rig).surroundingText == "a" && told(rig).cause == .other)
    try rig.close(leavesNothing: true)
  }

  @Test("J3: many changes of one turn are one commit")
  func oneCommit() throws {
    let rig = try makeRig()
    try rig.settle()
    let count = try rig.compositor.perform { try $0.seat().textInput().commitCount }
    for letter in "hello" {
      view.insertText(String(letter))
      view.inputDelegate?.textDidChange(view)
    }
    #expect(try told(rig).surroundingText == "hello")
    #expect(try rig.compositor.perform { try $0.seat().textInput().commitCount } == count + 1)
    try rig.close(leavesNothing: true)
  }

  @Test("J3: the cursor's place is in the surface, with shadow and title bar around the window")
  func place() throws {
    var globals = TestCompositor.allGlobals
    globals["zxdg_decoration_manager_v1"] = nil
    let rig = try makeRig(globals)
    view.frame = Rect(x: 10, y: 50, width: 100, height: 20)
    view.setNeedsDisplay()
    let margins = rig.window.chrome.margins
    #expect(margins.left > 0 && margins.top > 0)
    let place = [10 + Int32(margins.left), 50 + Int32(margins.top), 1, 20]
    #expect(try told(rig).cursorRectangle == place)
    try rig.close(leavesNothing: true)
  }

  @Test("J3: it is disabled when the text resigns, in the turn in which it does")
  func resigns() throws {
    let rig = try makeRig()
    try play(rig) { $0.preedit("x", cursorBegin: 1, cursorEnd: 1) }
    view.resignFirstResponder()
    #expect(view.text == "x" && view.marked == nil)
    #expect(try !told(rig).isEnabled)
    view.becomeFirstResponder()
    #expect(try told(rig).isEnabled && told(rig).surroundingText == "x")
    try rig.close(leavesNothing: true)
  }

  @Test("J3: a hostile compositor traps nothing, and the text stays one")
  func hostile() throws {
    let rig = try makeRig()
    let numbers: [Int32] = [.min, -2, -1, 0, 1, 2, 3, 5, 4_000, .max]
    let lengths: [UInt32] = [0, 1, 2, 3, 7, 4_000, 4_001, .max]
    let texts = ["", "a", "にほ", "🇯🇵🇩🇪", "e\u{301}\u{301}", "\n", "\u{200d}", "\u{fffd}"]
    for round in 0..<400 {
      try rig.compositor.perform { server in
        let input = try server.seat().textInput()
        let text = texts[round % texts.count]
        input.preedit(
          text, cursorBegin: numbers[round % numbers.count],
          cursorEnd: numbers[(round / 3) % numbers.count])
        if round % 3 == 0 { input.commitString(texts[(round / 5) % texts.count]) }
        input.deleteSurrounding(
          before: lengths[round % lengths.count], after: lengths[(round / 7) % lengths.count])
        input.done(serial: round % 4 == 0 ? 0 : input.commitCount)
      }
      if round % 10 == 0 { view.insertText("กีข👨‍👩‍👧‍👦x") }
      try rig.turn()
    }
    try rig.settle()
    let violations = try rig.compositor.perform { try $0.seat().textInput().violations }
    #expect(violations.isEmpty)
    let told = try told(rig)
    #expect(told.isEnabled && (told.surroundingText?.utf8.count ?? 9_999) <= 4_000)
    try rig.close(leavesNothing: true)
  }

  @Test("H2: without the protocol dead keys and compose sequences write into a text input")
  func withoutProtocol() throws {
    var globals = TestCompositor.allGlobals
    globals["zwp_text_input_manager_v3"] = nil
    let rig = try makeRig(globals, layout: "us(intl)")
    try rig.play { seat, _ in
      for code: UInt32 in [40, 18] {
        seat.key(code, isDown: true)
        seat.key(code, isDown: false)
      }
    }
    #expect(view.text == "é")
    try rig.close(leavesNothing: true)
  }

  @Test("J3: with the protocol keys that the compositor forwards type as ever")
  func deadKeys() throws {
    let rig = try makeRig(layout: "us(intl)")
    try play(rig) { $0.commitString("x") }
    try rig.play { seat, _ in
      for code: UInt32 in [40, 18] {
        seat.key(code, isDown: true)
        seat.key(code, isDown: false)
      }
    }
    #expect(view.text == "xé")
    try rig.close(leavesNothing: true)
  }
}

/// A text input of one line. Its caret is at the end of the text or in the text that is being composed.
final class ShortText: View, TextInput {
  private(set) var text = ""
  private(set) var marked: Range<Int>?
  private var selection = 0..<0
  weak var inputDelegate: (any TextInputDelegate)?

  init() { super.init(frame: Rect(x: 10, y: 30, width: 100, height: 20)) }

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    put(text, in: marked ?? selection)
    marked = nil
  }

  func deleteBackward() {}

  private func put(_ new: String, in range: Range<Int>) {
    text = text.replacing(TextRange(utf8: range), with: new)
    let end = range.lowerBound + new.utf8.count
    selection = end..<end
  }

  func text(in range: TextRange) -> String? { String(text[range]) }
  func replace(_ range: TextRange, withText text: String) { put(text, in: range.utf8) }
  var selectedTextRange: TextRange? {
    get { TextRange(utf8: selection) }
    set { selection = newValue?.utf8 ?? 0..<0 }
  }
  var markedTextRange: TextRange? { marked.map { TextRange(utf8: $0) } }

  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    let new = markedText ?? ""
    let range = marked ?? selection
    put(new, in: range)
    marked = new.isEmpty ? nil : range.lowerBound..<range.lowerBound + new.utf8.count
  }

  func unmarkText() { marked = nil }
  var endOfDocument: TextPosition { TextPosition(utf8Offset: text.utf8.count) }

  func caretRect(for position: TextPosition) -> Rect {
    Rect(x: Double(position.utf8Offset), y: 0, width: 1, height: 20)
  }

  func closestPosition(to point: Point) -> TextPosition? {
    TextPosition(utf8Offset: max(0, min(Int(point.x), text.utf8.count)))
  }
}
