import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct CancellationTests: TouchSuite {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  // MARK: B8, causes of cancellation

  @Test("B8: a view that leaves its window has its touch cancelled, once")
  func leavingTheWindow() {
    let view = add("a")
    view.addGestureRecognizer(TouchObserver("w", log: log))
    down()
    view.removeFromSuperview()
    #expect(log.take() == ["w began", "a began", "w cancelled", "a cancelled"])
    #expect(finish().isEmpty)
  }

  @Test("B8: so has a view that leaves with an ancestor")
  func leavingWithAnAncestor() {
    let outer = View(frame: stage.window.bounds)
    stage.window.addSubview(outer)
    let view = TouchView("a", outer.bounds, log: log)
    outer.addSubview(view)
    down()
    outer.removeFromSuperview()
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(finish().isEmpty)
  }

  @Test("B8: the chain of the view still holds while it is cancelled")
  func cancelledWhileStillInTheChain() {
    let outer = add("outer")
    let inner = TouchView("inner", outer.bounds, log: log)
    inner.forwards = true
    outer.addSubview(inner)
    var window: Window?
    inner.onCancelled = { _, _ in window = inner.window }
    down()
    inner.removeFromSuperview()
    #expect(log.take() == ["inner began", "outer began", "inner cancelled", "outer cancelled"])
    #expect(window === stage.window)
  }

  @Test("B8: a view that moves to another superview of its window keeps its touch")
  func movingWithinTheWindow() {
    let view = add("a")
    let other = View(frame: stage.window.bounds)
    stage.window.addSubview(other)
    stage.window.bringSubviewToFront(view)
    down()
    other.addSubview(view)
    #expect(finish() == ["a began", "a moved", "a ended"])
  }

  @Test("B8: wl_touch.cancel cancels every touch of the seat, in every view")
  func touchCancel() {
    let a = add("a")
    _ = add("b", 100)
    a.isMultipleTouchEnabled = true
    down(0)
    down(1, 110)
    down(2, 20)
    _ = log.take()
    stage.touchCancel()
    #expect(log.take() == ["a cancelled [0, 2]", "b cancelled [1]"])
    #expect(finish(1).isEmpty)
  }

  @Test("B8: wl_touch.cancel in the frame of the down: began, then cancelled, or nothing at all")
  func touchCancelBeforeTheFrame() {
    _ = add("a")
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.touchCancel()
    stage.frame()
    #expect(log.take().isEmpty)
    #expect(finish().isEmpty)
  }

  @Test("B8: wl_touch.cancel leaves the pointer's press alone")
  func touchCancelLeavesThePointer() {
    _ = add("a")
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown()
    stage.touchCancel()
    stage.pointerUp()
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B4: two seats' fingers are apart: the same id, and a cancel of one of them")
  func twoSeats() {
    let view = add("a")
    view.isMultipleTouchEnabled = true
    func input(_ seat: Int, _ kind: TouchChange.Kind, _ id: Int32, _ x: Double) {
      let change = TouchChange(
        id: id, kind: kind, surface: stage.window.surface, location: Point(x: x, y: 10),
        timestamp: stage.now)
      stage.application.input(
        .touch(TouchFrame(seat: seat, timestamp: stage.now, changes: [change])))
      stage.render()
    }
    input(0, .down, 3, 10)
    input(1, .down, 3, 50)
    #expect(log.take() == ["a began [3]", "a began [3]"])
    stage.application.input(.touchCancel(seat: 1, timestamp: stage.now))
    stage.render()
    #expect(log.take() == ["a cancelled [3]"])
    input(1, .up, 3, 50)
    #expect(log.take().isEmpty)
    input(0, .up, 3, 10)
    #expect(log.take() == ["a ended [3]"])
  }

  @Test("B8: losing wl_pointer in mid-press cancels it")
  func pointerCancel() {
    _ = add("a")
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown()
    stage.pointerCancel()
    stage.pointerUp()
    #expect(log.take() == ["a began", "a cancelled"])
    stage.click(at: Point(x: 20, y: 20))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B8: closing the window cancels its touches")
  func closingTheWindow() {
    _ = add("a")
    down()
    stage.window.close()
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(finish().isEmpty)
  }

  @Test("B8: suspending the program cancels its touches")
  func suspending() {
    _ = add("a")
    down()
    stage.setSuspended(true)
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(stage.application.applicationState == .background)
    #expect(finish().isEmpty)
  }

  @Test("B8: a window that is no longer activated keeps its touches while a finger is down")
  func deactivatingWithATouchDown() {
    _ = add("a")
    down()
    stage.setActivated(false)
    #expect(stage.application.applicationState == .active)
    #expect(finish() == ["a began", "a moved", "a ended"])
    #expect(stage.application.applicationState == .inactive)
  }

  @Test("B8: a finger on a window that is not activated makes the program active for as long")
  func aTouchActivates() {
    _ = add("a")
    stage.setActivated(false)
    #expect(stage.application.applicationState == .inactive)
    down()
    #expect(stage.application.applicationState == .active)
    up()
    #expect(stage.application.applicationState == .inactive)
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B8: Application.cancelTouches() cancels fingers and pointer")
  func cancelTouches() {
    let view = add("a")
    view.isMultipleTouchEnabled = true
    down()
    stage.pointerMove(to: Point(x: 20, y: 20))
    stage.pointerDown()
    _ = log.take()
    stage.application.cancelTouches()
    #expect(log.take() == ["a cancelled [0, 0]"])
    stage.pointerUp()
    #expect(finish().isEmpty)
  }

  @Test("B8: Application.cancelTouches() with nothing down does nothing")
  func cancelTouchesWithoutTouches() {
    _ = add("a")
    stage.application.cancelTouches()
    #expect(log.take().isEmpty)
  }

  @Test("B8: after a cancellation the same finger id begins anew")
  func beginningAnew() {
    _ = add("a")
    down()
    stage.application.cancelTouches()
    down()
    up()
    #expect(log.take() == ["a began", "a cancelled", "a began", "a ended"])
  }

  @Test("B8: a touch that was cancelled between two events is not in the next one")
  func cancelledTouchesLeaveTheEvent() {
    let a = add("a")
    let b = add("b", 100)
    var count: Int?
    b.onBegan = { _, event in count = event?.allTouches?.count }
    down(0)
    a.removeFromSuperview()
    down(1, 110)
    #expect(count == 1)
  }

  @Test("B8: hiding or disabling a view does not cancel its touches")
  func hidingDoesNotCancel() {
    let view = add("a")
    down()
    view.isHidden = true
    view.isUserInteractionEnabled = false
    view.alpha = 0
    #expect(finish() == ["a began", "a moved", "a ended"])
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take().isEmpty)
  }

  @Test("B8: replacing the root controller cancels the touches in its view")
  func replacingTheRootController() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    let view = TouchView("a", Rect(x: 0, y: 0, width: 100, height: 100), log: log)
    controller.view.addSubview(view)
    view.onMoved = { [unowned stage] _, _ in stage.window.rootViewController = ViewController() }
    down()
    #expect(finish() == ["a began", "a moved", "a cancelled"])
    withExtendedLifetime(controller) {}
  }

  @Test("B8: every began has one end in a storm of fingers and of views that come and go")
  func aStorm() {
    var began = 0
    var ended = 0
    var seed: UInt64 = 42
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    var views: [TouchView] = []
    func addView() {
      let view = add("v", Double(random(300)), Double(random(200)))
      view.isMultipleTouchEnabled = random(2) == 0
      view.isExclusiveTouch = random(8) == 0
      view.onBegan = { touches, _ in began += touches.count }
      view.onEnded = { touches, _ in ended += touches.count }
      view.onCancelled = { [unowned view] touches, _ in
        ended += touches.count
        if view.superview == nil { began += 1_000_000 }
      }
      views.append(view)
    }
    for _ in 0..<6 { addView() }
    for step in 0..<3_000 {
      let id = random(8)
      let place = Point(x: Double(random(400)), y: Double(random(300)))
      switch random(10) {
      case 0, 1, 2: stage.touchDown(id, at: place)
      case 3, 4, 5: stage.touchMove(id, to: place)
      case 6, 7: stage.touchUp(id)
      case 8: stage.frame()
      default:
        switch random(6) {
        case 0: stage.touchCancel()
        case 1: stage.application.cancelTouches()
        case 2: views[random(views.count)].isHidden.toggle()
        case 3: stage.click(at: place)
        default:
          views.remove(at: random(views.count)).removeFromSuperview()
          addView()
        }
      }
      if step.isMultiple(of: 5) { stage.frame() }
    }
    stage.touchCancel()
    #expect(began == ended)
    #expect(began > 100 && began < 1_000_000)
  }
}
