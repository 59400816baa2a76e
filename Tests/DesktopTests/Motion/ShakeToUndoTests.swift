import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the alert that asks, after a shake, whether to undo.
@MainActor @Suite(.serialized) struct ShakeToUndoTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  private let controller = NotesController()
  private var manager: UndoManager? { stage.window.undoManager }

  init() {
    stage.window.rootViewController = controller
    stage.render()
  }

  private func type(_ text: String) {
    controller.replace(with: text)
    manager?.setActionName("Typing")
    stage.render()
  }

  private var alert: AlertController? { controller.presentedViewController as? AlertController }

  private func choose(_ title: String) throws {
    stage.advance(by: 1)
    var rest: [View] = [stage.window]
    while let view = rest.popLast() {
      if let button = view as? Button, button.isInAlert,
        button.title(for: .normal) == title || button.accessibilityLabel == title
      {
        stage.tap(at: button.convert(button.bounds.center, to: nil))
        stage.advance(by: 1)
        return
      }
      rest += view.subviews
    }
    Issue.record("no button \(title)")
  }

  @Test("I3: a shake asks whether to undo, by the action's name")
  func asking() throws {
    type("a")
    stage.shake()
    let alert = try #require(alert)
    #expect(alert.title == "Undo Typing")
    #expect(alert.actions.map(\.title) == ["Cancel", "Undo"])
    #expect(controller.text == "a")
  }

  @Test("I3: Undo undoes, Cancel does not")
  func answering() throws {
    type("a")
    stage.shake()
    try choose("Cancel")
    #expect(alert == nil)
    #expect(controller.text == "a")
    stage.shake()
    try choose("Undo")
    #expect(alert == nil)
    #expect(controller.text == "")
  }

  @Test("I3: redo is offered where there is something to redo")
  func redoing() throws {
    type("a")
    type("b")
    manager?.undo()
    #expect(controller.text == "a")
    stage.shake()
    #expect(alert?.actions.map(\.title) == ["Cancel", "Undo", "Redo Typing"])
    try choose("Redo Typing")
    #expect(controller.text == "b")
  }

  @Test("I3: with nothing to undo nothing is asked")
  func nothingToUndo() {
    stage.shake()
    #expect(alert == nil)
    type("a")
    manager?.undo()
    stage.shake()
    #expect(alert == nil)
  }

  @Test("I3: an application that does not support it asks nothing")
  func unsupported() {
    #expect(stage.application.applicationSupportsShakeToEdit)
    stage.application.applicationSupportsShakeToEdit = false
    type("a")
    stage.shake()
    #expect(alert == nil)
  }

  @Test("I3: the manager is the one that the first responder's chain finds")
  func chain() throws {
    let view = EditedView()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    type("a")
    stage.shake()
    #expect(alert == nil)
    view.manager.registerUndo(withTarget: view) { $0.undone += 1 }
    view.manager.setActionName("Drawing")
    stage.render()
    stage.shake()
    #expect(alert?.title == "Undo Drawing")
    try choose("Undo")
    #expect(view.undone == 1)
    #expect(controller.text == "a")
  }

  @Test("I3: a responder that keeps the shake for itself is not asked over")
  func overriding() {
    type("a")
    let view = GreedyView()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.shake()
    #expect(alert == nil)
    view.handsOn = true
    stage.shake()
    #expect(alert != nil)
  }

  @Test("I3: one question at a time, and nothing on a cancelled shake")
  func onlyOnce() throws {
    type("a")
    stage.application.motion.handle(.began, at: 1)
    stage.application.motion.handle(.cancelled, at: 2)
    #expect(alert == nil)
    stage.shake()
    stage.advance(by: 1)
    stage.shake()
    stage.advance(by: 1)
    #expect(alert?.presentedViewController == nil)
    try choose("Cancel")
    stage.shake()
    #expect(alert != nil)
  }

  @Test("I3: a change that is under way is not undone")
  func underWay() {
    type("a")
    manager?.beginUndoGrouping()
    manager?.beginUndoGrouping()
    #expect(!stage.application.canShakeToUndo)
    stage.shake()
    #expect(alert == nil)
    manager?.endUndoGrouping()
    manager?.endUndoGrouping()
  }
}

extension View {
  /// A Boolean value that indicates whether the view belongs to an alert.
  fileprivate var isInAlert: Bool { chain.contains { $0 is AlertController } }
}

private final class NotesController: ViewController {
  private(set) var text = ""

  func replace(with text: String) {
    let old = self.text
    view.window?.undoManager?.registerUndo(withTarget: self) { $0.replace(with: old) }
    self.text = text
  }
}

private final class EditedView: View {
  let manager = UndoManager()
  var undone = 0
  override var undoManager: UndoManager? { manager }
  override var canBecomeFirstResponder: Bool { true }
}

private final class GreedyView: View {
  var handsOn = false
  override var canBecomeFirstResponder: Bool { true }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    if handsOn { super.motionEnded(motion, with: event) }
  }
}
