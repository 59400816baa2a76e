import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ActionTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  private func add(_ name: String, to superview: View? = nil) -> PingView {
    let view = PingView(name, log: log)
    (superview ?? stage.window).addSubview(view)
    return view
  }

  @discardableResult private func send(
    _ action: Selector = .ping, to target: Any? = nil, from sender: Any? = nil
  ) -> Bool {
    stage.application.sendAction(action, to: target, from: sender, for: nil)
  }

  // MARK: G1

  @Test("G1: canPerformAction is true where the class implements the action")
  func canPerform() {
    #expect(PingView("a", log: log).canPerformAction(.ping, withSender: nil))
    #expect(!View().canPerformAction(.ping, withSender: nil))
  }

  @Test("G1: where it does not, the default asks next")
  func canPerformAsksNext() {
    let outer = add("outer")
    let inner = View()
    outer.addSubview(inner)
    #expect(inner.canPerformAction(.ping, withSender: nil))
    #expect(!inner.canPerformAction(.pong, withSender: nil))
    outer.allows = false
    #expect(!inner.canPerformAction(.ping, withSender: nil))
  }

  @Test("G1: target(forAction:) is self, or what next answers")
  func targetForAction() {
    let outer = add("outer")
    let inner = View()
    outer.addSubview(inner)
    #expect(outer.target(forAction: .ping, withSender: nil) as? View === outer)
    #expect(inner.target(forAction: .ping, withSender: nil) as? View === outer)
    #expect(inner.target(forAction: .pong, withSender: nil) == nil)
  }

  @Test("G1: a responder that says false for its own action steps aside for one further up")
  func steppingAside() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    inner.allows = false
    #expect(inner.target(forAction: .ping, withSender: nil) as? View === outer)
    inner.becomeFirstResponder()
    #expect(send())
    #expect(log.take() == ["outer ping"])
  }

  @Test("G1: a target may be no responder at all")
  func foreignTargets() {
    let target = PingTarget("foreign", log: log)
    let view = DelegatingView(target: target)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(send())
    #expect(log.take() == ["foreign ping"])
  }

  // MARK: G2

  @Test("G2: a nil target is found from the first responder up")
  func fromTheFirstResponderUp() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    inner.becomeFirstResponder()
    #expect(send())
    #expect(log.take() == ["inner ping"])
    outer.becomeFirstResponder()
    #expect(send())
    #expect(log.take() == ["outer ping"])
  }

  @Test("G2: where no responder there takes it, from the sender up")
  func fromTheSenderUp() {
    let view = add("sender")
    let control = Control()
    view.addSubview(control)
    #expect(send(from: control))
    #expect(log.take() == ["sender ping"])
    let other = View()
    stage.window.addSubview(other)
    #expect(!send(from: other))
    #expect(!send(from: "no responder"))
  }

  @Test("G2: the first responder's chain comes before the sender's")
  func firstResponderBeforeSender() {
    let sender = add("sender")
    let first = add("first")
    first.becomeFirstResponder()
    #expect(send(from: sender))
    #expect(log.take() == ["first ping"])
  }

  @Test("G2: then the key window's root controller")
  func thenTheRootController() {
    let controller = PingController(log: log)
    stage.window.rootViewController = controller
    #expect(send())
    #expect(log.take() == ["controller ping"])
  }

  @Test("G2: the topmost presented controller comes before the root controller")
  func presentedBeforeRoot() {
    let root = PingController(log: log)
    stage.window.rootViewController = root
    root.present(PresentedController(log: log), animated: false)
    stage.render()
    #expect(send())
    #expect(log.take() == ["presented ping"])
    root.dismiss(animated: false)
    stage.render()
    #expect(send())
    #expect(log.take() == ["controller ping"])
  }

  @Test("G2: then the application's delegate, whether a responder or not")
  func thenTheDelegate() {
    let plain = PingDelegate()
    stage.application.delegate = plain
    #expect(send())
    #expect(plain.pings == 1)
    let responder = PingResponderDelegate()
    stage.application.delegate = responder
    #expect(send())
    #expect(responder.pings == 1)
  }

  @Test("G2: it returns whether a responder handled it")
  func whetherHandled() {
    #expect(!send())
    #expect(!send(.pang))
    let target = PingTarget(log: log)
    #expect(send(.pang, to: target, from: nil))
  }

  @Test("G2: an action that an explicit target does not implement gives false, without a crash")
  func notImplemented() {
    let view = add("first")
    view.becomeFirstResponder()
    #expect(!send(.ping, to: View()))
    #expect(!send(.pong, to: view))
    #expect(!send(.ping, to: "text"))
    #expect(!send(.ping, to: 5))
    #expect(log.take().isEmpty)
  }

  @Test("G2: an explicit target is not asked whether it can perform")
  func explicitTargetsAreNotAsked() {
    let view = add("a")
    view.allows = false
    #expect(send(.ping, to: view))
    #expect(log.take() == ["a ping"])
  }

  @Test("G2: an optional that holds nil is a nil target")
  func optionalTargets() {
    let first = add("first")
    first.becomeFirstResponder()
    let none: PingTarget? = nil
    #expect(send(.ping, to: none))
    #expect(log.take() == ["first ping"])
    let some: PingTarget? = PingTarget("some", log: log)
    #expect(send(.ping, to: some))
    #expect(log.take() == ["some ping"])
  }

  @Test("G2: without a window the sender and the delegate are asked still")
  func withoutAWindow() {
    let outer = PingView("outer", log: log)
    let inner = View()
    outer.addSubview(inner)
    stage.window.close()
    #expect(send(from: inner))
    #expect(log.take() == ["outer ping"])
  }

  @Test("G2: a control with a nil target sends to the first responder")
  func controlsWithNilTargets() {
    let first = add("first")
    first.becomeFirstResponder()
    let control = Control(frame: Rect(x: 200, y: 200, width: 50, height: 50))
    control.addTarget(nil, action: .ping, for: .touchUpInside)
    stage.window.addSubview(control)
    stage.tap(at: control.center)
    #expect(log.take() == ["first ping"])
    first.resignFirstResponder()
    stage.tap(at: control.center)
    #expect(log.take().isEmpty)
  }

  @Test("G3: Selector.resignFirstResponder, sent to nil, ends the first responder")
  func resigningByAction() {
    let first = add("first")
    first.becomeFirstResponder()
    #expect(send(.resignFirstResponder))
    #expect(!first.isFirstResponder)
    #expect(send(.becomeFirstResponder, to: first))
    #expect(first.isFirstResponder)
  }

  // MARK: J6

  @Test("J6: an action sent while an event is dispatched runs at once and gives its answer")
  func actionsRunAtOnce() {
    let view = TouchView("a", stage.window.bounds, log: log)
    stage.window.addSubview(view)
    let target = PingTarget(log: log)
    view.onBegan = { [unowned stage, log] _, _ in
      let handled = stage.application.sendAction(.ping, to: target, from: nil, for: nil)
      log.add("sent \(handled)")
    }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(log.take() == ["a began", "t ping", "sent true"])
  }

  @Test("J6: a posted action waits behind the events that wait already")
  func postedActionsWait() {
    let view = TouchView("a", stage.window.bounds, log: log)
    stage.window.addSubview(view)
    let target = PingTarget(log: log)
    view.onBegan = { [unowned stage, log] _, _ in
      stage.touchUp()
      stage.frame()
      stage.application.post(.ping, to: target, from: nil)
      stage.application.post(.pong, to: target, from: nil)
      log.add("posted")
    }
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(log.take() == ["a began", "posted", "a ended", "t ping", "t pong"])
  }

  @Test("J6: a posted action whose target has died goes nowhere")
  func postedToTheDead() {
    let first = add("first")
    first.becomeFirstResponder()
    do {
      let target = PingTarget(log: log)
      stage.application.post(.ping, to: target, from: nil)
    }
    stage.render()
    #expect(log.take().isEmpty)
    stage.application.post(.ping, to: nil, from: nil)
    stage.render()
    #expect(log.take() == ["first ping"])
  }

  @Test("J6: an action posted by a posted action comes behind it")
  func postingWhilePosted() {
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    a.onPing = { [unowned stage, unowned b] in
      stage.application.post(.pong, to: b, from: nil)
    }
    stage.application.post(.ping, to: a, from: nil)
    stage.application.post(.ping, to: b, from: nil)
    stage.render()
    #expect(log.take() == ["a ping", "b ping", "b pong"])
  }
}

/// A view whose `ping` action is performed by an object that is not a responder.
private final class DelegatingView: View {
  let target: PingTarget
  init(target: PingTarget) {
    self.target = target
    super.init(frame: .zero)
  }
  override var canBecomeFirstResponder: Bool { true }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    action == .ping ? target : super.target(forAction: action, withSender: sender)
  }
}

private final class PingController: ViewController, PingAction {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init()
  }
  func ping() { log.add("controller ping") }
}

private final class PingDelegate: ApplicationDelegate, PingAction {
  var pings = 0
  func ping() { pings += 1 }
}

private final class PingResponderDelegate: Responder, ApplicationDelegate, PingAction {
  var pings = 0

  func ping() { pings += 1 }
}

private final class PresentedController: ViewController, PingAction {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init()
  }

  func ping() { log.add("presented ping") }
}
