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
}
