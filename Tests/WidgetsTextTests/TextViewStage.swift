import ResponderTestKit
import Widgets

/// A stage with a text view that is first responder.
@MainActor final class TextViewStage {
  let stage: Stage
  let view: TextView

  init(
    _ text: String = "", size: Size = Size(width: 300, height: 160), isFocused: Bool = true
  ) {
    stage = Stage(size: Size(width: 400, height: 300))
    view = TextView(frame: Rect(origin: Point(x: 20, y: 20), size: size))
    stage.window.addSubview(view)
    view.text = text
    if isFocused { view.becomeFirstResponder() }
    stage.render()
  }

  /// The text, with a bar at the caret or with brackets around the selection.
  var state: String {
    let bytes = Array(view.text.utf8)
    let range = view.selectedRange.utf8
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let before = part(0..<range.lowerBound)
    let after = part(range.upperBound..<bytes.count)
    return range.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(range))]\(after)"
  }

  /// The offset of the caret, in bytes.
  var caret: Int { view.selectedRange.end.utf8Offset }

  /// The top of the caret, in points from the top of the visible area.
  var caretTop: Double {
    view.caretRect(for: view.editor.head).minY - view.contentOffset.y
  }

  /// A Boolean value that indicates whether the whole caret is visible.
  var isCaretSeen: Bool {
    let rect = view.caretRect(for: view.editor.head)
    return rect.minY >= view.bounds.minY && rect.maxY <= view.bounds.maxY
  }

  func press(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = [], times: Int = 1) {
    for _ in 0..<times { stage.keyPress(key, modifiers: modifiers) }
  }

  /// Moves the caret to an offset in bytes.
  func place(_ offset: Int) {
    view.selectedRange = TextRange(at: TextPosition(utf8Offset: offset))
  }

  /// The offset of the first visible line, in bytes.
  var firstSeen: Int {
    let top = view.bounds.minY + 1
    let place = view.closestPosition(to: Point(x: 0, y: top)) ?? .start
    return view.editor.lineRange(at: place).start.utf8Offset
  }
}
