import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ResponderChainTests {
  let log = Log()

  // MARK: E1

  @Test("E1: the base responder has no next one")
  func theBaseHasNone() {
    #expect(Responder().next == nil)
  }

  @Test("E1: a view's next is its superview, and nil without one")
  func viewsGoToTheirSuperview() {
    let outer = View()
    let inner = View()
    #expect(inner.next == nil)
    outer.addSubview(inner)
    #expect(inner.next === outer)
    inner.removeFromSuperview()
    #expect(inner.next == nil)
  }

  @Test("E1: a controller's root view goes to its controller, and that to the view's superview")
  func rootViewsGoToTheirController() {
    let controller = ViewController()
    #expect(controller.next == nil)
    #expect(!controller.isViewLoaded)
    let outer = View()
    outer.addSubview(controller.view)
    let inner = View()
    controller.view.addSubview(inner)
    #expect(controller.view.next === controller)
    #expect(controller.next === outer)
    #expect(inner.next === controller.view)
  }

  @Test("E1: a window's root controller goes to the window")
  func rootControllersGoToTheWindow() {
    let window = Window(size: Size(width: 100, height: 100))
    let controller = ViewController()
    window.rootViewController = controller
    #expect(controller.next === window)
    window.rootViewController = nil
    #expect(controller.next == nil)
  }

  @Test("E1: a child controller goes to its view's superview")
  func childControllers() {
    let (parent, child) = (ViewController(), ViewController())
    let container = View()
    parent.view.addSubview(container)
    parent.addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === container)
  }

  @Test("E1: window, application, and a delegate that is a responder")
  func windowApplicationDelegate() {
    let stage = Stage()
    #expect(stage.window.next === stage.application)
    #expect(stage.application.next == nil)
    let responder = ResponderDelegate()
    stage.application.delegate = responder
    #expect(stage.application.next === responder)
    #expect(responder.next == nil)
    stage.application.delegate = PlainDelegate()
    #expect(stage.application.next == nil)
    stage.application.delegate = ViewDelegate()
    #expect(stage.application.next == nil)
    stage.application.delegate = ControllerDelegate()
    #expect(stage.application.next == nil)
  }

  @Test("E1: a delegate that is the application itself is not the next one")
  func applicationsOwnDelegate() {
    let application = OwnDelegate()
    let stage = Stage(application: application)
    application.delegate = application
    #expect(application.next == nil)
    #expect(stage.window.chain.last === application)
  }

  @Test("F1: the application's window is the key window")
  func theApplicationIsInTheKeyWindow() {
    let application = FirstApplication()
    #expect(!application.becomeFirstResponder())
    let stage = Stage(application: application)
    #expect(application.becomeFirstResponder())
    #expect(stage.window.firstResponder === application)
    application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(application.events == 1)
  }

  @Test("E1: the whole chain, from a view to the delegate")
  func theWholeChain() {
    let stage = Stage()
    let delegate = ResponderDelegate()
    stage.application.delegate = delegate
    let controller = ViewController()
    stage.window.rootViewController = controller
    let view = View()
    controller.view.addSubview(view)
    let chain: [Responder] = [
      view, controller.view, controller, stage.window, stage.application, delegate,
    ]
    #expect(view.chain == chain)
  }

  // MARK: E2

  @Test("E2: next is computed each time")
  func nextIsComputed() {
    let (a, b) = (View(), View())
    let view = View()
    a.addSubview(view)
    #expect(view.next === a)
    b.addSubview(view)
    #expect(view.next === b)
  }

  @Test("E2: touches honour an override of next")
  func touchesHonourOverrides() {
    let stage = Stage(size: Size(width: 200, height: 200))
    let view = DetourView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let detour = TouchView("detour", .zero, log: log)
    view.detour = detour
    stage.window.addSubview(view)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["detour began", "detour ended"])
  }

  @Test("E2: presses, motion and remote-control events honour an override of next")
  func otherEventsHonourOverrides() {
    let stage = Stage()
    let view = DetourView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let detour = EventResponder(log: log)
    view.detour = detour
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()
    stage.keyPress(.keyboardA)
    stage.shake()
    stage.remoteControl(.remoteControlPause)
    #expect(
      log.take() == [
        "pressesBegan", "pressesEnded", "motionBegan 1", "motionEnded 1", "remoteControl 101",
      ])
  }

  @Test("E2: actions honour an override of next")
  func actionsHonourOverrides() {
    let stage = Stage()
    let view = DetourView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let target = PingView("target", log: log)
    view.detour = target
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    #expect(view.canPerformAction(.ping, withSender: nil))
    #expect(view.target(forAction: .ping, withSender: nil) as? View === target)
    #expect(stage.application.sendAction(.ping, to: nil, from: nil, for: nil))
    #expect(log.take() == ["target ping"])
  }

  @Test("E2: a cycle made by overrides does not hang, and every link gets it once")
  func cyclesDoNotHang() {
    let stage = Stage(size: Size(width: 200, height: 200))
    let (a, b, c) = (
      LoopView("a", log: log), LoopView("b", log: log), LoopView("c", log: log)
    )
    (a.detour, b.detour, c.detour) = (b, c, a)
    stage.window.addSubview(a)
    a.becomeFirstResponder()
    stage.tap(at: Point(x: 10, y: 10))
    #expect(Set(log.take()) == ["a began", "b began", "c began", "a ended", "b ended", "c ended"])
    #expect(a.chain == [a, b, c])
    #expect(!a.canPerformAction(.ping, withSender: nil))
    #expect(a.target(forAction: .ping, withSender: nil) == nil)
    #expect(!stage.application.sendAction(.ping, to: nil, from: a, for: nil))
    stage.keyPress(.keyboardA)
    stage.application.beginReceivingRemoteControlEvents()
    stage.shake()
    stage.application.simulateShake()
    stage.remoteControl(.remoteControlPlay)
  }

  @Test("E2: a responder that is its own next does not hang")
  func selfLoopsDoNotHang() {
    let a = LoopView("a", log: log)
    a.detour = a
    a.touchesBegan([], with: nil)
    #expect(a.chain == [a])
    #expect(!a.canPerformAction(.ping, withSender: nil))
    #expect(log.take().first == "a began")
  }

  @Test("E2: a cycle that leaves out the beginning does not hang")
  func cyclesFurtherUp() {
    let (a, b, c) = (
      LoopView("a", log: log), LoopView("b", log: log), LoopView("c", log: log)
    )
    (a.detour, b.detour, c.detour) = (b, c, b)
    a.touchesMoved([], with: nil)
    #expect(a.chain == [a, b, c])
  }

  @Test("E2: after a trip through a cycle the next trip is made anew")
  func cyclesAreForgotten() {
    let (a, b) = (LoopView("a", log: log), LoopView("b", log: log))
    (a.detour, b.detour) = (b, a)
    a.touchesBegan([], with: nil)
    let first = log.take()
    a.touchesBegan([], with: nil)
    #expect(log.take() == first)
  }

  @Test("a handler may hand its touches to another view")
  func handingTouchesToAnotherView() {
    let stage = Stage(size: Size(width: 200, height: 200))
    let outer = TouchView("outer", Rect(x: 0, y: 0, width: 200, height: 200), log: log)
    let inner = TouchView("inner", Rect(x: 0, y: 0, width: 100, height: 100), log: log)
    inner.forwards = true
    outer.addSubview(inner)
    let other = TouchView("other", .zero, log: log)
    outer.onBegan = { [unowned other] touches, event in other.touchesBegan(touches, with: event) }
    stage.window.addSubview(outer)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(
      log.take() == ["inner began", "outer began", "other began", "inner ended", "outer ended"])
  }

  @Test("a chain of a thousand views is walked")
  func longChains() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let root = TouchView("root", stage.window.bounds, log: log)
    stage.window.addSubview(root)
    var view: View = root
    for _ in 0..<1_000 {
      let inner = View(frame: root.bounds)
      view.addSubview(inner)
      view = inner
    }
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["root began", "root ended"])
  }
}

private final class DetourView: View {
  var detour: Responder?
  override var next: Responder? { detour }
  override var canBecomeFirstResponder: Bool { true }
}

private final class LoopView: View {
  let name: String
  let log: Log
  unowned(unsafe) var detour: Responder?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override var next: Responder? { detour }
  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    log.add("\(name) began")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    log.add("\(name) ended")
    super.touchesEnded(touches, with: event)
  }
}

private final class EventResponder: Responder {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("pressesBegan")
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("pressesEnded")
  }
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("motionBegan \(motion.rawValue)")
  }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("motionEnded \(motion.rawValue)")
  }
  override func remoteControlReceived(with event: Event?) {
    log.add("remoteControl \(event?.subtype.rawValue ?? -1)")
  }
}

private final class FirstApplication: Application {
  var events = 0
  override var canBecomeFirstResponder: Bool { true }
  override func remoteControlReceived(with event: Event?) { events += 1 }
}

private final class PlainDelegate: ApplicationDelegate {}
private final class ResponderDelegate: Responder, ApplicationDelegate {}
private final class ViewDelegate: View, ApplicationDelegate {}
private final class ControllerDelegate: ViewController, ApplicationDelegate {}
private final class OwnDelegate: Application, ApplicationDelegate {}
