import ResponderTestKit
import Widgets

/// A stage with a text field that is first responder, and a log of the events that it sends.
@MainActor final class FieldStage {
  let stage = Stage(size: Size(width: 400, height: 200))
  let field = TextField(frame: Rect(x: 20, y: 20, width: 300, height: 44))
  private(set) var sent: [String] = []

  init(_ text: String = "", isFocused: Bool = true) {
    stage.window.addSubview(field)
    field.text = text
    field.borderStyle = .roundedRect
    listen(.editingDidBegin, "begin")
    listen(.editingChanged, "changed")
    listen(.editingDidEnd, "end")
    if isFocused { field.becomeFirstResponder() }
    stage.render()
    sent = []
  }

  private func listen(_ events: Control.Events, _ name: String) {
    field.addAction(Action { [weak self] _ in self?.sent.append(name) }, for: events)
  }

  /// The text, with a bar at the caret or with brackets around the selection.
  var state: String {
    let bytes = Array((field.text ?? "").utf8)
    guard let range = field.selectedTextRange?.utf8 else { return field.text ?? "" }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let before = part(0..<range.lowerBound)
    let after = part(range.upperBound..<bytes.count)
    return range.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(range))]\(after)"
  }

  func press(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = [], times: Int = 1) {
    for _ in 0..<times { stage.keyPress(key, modifiers: modifiers) }
  }

  /// Moves the caret to an offset in characters.
  func caret(_ offset: Int) {
    guard let place = field.position(from: field.beginningOfDocument, offset: offset) else {
      return
    }
    field.selectedTextRange = TextRange(at: place)
  }

  func forgetSent() { sent = [] }
}
