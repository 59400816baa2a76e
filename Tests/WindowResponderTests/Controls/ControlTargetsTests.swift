import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ControlTargetsTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.window.addSubview(control) }

  // MARK: C1

  @Test("C1: a target is held weakly")
  func targetsAreWeak() {
    weak var weakTarget: PingTarget?
    do {
      let target = PingTarget(log: log)
      weakTarget = target
      control.addTarget(target, action: .ping, for: .touchDown)
    }
    #expect(weakTarget == nil)
  }

  @Test("C1: a target that has died sends nothing and never becomes a nil target")
  func deadTargetsAreNoNilTargets() {
    let view = PingView("first", log: log)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    do {
      let target = PingTarget(log: log)
      control.addTarget(target, action: .ping, for: .touchDown)
      control.addTarget(target, action: PingTarget.ping, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(log.take().isEmpty)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test("C1: a target that dies while actions are sent gets nothing")
  func dyingWhileSending() {
    var second: PingTarget? = PingTarget("second", log: log)
    let first = PingTarget("first", log: log)
    first.onPing = { second = nil }
    control.addTarget(first, action: .ping, for: .touchDown)
    control.addTarget(second, action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["first ping"])
    #expect(second == nil)
  }

  @Test("C1: after a target is freed, a new one at the same address receives its actions")
  func aNewTargetAfterADeadOne() {
    for _ in 0..<20 {
      let target = PingTarget(log: log)
      control.addTarget(target, action: .ping, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(log.take() == ["t ping"])
    }
  }

  // MARK: C2

  @Test("C2: the same target and action registered twice for an event fires once")
  func registeredTwiceFiresOnce() {
    let target = PingTarget(log: log)
    control.addTarget(target, action: .ping, for: .touchDown)
    control.addTarget(target, action: .ping, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["t ping"])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["t ping"])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log.take() == ["t ping"])
  }

  @Test("C2: a target and a nil target with the same action both fire")
  func targetAndNilTargetBothFire() {
    let view = PingView("first", log: log)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    control.addTarget(view, action: .ping, for: .touchDown)
    control.addTarget(nil, action: .ping, for: .touchDown)
    control.addTarget(nil, action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["first ping", "first ping"])
  }

  @Test("C2: actions fire in the order of registration")
  func theOrderOfRegistration() {
    let targets = ["a", "b", "c"].map { PingTarget($0, log: log) }
    control.addTarget(targets[1], action: .ping, for: .touchDown)
    control.addAction(Action { [log] _ in log.add("closure") }, for: .touchDown)
    control.addTarget(targets[0], action: .ping, for: .touchDown)
    control.addTarget(targets[2], action: .pong, for: .touchDown)
    control.addTarget(targets[1], action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["b ping", "closure", "a ping", "c pong"])
  }

  @Test("C2: what a handler removes is not sent any more")
  func removingWhileSending() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    a.onPing = { [control] in control.removeTarget(b, action: nil, for: .allEvents) }
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(b, action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping"])
  }

  @Test("C2: what a handler removes for this event alone is not sent for it")
  func removingOneEventWhileSending() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    a.onPing = { [control] in control.removeTarget(b, action: .ping, for: .touchDown) }
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(b, action: .ping, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping"])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["b ping"])
  }

  @Test("C2: what a handler adds is sent the next time")
  func addingWhileSending() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    a.onPing = { [control] in control.addTarget(b, action: .ping, for: .touchDown) }
    control.addTarget(a, action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping", "b ping"])
  }

  @Test("C2: a handler that removes everything, itself included, is the last one")
  func removingEverythingWhileSending() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    a.onPing = { [control] in control.removeTarget(nil, action: nil, for: .allEvents) }
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(b, action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping"])
  }

  @Test("C2: a handler may send actions itself")
  func sendingWhileSending() {
    let a = PingTarget("a", log: log)
    let b = PingTarget("b", log: log)
    a.onPing = { [control] in control.sendActions(for: .valueChanged) }
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(b, action: .ping, for: .valueChanged)
    control.addTarget(b, action: .pong, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping", "b ping", "b pong"])
  }

  @Test("C2: a handler may take the control away and drop it")
  func droppingTheControlWhileSending() {
    weak var weakControl: Control?
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    do {
      var control: Control? = Control()
      weakControl = control
      a.onPing = { control = nil }
      control?.addTarget(a, action: .ping, for: .touchDown)
      control?.addTarget(b, action: .ping, for: .touchDown)
      control?.sendActions(for: .touchDown)
    }
    #expect(log.take() == ["a ping", "b ping"])
    a.onPing = nil
    #expect(weakControl == nil)
  }

  // MARK: C3

  @Test("C3: a nil target removes the action for every target")
  func removingAnActionOfAll() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(b, action: .ping, for: .touchDown)
    control.addTarget(nil, action: .ping, for: .touchDown)
    control.addTarget(b, action: .pong, for: .touchDown)
    control.removeTarget(nil, action: .ping, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["b pong"])
    #expect(!control.allTargets.contains(NilTarget.marker))
  }

  @Test("C3: a nil action removes all of that target's")
  func removingAllOfATarget() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(a, action: .pong, for: .touchDown)
    control.addTarget(a, action: PingTarget.ping, for: .touchDown)
    control.addTarget(b, action: .ping, for: .touchDown)
    control.removeTarget(a, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["b ping"])
  }

  @Test("C3: events that are not named stay")
  func unnamedEventsStay() {
    let a = PingTarget("a", log: log)
    control.addTarget(a, action: .ping, for: [.touchDown, .touchUpInside, .touchCancel])
    control.removeTarget(a, action: .ping, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    #expect(log.take().isEmpty)
    #expect(control.allControlEvents == [.touchUpInside, .touchCancel])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["a ping"])
  }

  @Test("C3: with both nil everything goes for those events, closures too")
  func removingEverything() {
    let a = PingTarget("a", log: log)
    control.addTarget(a, action: .ping, for: [.touchDown, .touchUpInside])
    control.addTarget(nil, action: .pong, for: .touchDown)
    control.addAction(Action { [log] _ in log.add("closure") }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take().isEmpty)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("C3: removing what is not there does nothing")
  func removingNothing() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    control.addTarget(a, action: .ping, for: .touchDown)
    control.removeTarget(b, action: nil, for: .allEvents)
    control.removeTarget(a, action: .pong, for: .allEvents)
    control.removeAction(identifiedBy: Action.Identifier("none"), for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a ping"])
  }

  @Test("C3: actions(forTarget:forControlEvent:) of a target, of every target, and of none")
  func actionsForATarget() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    control.addTarget(a, action: .ping, for: [.touchDown, .touchUpInside])
    control.addTarget(b, action: .pong, for: .touchDown)
    control.addTarget(a, action: .pang, for: .touchDown)
    control.addTarget(nil, action: .pong, for: .touchCancel)
    func names(_ target: Any?, _ event: Control.Events) -> [String]? {
      control.actions(forTarget: target, forControlEvent: event)?.map(\.name)
    }
    #expect(names(a, .touchDown) == ["ping", "pang:event:"])
    #expect(names(b, .touchDown) == ["pong:"])
    #expect(names(nil, .touchDown) == ["ping", "pong:", "pang:event:"])
    #expect(names(a, .touchUpInside) == ["ping"])
    #expect(names(b, .touchUpInside) == nil)
    #expect(names(nil, .valueChanged) == nil)
    #expect(names(nil, .touchCancel) == ["pong:"])
    #expect(names(NilTarget.marker, .touchCancel) == ["pong:"])
    #expect(names(NilTarget.marker, .touchDown) == nil)
  }

  @Test("C3: allTargets holds each target once, and the marker for a nil target")
  func allTargets() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    #expect(control.allTargets.isEmpty)
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(a, action: .pong, for: .touchDown)
    control.addTarget(b, action: .ping, for: .touchDown)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(a) && control.allTargets.contains(b))
    #expect(!control.allTargets.contains(NilTarget.marker))
    control.addTarget(nil, action: .ping, for: .touchDown)
    #expect(control.allTargets.contains(NilTarget.marker))
    #expect(control.allTargets.count == 3)
  }

  @Test("C3: allControlEvents is the union")
  func allControlEvents() {
    let a = PingTarget("a", log: log)
    #expect(control.allControlEvents == [])
    control.addTarget(a, action: .ping, for: .touchDown)
    control.addTarget(nil, action: .pong, for: [.valueChanged, .touchCancel])
    control.addAction(Action { _ in }, for: .editingChanged)
    #expect(
      control.allControlEvents == [.touchDown, .valueChanged, .touchCancel, .editingChanged])
  }
}
