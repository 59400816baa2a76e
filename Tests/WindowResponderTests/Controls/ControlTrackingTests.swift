import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ControlTrackingTests: TrackingSuite {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let control: TrackingControl
  let inside = Point(x: 150, y: 150)

  init() {
    control = TrackingControl(Rect(x: 100, y: 100, width: 100, height: 100), log: log)
    stage.window.addSubview(control)
  }

  // MARK: C6

  @Test("C6: touch down: beginTracking, then the state, then .touchDown")
  func touchDown() {
    down()
    #expect(log.take() == ["begin -", "down TIH"])
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
  }

  @Test("C6: the second of two quick touches sends .touchDownRepeat with .touchDown, in one send")
  func touchDownRepeat() {
    let target = SendCounter()
    control.addTarget(target, action: SendCounter.count, for: [.touchDown, .touchDownRepeat])
    stage.tap(at: inside)
    #expect(target.sends == 1)
    _ = log.take()
    down()
    #expect(log.take() == ["begin -", "down TIH", "downRepeat TIH"])
    #expect(target.sends == 2)
    up()
    down()
    #expect(log.take().contains("downRepeat TIH"))
  }

  @Test("C6: a disabled control begins no tracking")
  func disabledControlsDoNotTrack() {
    control.isEnabled = false
    stage.drag(from: inside, to: Point(x: 0, y: 0))
    #expect(log.take().isEmpty)
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("C6: a second finger changes nothing, with multiple touch too")
  func secondFingersChangeNothing() {
    control.isMultipleTouchEnabled = true
    down()
    _ = log.take()
    stage.touchDown(1, at: Point(x: 160, y: 150))
    stage.frame()
    stage.touchMove(1, to: Point(x: 0, y: 0))
    stage.frame()
    stage.touchUp(1)
    stage.frame()
    #expect(log.take().isEmpty)
    up()
    #expect(log.take() == ["end", "upInside -"])
  }

  @Test("C6: of two fingers at once the first is tracked")
  func theFirstOfTwoFingers() {
    control.isMultipleTouchEnabled = true
    stage.touchDown(5, at: Point(x: 110, y: 110))
    stage.touchDown(2, at: Point(x: 120, y: 120))
    stage.frame()
    _ = log.take()
    stage.touchUp(2)
    stage.frame()
    #expect(log.take().isEmpty)
    stage.touchUp(5)
    stage.frame()
    #expect(log.take() == ["end", "upInside -"])
  }

  @Test("C6: the secondary button does not press a control")
  func secondaryButtonsDoNotPress() {
    stage.click(at: inside, button: .secondary)
    #expect(log.take().isEmpty)
    stage.click(at: inside)
    #expect(log.take() == ["begin -", "down TIH", "end", "upInside -"])
  }

  // MARK: C7

  @Test("C7: a move inside sends .touchDragInside, one outside .touchDragOutside")
  func drags() {
    control.trackingMargin = 0
    down()
    _ = log.take()
    move(160, 150)
    #expect(log.take() == ["continue", "dragInside TIH"])
    move(250, 150)
    move(260, 150)
    #expect(
      log.take() == [
        "continue", "dragOutside T", "dragExit T", "continue", "dragOutside T",
      ])
  }

  @Test("C7: on a crossing the same send carries .touchDragEnter or .touchDragExit")
  func crossingsAreOneSend() {
    control.trackingMargin = 0
    let target = SendCounter()
    let drags: Control.Events = [
      .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
    ]
    control.addTarget(target, action: SendCounter.count, for: drags)
    down()
    move(250, 150)
    #expect(target.sends == 1)
    _ = log.take()
    move(150, 150)
    #expect(target.sends == 2)
    #expect(log.take() == ["continue", "dragInside TIH", "dragEnter TIH"])
  }

  @Test("C7: highlighted follows inside")
  func highlightedFollowsInside() {
    control.trackingMargin = 0
    down()
    #expect(control.isHighlighted)
    move(250, 150)
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    move(150, 150)
    #expect(control.isHighlighted && control.isTouchInside)
  }

  // MARK: C8

  @Test("C8: once tracked, a finger counts as inside within 70 points of the bounds")
  func fingersHaveAMargin() {
    down()
    move(269, 150)
    #expect(control.isTouchInside)
    move(271, 150)
    #expect(!control.isTouchInside)
    move(31, 31)
    #expect(control.isTouchInside)
    move(29, 150)
    #expect(!control.isTouchInside)
    move(150, 269)
    up()
    #expect(log.take().last == "upInside -")
  }

  @Test("C8: a pointer has no margin")
  func pointersHaveNoMargin() {
    stage.pointerMove(to: inside)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 199, y: 150))
    #expect(control.isTouchInside)
    stage.pointerMove(to: Point(x: 201, y: 150))
    #expect(!control.isTouchInside)
    stage.pointerUp()
    #expect(log.take().last == "upOutside -")
  }

  @Test("C8: the margin can be set, for one control and for all")
  func theMarginIsASetting() {
    control.trackingMargin = 10
    down()
    move(209, 150)
    #expect(control.isTouchInside)
    move(211, 150)
    #expect(!control.isTouchInside)
    up()
    control.trackingMargin = nil
    stage.application.interactionSettings.touchTrackingMargin = 20
    down()
    move(219, 150)
    #expect(control.isTouchInside)
    move(221, 150)
    #expect(!control.isTouchInside)
  }

  @Test("C8: touch down itself needs the exact bounds")
  func touchDownNeedsTheBounds() {
    down(Point(x: 201, y: 150))
    move(150, 150)
    up()
    #expect(log.take().isEmpty)
  }

  @Test("C8: the margin is measured in the control's own coordinates, also when it is turned")
  func theMarginInOwnCoordinates() {
    control.transform = Transform(scaleX: 0.5, y: 0.5)
    down()
    // The control now reaches to 175; 70 of its own points are 35 of the window's.
    move(209, 150)
    #expect(control.isTouchInside)
    move(211, 150)
    #expect(!control.isTouchInside)
  }

  // MARK: C9

  @Test("C9: touch up inside: endTracking, then the state, then .touchUpInside")
  func touchUpInside() {
    control.onEnd = { [control, log] in log.add(control.flags) }
    down()
    _ = log.take()
    up()
    #expect(log.take() == ["end", "TIH", "upInside -"])
  }

  @Test("C9: touch up outside sends .touchUpOutside")
  func touchUpOutside() {
    down()
    move(390, 290)
    _ = log.take()
    up()
    #expect(log.take() == ["end", "upOutside -"])
    #expect(control.flags == "-")
  }
}

@MainActor private final class SendCounter {
  var sends = 0
  func count() { sends += 1 }
}
