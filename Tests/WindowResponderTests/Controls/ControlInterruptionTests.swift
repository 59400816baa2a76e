import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ControlInterruptionTests: TrackingSuite {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let control: TrackingControl
  let inside = Point(x: 150, y: 150)

  init() {
    control = TrackingControl(Rect(x: 100, y: 100, width: 100, height: 100), log: log)
    stage.window.addSubview(control)
  }

  // MARK: C10

  @Test("C10: cancel: cancelTracking, then the state, then .touchCancel, and no touch up")
  func touchCancel() {
    down()
    _ = log.take()
    stage.touchCancel()
    #expect(log.take() == ["cancelTracking event", "cancel -"])
    up()
    #expect(log.take().isEmpty)
  }

  @Test("C10: beginTracking that gives false: no tracking, no events")
  func refusingToBegin() {
    control.begins = false
    down()
    move(160, 150)
    up()
    #expect(log.take() == ["begin -"])
    #expect(control.flags == "-")
    down()
    stage.touchCancel()
    #expect(log.take() == ["begin -"])
  }

  @Test("C10: continueTracking that gives false ends it: no endTracking, nothing more")
  func refusingToContinue() {
    down()
    control.continues = false
    _ = log.take()
    move(160, 150)
    #expect(log.take() == ["continue"])
    #expect(control.flags == "-")
    move(170, 150)
    up()
    #expect(log.take().isEmpty)
    control.continues = true
    stage.tap(at: inside)
    #expect(log.take().contains("upInside -"))
  }

  // MARK: C11

  @Test("C11: a disabled control takes the hit and swallows the touch")
  func disabledControlsSwallow() {
    let outer = TouchView("outer", stage.window.bounds, log: log)
    stage.window.addSubview(outer)
    outer.addSubview(control)
    control.isEnabled = false
    #expect(stage.window.hitTest(inside, with: nil) === control)
    stage.tap(at: inside)
    #expect(log.take().isEmpty)
  }

  // MARK: C12

  @Test("C12: a tracking control that is hidden: cancelTracking(nil), state, .touchCancel")
  func hiddenInMidTouch() {
    down()
    _ = log.take()
    control.isHidden = true
    #expect(log.take() == ["cancelTracking nil", "cancel -"])
    move(160, 150)
    up()
    #expect(log.take().isEmpty)
  }

  @Test("C12: a tracking control in a view that is hidden")
  func hiddenWithItsSuperview() {
    let outer = View(frame: stage.window.bounds)
    stage.window.addSubview(outer)
    outer.addSubview(control)
    down()
    _ = log.take()
    outer.isHidden = true
    #expect(log.take() == ["cancelTracking nil", "cancel -"])
  }

  @Test("C12: a tracking control that takes no interaction any more")
  func withoutInteractionInMidTouch() {
    down()
    _ = log.take()
    control.isUserInteractionEnabled = false
    #expect(log.take() == ["cancelTracking nil", "cancel -"])
    up()
    #expect(log.take().isEmpty)
  }

  @Test("C12: a tracking control that is removed: cancelTracking(nil), state, .touchCancel")
  func removedInMidTouch() {
    down()
    _ = log.take()
    control.removeFromSuperview()
    #expect(log.take() == ["cancelTracking nil", "cancel -"])
    move(160, 150)
    up()
    #expect(log.take().isEmpty)
  }

  @Test("C12: a tracking control that is disabled: cancelTracking(nil), state, and no event")
  func disabledInMidTouch() {
    down()
    _ = log.take()
    control.isEnabled = false
    #expect(log.take() == ["cancelTracking nil"])
    #expect(control.flags == "-")
    move(160, 150)
    up()
    #expect(log.take().isEmpty)
    control.isEnabled = true
    stage.tap(at: inside)
    #expect(log.take().contains("upInside -"))
  }

  @Test("C12: a tracking control whose window closes")
  func windowClosedInMidTouch() {
    down()
    _ = log.take()
    stage.window.close()
    #expect(log.take() == ["cancelTracking nil", "cancel -"])
  }

  @Test("C12: a tracking control when the program goes to the background gets the event's cancel")
  func suspendedInMidTouch() {
    down()
    _ = log.take()
    stage.setSuspended(true)
    #expect(log.take() == ["cancelTracking event", "cancel -"])
  }

  @Test("C12: a control that is not tracking is hidden without a word")
  func hiddenWithoutTouch() {
    control.isHidden = true
    control.isHidden = false
    control.removeFromSuperview()
    control.isEnabled = false
    #expect(log.take().isEmpty)
  }

  @Test("C12: .touchCancel finds the control in its window still")
  func cancelWhileInTheWindow() {
    var window: Window?
    control.addAction(
      Action { [control] _ in window = control.window }, for: .touchCancel)
    down()
    control.removeFromSuperview()
    #expect(window === stage.window)
  }

  // MARK: Unexpected changes in handlers

  @Test("a control removed in beginTracking tracks nothing and sends nothing but its end")
  func removedInBeginTracking() {
    control.onBegin = { [control] in control.removeFromSuperview() }
    down()
    #expect(control.flags == "-")
    #expect(!log.take().contains { $0.hasPrefix("down") })
    up()
    control.onBegin = nil
    stage.window.addSubview(control)
    _ = log.take()
    stage.tap(at: inside)
    #expect(log.take() == ["begin -", "down TIH", "end", "upInside -"])
  }

  @Test("a control disabled in beginTracking tracks nothing")
  func disabledInBeginTracking() {
    control.onBegin = { [control] in control.isEnabled = false }
    down()
    #expect(control.flags == "-")
    #expect(!log.take().contains { $0.hasPrefix("down") })
  }

  @Test("a control disabled in continueTracking is cancelled and sends no drag")
  func disabledInContinueTracking() {
    control.onContinue = { [control] in control.isEnabled = false }
    down()
    _ = log.take()
    move(160, 150)
    #expect(log.take() == ["continue", "cancelTracking nil"])
  }

  @Test("a control removed in its .touchDown handler: one cancel")
  func removedInTouchDown() {
    control.addAction(Action { [control] _ in control.removeFromSuperview() }, for: .touchDown)
    down()
    #expect(log.take() == ["begin -", "down TIH", "cancelTracking nil", "cancel -"])
    up()
    #expect(log.take().isEmpty)
  }

  @Test("a control disabled in cancelTracking is cancelled once")
  func disabledInCancelTracking() {
    control.onCancel = { [control] in control.isEnabled = false }
    down()
    _ = log.take()
    stage.touchCancel()
    #expect(log.take() == ["cancelTracking event", "cancel -"])
  }

  @Test("a control removed in endTracking sends its touch up, and no cancel")
  func removedInEndTracking() {
    control.onEnd = { [control] in control.removeFromSuperview() }
    down()
    _ = log.take()
    up()
    #expect(log.take() == ["end", "upInside -"])
  }

  @Test("a control dropped in its .touchUpInside handler is freed, without a crash")
  func droppedInTouchUp() {
    weak var weakControl: Control?
    do {
      let dropped = Control(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      weakControl = dropped
      dropped.addAction(
        Action { [weak dropped] _ in dropped?.removeFromSuperview() }, for: .touchUpInside)
      stage.window.addSubview(dropped)
    }
    stage.tap(at: Point(x: 10, y: 10))
    #expect(weakControl == nil)
    #expect(stage.window.subviews == [control])
  }

  @Test("a window closed in a .touchUpInside handler: no crash, nothing more")
  func windowClosedInTouchUp() {
    control.addAction(Action { [unowned stage] _ in stage.window.close() }, for: .touchUpInside)
    stage.tap(at: inside)
    #expect(log.take() == ["begin -", "down TIH", "end", "upInside -"])
    #expect(stage.window.isHidden)
  }

  @Test("an override of point(inside:with:) shapes the control")
  func shapedControls() {
    let round = RoundControl(Rect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(round)
    var downs = 0
    round.addAction(Action { _ in downs += 1 }, for: .touchDown)
    stage.tap(at: Point(x: 2, y: 2))
    #expect(downs == 0)
    stage.tap(at: Point(x: 50, y: 50))
    #expect(downs == 1)
  }
}

private final class RoundControl: Control {
  init(_ frame: Rect) { super.init(frame: frame) }
  override func point(inside point: Point, with event: Event?) -> Bool {
    point.distance(to: Point(x: bounds.midX, y: bounds.midY)) < bounds.width / 2
  }
}
