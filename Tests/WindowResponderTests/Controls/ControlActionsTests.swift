import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ControlActionsTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.window.addSubview(control) }

  // MARK: C4

  @Test("C4: the three shapes arrive, with selectors")
  func threeShapesOfSelectors() {
    let target = PingTarget(log: log)
    control.addTarget(target, action: .ping, for: .touchDown)
    control.addTarget(target, action: .pong, for: .touchDown)
    control.addTarget(target, action: .pang, for: .touchDown)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(log.take() == ["t ping", "t pong", "t pang"])
    #expect(target.sender as? Control === control)
    #expect(target.event?.type == .touches)
  }

  @Test("C4: the three shapes arrive, with method references")
  func threeShapesOfMethods() {
    let target = MethodTarget()
    control.addTarget(target, action: MethodTarget.plain, for: .touchDown)
    control.addTarget(target, action: MethodTarget.withSender, for: .touchDown)
    control.addTarget(target, action: MethodTarget.withEvent, for: .touchDown)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    #expect(target.calls == ["plain", "sender", "event"])
    #expect(target.sender === control)
    #expect(target.event?.type == .touches)
  }

  @Test("C4: a method with another sender type is not called")
  func methodsWithAnotherSender() {
    let target = MethodTarget()
    control.addTarget(target, action: MethodTarget.withButton, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    let button = Button(type: .system)
    button.addTarget(target, action: MethodTarget.withButton, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(target.calls == ["button"])
  }

  @Test("C4: a method reference has no identity: twice registered it fires twice")
  func methodsHaveNoIdentity() {
    let target = MethodTarget()
    control.addTarget(target, action: MethodTarget.plain, for: .touchDown)
    control.addTarget(target, action: MethodTarget.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain", "plain"])
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.count == 2)
  }

  @Test("C4: sendActions(for:) has no event")
  func sendActionsHasNoEvent() {
    let target = PingTarget(log: log)
    target.event = Event()
    control.addTarget(target, action: .pang, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.event == nil)
  }

  // MARK: C5

  @Test("C5: every action passes through sendAction(_:to:for:), then the application's sendAction")
  func theWayOfAnAction() {
    let log = log
    let way = ActionWay(log: log)
    way.control.sendActions(for: .touchDown)
    #expect(log.take() == ["control ping", "application ping", "t ping"])
    way.control.stopsActions = true
    way.control.sendActions(for: .touchDown)
    #expect(log.take() == ["control ping"])
    way.control.stopsActions = false
    way.application.swallowsActions = true
    way.control.sendActions(for: .touchDown)
    #expect(log.take() == ["control ping", "application ping"])
  }

  @Test("C5: an override may redirect an action")
  func redirectingActions() {
    let redirecting = RedirectingControl()
    let (a, b) = (PingTarget("a", log: log), PingTarget("b", log: log))
    redirecting.redirection = b
    redirecting.addTarget(a, action: .ping, for: .touchDown)
    redirecting.addTarget(a, action: PingTarget.ping, for: .touchDown)
    redirecting.sendActions(for: .touchDown)
    #expect(log.take() == ["b ping", "b ping"])
  }

  @Test("C5: a closure passes through sendAction(_: Action)")
  func closuresPassThroughSendAction() {
    let control = SpyControl(log: log)
    control.addAction(Action { [log] _ in log.add("closure") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["control action", "closure"])
    control.stopsActions = true
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["control action"])
  }

  // MARK: C17

  @Test("C17: an action added with an identifier that is there already replaces it")
  func identifiersReplace() {
    let id = Action.Identifier("play")
    control.addAction(Action(identifier: id) { [log] _ in log.add("one") }, for: .touchDown)
    control.addAction(Action { [log] _ in log.add("other") }, for: .touchDown)
    control.addAction(Action(identifier: id) { [log] _ in log.add("two") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["two", "other"])
  }

  @Test("C17: the new action serves the old one's events too")
  func identifiersReplaceForAllEvents() {
    let id = Action.Identifier("play")
    control.addAction(Action(identifier: id) { [log] _ in log.add("one") }, for: .touchDown)
    control.addAction(Action(identifier: id) { [log] _ in log.add("two") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["two", "two"])
  }

  @Test("C17: the same action for several events, taken back for one of them")
  func oneActionForSeveralEvents() {
    let action = Action { [log] _ in log.add("one") }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log.take() == ["one"])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["one"])
    control.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take().isEmpty)
  }

  @Test("C17: an action without an identifier gets one of its own")
  func actionsHaveIdentifiers() {
    let (a, b) = (Action { _ in }, Action { _ in })
    #expect(a.identifier != b.identifier)
  }

  @Test("C17: an action knows who asked for it")
  func actionsKnowTheirSender() {
    var sender: AnyObject?
    control.addAction(Action { action in sender = action.sender }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
  }
}

/// A control, its target and an application that log each step of the delivery of an action.
@MainActor private final class ActionWay {
  let application: SpyApplication
  let control: SpyControl
  let target: PingTarget
  private let previous = Application.shared

  init(log: Log) {
    application = SpyApplication(log: log)
    control = SpyControl(log: log)
    target = PingTarget(log: log)
    control.addTarget(target, action: .ping, for: .touchDown)
    application.becomeShared()
  }

  isolated deinit { previous.becomeShared() }
}

private final class SpyControl: Control {
  let log: Log
  var stopsActions = false

  init(log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: Event?) {
    log.add("control \(action.name)")
    if !stopsActions { super.sendAction(action, to: target, for: event) }
  }

  override func sendAction(_ action: Action) {
    log.add("control action")
    if !stopsActions { super.sendAction(action) }
  }
}

private final class RedirectingControl: Control {
  var redirection: PingTarget?

  init() { super.init(frame: .zero) }

  override func sendAction(_ action: Selector, to target: Any?, for event: Event?) {
    super.sendAction(action, to: redirection, for: event)
  }
}

@MainActor private final class MethodTarget {
  var calls: [String] = []
  var sender: Control?
  var event: Event?

  func plain() { calls.append("plain") }
  func withSender(_ sender: Control) {
    calls.append("sender")
    self.sender = sender
  }
  func withEvent(_ sender: Control, _ event: Event?) {
    calls.append("event")
    self.event = event
  }
  func withButton(_ sender: Button) { calls.append("button") }
}
