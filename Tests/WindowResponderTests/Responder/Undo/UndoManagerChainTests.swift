import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct UndoManagerChainTests {
  let stage = Stage(size: Size(width: 100, height: 100))

  private final class Own: View {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
  }

  private final class Redirected: View {
    var other: Responder?
    override var next: Responder? { other }
  }

  @Test("I1: a window has a manager, always the same, and its views find it")
  func window() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    #expect(stage.window.undoManager != nil)
    #expect(inner.undoManager === stage.window.undoManager)
    #expect(Window().undoManager !== stage.window.undoManager)
  }

  @Test("I1: the manager nearest in the chain is found")
  func nearest() {
    let (own, inner) = (Own(), View())
    own.addSubview(inner)
    stage.window.addSubview(own)
    #expect(inner.undoManager === own.manager)
  }

  @Test("I1: a view controller's manager comes before the window's")
  func controller() {
    final class Controller: ViewController {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    #expect(controller.view.undoManager === controller.manager)
  }

  @Test("I1: a view without a window has none")
  func nowhere() {
    #expect(View().undoManager == nil)
    #expect(Application.shared.undoManager == nil)
  }

  @Test("I1, E2: an overridden next is honoured, and a cycle gives none")
  func overriddenNext() {
    let (view, other) = (Redirected(), Redirected())
    let own = Own()
    view.other = own
    #expect(view.undoManager === own.manager)
    view.other = other
    other.other = view
    #expect(view.undoManager == nil)
  }

  /// A view that becomes first responder, with an empty undo manager of its own.
  private final class Editor: View {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
    override var canBecomeFirstResponder: Bool { true }
  }

  private func register(_ name: String, on manager: UndoManager?, _ log: Log) {
    manager?.registerUndo(withTarget: log) { log in
      log.entries.append(name)
      manager?.registerUndo(withTarget: log) { $0.entries.append("again") }
    }
    manager?.setActionName(name)
  }

  private final class Log { var entries: [String] = [] }

  @Test("I4: Undo and Redo go to the window's manager if the first responder's is empty")
  func emptyManager() {
    let (editor, log) = (Editor(frame: Rect(x: 0, y: 0, width: 9, height: 9)), Log())
    stage.window.addSubview(editor)
    #expect(editor.becomeFirstResponder())
    #expect(!stage.window.canPerformAction(.undo, withSender: nil))
    register("Draw", on: stage.window.undoManager, log)
    stage.frame()
    #expect(stage.window.canPerformAction(.undo, withSender: nil))
    let command = Command(title: "Undo", action: .undo)
    stage.window.validate(command)
    #expect(command.title == "Undo Draw")
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(log.entries == ["Draw"])
    stage.keyPress(.keyboardZ, modifiers: [.control, .shift])
    #expect(log.entries == ["Draw", "again"])
    register("Type", on: editor.manager, log)
    register("Draw more", on: stage.window.undoManager, log)
    stage.frame()
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(log.entries.last == "Type")
  }

  @Test("I4: Undo in what is presented changes nothing behind it")
  func presented() {
    let (root, sheet, log) = (ViewController(), ViewController(), Log())
    stage.window.rootViewController = root
    register("Draw", on: stage.window.undoManager, log)
    root.present(sheet, animated: false)
    let editor = Editor(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    sheet.view.addSubview(editor)
    stage.frame()
    #expect(editor.becomeFirstResponder())
    #expect(!stage.window.canPerformAction(.undo, withSender: nil))
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(log.entries.isEmpty)
    root.dismiss(animated: false)
    stage.frame()
    stage.window.undo(nil)
    #expect(log.entries == ["Draw"])
  }
}
