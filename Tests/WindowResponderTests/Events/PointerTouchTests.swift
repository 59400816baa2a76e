import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct PointerTouchTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let view: TouchView

  init() {
    view = TouchView("a", Rect(x: 0, y: 0, width: 200, height: 200), log: log)
    stage.window.addSubview(view)
  }

  @Test("B12: a pointer's button is a touch of type .indirectPointer with its button in the event")
  func buttonsAreTouches() {
    var type: Touch.TouchType?
    var masks: [Event.ButtonMask] = []
    let note: (Set<Touch>, Event?) -> Void = { touches, event in
      type = touches.first?.type
      masks.append(event?.buttonMask ?? [])
    }
    (view.onBegan, view.onMoved, view.onEnded) = (note, note, note)
    stage.pointerMove(to: Point(x: 10, y: 10))
    #expect(log.take().isEmpty)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 20, y: 10))
    stage.pointerUp()
    #expect(log.take() == ["a began", "a moved", "a ended"])
    #expect(type == .indirectPointer)
    #expect(masks == [.primary, .primary, .primary])
  }

  @Test("B12: a finger has no buttons and is of type .direct")
  func fingersHaveNoButtons() {
    var mask: Event.ButtonMask?
    var type: Touch.TouchType?
    view.onBegan = { touches, event in
      mask = event?.buttonMask
      type = touches.first?.type
    }
    stage.tap(at: Point(x: 10, y: 10))
    #expect(mask == [])
    #expect(type == .direct)
  }

  @Test("B12: the other buttons have their bits")
  func otherButtons() {
    var mask: Event.ButtonMask?
    view.onBegan = { _, event in mask = event?.buttonMask }
    stage.click(at: Point(x: 10, y: 10), button: .secondary)
    #expect(mask == .secondary)
    stage.click(at: Point(x: 10, y: 10), button: .button(3))
    #expect(mask == .button(3))
    #expect(Event.ButtonMask.primary.rawValue == 1)
    #expect(Event.ButtonMask.secondary.rawValue == 2)
    #expect(Event.ButtonMask.button(1) == .primary)
    #expect(Event.ButtonMask.button(2) == .secondary)
    #expect(Event.ButtonMask.button(3).rawValue == 4)
  }

  @Test("B12: a second button joins the press, which ends with the button that began it")
  func severalButtonsAreOneTouch() {
    var mask: Event.ButtonMask?
    view.onMoved = { _, event in mask = event?.buttonMask }
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown(.primary)
    stage.pointerDown(.secondary)
    stage.pointerMove(to: Point(x: 20, y: 20))
    #expect(mask == [.primary, .secondary])
    stage.pointerUp(.primary)
    #expect(log.take() == ["a began", "a moved", "a ended"])
    stage.pointerUp(.secondary)
    #expect(log.take() == [])
  }

  @Test("B12: a button that was never down comes up without effect")
  func strayButtonsDoNothing() {
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerUp()
    stage.pointerDown()
    stage.pointerDown()
    stage.pointerUp()
    stage.pointerUp()
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B12: hovering and scrolling are events of their own, and no touches")
  func hoverAndScroll() {
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.scroll(by: Vector(dx: 0, dy: 30), at: Point(x: 20, y: 10))
    stage.pointerLeave()
    #expect(log.take().isEmpty)
  }

  @Test("B12: a press goes on outside the view and the window")
  func pressesGoOnOutside() {
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: -50, y: 1_000))
    stage.pointerUp()
    #expect(log.take() == ["a began", "a moved", "a ended"])
  }

  @Test("B12: a pointer that leaves in mid-press takes the press with it")
  func leavingCancels() {
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown()
    stage.pointerLeave()
    stage.pointerUp()
    #expect(log.take() == ["a began", "a cancelled"])
  }

  @Test("B12: a finger and the pointer are two touches in one event")
  func fingerAndPointer() {
    view.isMultipleTouchEnabled = true
    var types: [Touch.TouchType] = []
    view.onMoved = { _, event in types = event?.allTouches?.map(\.type) ?? [] }
    stage.touchDown(0, at: Point(x: 10, y: 10))
    stage.frame()
    stage.pointerMove(to: Point(x: 50, y: 50))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 60, y: 50))
    #expect(Set(types.map(\.rawValue)) == [0, 3])
    stage.pointerUp()
    stage.touchUp()
    stage.frame()
    #expect(log.take() == ["a began", "a began", "a moved", "a ended", "a ended"])
  }

  @Test("the pointer's picture is that of the nearest view that has one")
  func cursors() {
    #expect(stage.cursorName == "default")
    view.cursor = .pointingHand
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(inner)
    stage.pointerMove(to: Point(x: 10, y: 10))
    #expect(stage.cursorName == "pointer")
    inner.cursor = .text
    #expect(stage.cursorName == "text")
    stage.pointerMove(to: Point(x: 100, y: 100))
    #expect(stage.cursorName == "pointer")
    stage.pointerMove(to: Point(x: 300, y: 100))
    #expect(stage.cursorName == "default")
  }

  @Test("the pointer's picture follows views that move under it")
  func cursorsFollowViews() {
    view.cursor = .crosshair
    stage.pointerMove(to: Point(x: 10, y: 10))
    view.frame.origin.x = 100
    stage.render()
    #expect(stage.cursorName == "default")
    view.frame.origin.x = 0
    stage.render()
    #expect(stage.cursorName == "crosshair")
    view.removeFromSuperview()
    stage.render()
    #expect(stage.cursorName == "default")
  }
}
