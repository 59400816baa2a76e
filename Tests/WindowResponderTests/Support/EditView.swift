import ResponderTestKit
import TestScenes

/// A view that accepts text input and performs the standard edit actions.
final class EditView: View, KeyInput, CutAction, CopyAction, PasteAction, SelectAllAction,
  UndoAction, RedoAction
{
  let log: Log
  var text = ""
  var commands: [KeyCommand] = []
  var isEditable = true

  init(log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 60, width: 50, height: 50))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? { commands }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isEditable && super.canPerformAction(action, withSender: sender)
  }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }

  func cut(_ sender: Any?) { log.add("cut") }
  func copy(_ sender: Any?) { log.add("copy") }
  func paste(_ sender: Any?) { log.add("paste") }
  func selectAll(_ sender: Any?) { log.add("selectAll") }
  func undo(_ sender: Any?) { log.add("undo") }
  func redo(_ sender: Any?) { log.add("redo") }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("press")
  }
}
