import ResponderTestKit
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct TouchpadGestureTests {
  let stage: Stage
  let window: EventWindow

  /// A window that records the events it receives.
  final class EventWindow: Window {
    var events: [Event] = []

    override func sendEvent(_ event: Event) {
      events.append(event)
      super.sendEvent(event)
    }
  }

  init() {
    window = EventWindow(size: Size(width: 400, height: 300))
    stage = Stage(size: Size(width: 400, height: 300), window: window)
  }

  private var phases: [TouchpadChange.Phase] { window.events.compactMap(\.touchpad?.phase) }

  @Test("B3: a pinch on a touchpad is a series of transform events of the window under the pointer")
  func pinch() throws {
    stage.touchpadPinchBegan(at: Point(x: 30, y: 40))
    stage.touchpadPinchChanged(scale: 1.5, rotation: 0.25, by: Vector(dx: 1, dy: 2))
    stage.touchpadPinchEnded()
    #expect(window.events.allSatisfy { $0.type == .transform && $0.window === window })
    #expect(phases == [.began, .changed, .ended])
    let change = try #require(window.events[1].pinch)
    #expect(change.scale == 1.5 && change.rotation == 0.25)
    #expect(change.delta == Vector(dx: 1, dy: 2))
    #expect(window.events[2].pinch?.scale == 1.5)
    #expect(window.events[1].location(in: nil) == Point(x: 30, y: 40))
  }

  @Test("B3: a swipe on a touchpad has its fingers and its way in a transform event")
  func swipe() {
    stage.touchpadSwipeBegan(at: Point(x: 1, y: 1), fingers: 4)
    stage.touchpadSwipeChanged(by: Vector(dx: 9, dy: 0))
    stage.touchpadSwipeEnded()
    let swipes = window.events.compactMap(\.swipe)
    #expect(swipes.map(\.fingers) == [4, 4, 4])
    #expect(swipes.map(\.delta.dx) == [0, 9, 0])
  }

  @Test("B8: a gesture on a touchpad is cancelled once when the pointer goes away")
  func pointerGone() {
    stage.touchpadPinchBegan(at: Point(x: 1, y: 1))
    stage.pointerCancel()
    stage.touchpadPinchChanged(scale: 2)
    stage.touchpadPinchEnded()
    #expect(phases == [.began, .cancelled])
  }

  @Test("B8: a gesture on a touchpad is cancelled when the program resigns active")
  func inactive() {
    stage.setActivated(true)
    stage.touchpadPinchBegan(at: Point(x: 1, y: 1))
    stage.setActivated(false)
    #expect(phases == [.began, .cancelled])
  }

  @Test("B8: a gesture on a touchpad is cancelled when its window goes")
  func windowGone() {
    stage.touchpadHoldBegan(at: Point(x: 1, y: 1))
    window.close()
    #expect(phases == [.began, .cancelled])
  }

  @Test("B8: a gesture that begins while another is under way cancels that one")
  func beginsTwice() {
    stage.touchpadHoldBegan(at: Point(x: 1, y: 1))
    stage.touchpadPinchBegan(at: Point(x: 1, y: 1))
    stage.touchpadPinchEnded()
    #expect(phases == [.began, .cancelled, .began, .ended])
    #expect(window.events.map { $0.hold != nil } == [true, true, false, false])
  }
}
