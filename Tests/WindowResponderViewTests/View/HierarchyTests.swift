import ResponderTestKit
import TestScenes
import Testing

/// Tests of the methods that a view receives when its superview changes, and of lists in a view.
@MainActor @Suite(.serialized) struct HierarchyTests {
  private let stage = Stage(size: Size(width: 200, height: 200))
  private let log = Log()

  @Test("A view is in its window before it is notified of its superview, and leaves it before too")
  func order() {
    let outer = OrderView("outer", log: log)
    stage.window.addSubview(outer)
    _ = log.take()
    let inner = OrderView("inner", log: log)
    outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner will superview", "inner will window", "inner did window", "inner did superview",
        "outer did add",
      ])
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "outer will remove", "inner will superview", "inner will window", "inner did window",
        "inner did superview",
      ])
  }

  @Test("A view is notified of the tint color that it inherits from another superview")
  func inheritedTint() {
    let (red, plain) = (View(), View())
    red.tintColor = .red
    let view = TintCounter()
    let nested = TintCounter()
    view.addSubview(nested)
    plain.addSubview(view)
    #expect(view.changes == 0 && nested.changes == 0)
    red.addSubview(view)
    #expect(view.changes == 1 && nested.changes == 1)
    view.removeFromSuperview()
    #expect(view.changes == 2 && nested.changes == 2)
    nested.tintColor = .blue
    red.addSubview(view)
    #expect(view.changes == 3 && nested.changes == 3)
  }

  @Test("A view is notified of the tint adjustment mode that it inherits from another superview")
  func inheritedTintAdjustment() {
    let dimmed = View()
    dimmed.tintAdjustmentMode = .dimmed
    let view = TintCounter()
    let fixed = TintCounter()
    fixed.tintAdjustmentMode = .normal
    view.addSubview(fixed)
    dimmed.addSubview(view)
    #expect(view.changes == 1 && fixed.changes == 0)
    view.removeFromSuperview()
    #expect(view.changes == 2 && fixed.changes == 0)
  }

  @Test("The gesture recognizers of a view have the order in which they are set")
  func recognizerOrder() {
    let view = View()
    let (a, b, c) = (TapGestureRecognizer(), TapGestureRecognizer(), TapGestureRecognizer())
    view.gestureRecognizers = [a, b]
    view.gestureRecognizers = [b, a]
    #expect(view.gestureRecognizers == [b, a])
    view.gestureRecognizers = [c, a, c]
    #expect(view.gestureRecognizers == [c, a])
    #expect(b.view == nil && c.view === view)
  }

  @Test("The interactions of a view have the order in which they are set")
  func interactionOrder() {
    let view = View()
    let (a, b) = (PlainInteraction(), PlainInteraction())
    view.interactions = [a, b]
    view.interactions = [b, a]
    #expect(
      view.interactions.map { ObjectIdentifier($0) } == [ObjectIdentifier(b), ObjectIdentifier(a)])
  }
}

private final class OrderView: View {
  let name: String
  let log: Log

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  override func willMove(toSuperview newSuperview: View?) { log.add("\(name) will superview") }
  override func didMoveToSuperview() { log.add("\(name) did superview") }
  override func willMove(toWindow newWindow: Window?) { log.add("\(name) will window") }
  override func didMoveToWindow() { log.add("\(name) did window") }
  override func didAddSubview(_ subview: View) { log.add("\(name) did add") }
  override func willRemoveSubview(_ subview: View) { log.add("\(name) will remove") }
}

private final class TintCounter: View {
  var changes = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

private final class PlainInteraction: Interaction {
  private(set) weak var view: View?
  func willMove(to view: View?) {}
  func didMove(to view: View?) { self.view = view }
}
