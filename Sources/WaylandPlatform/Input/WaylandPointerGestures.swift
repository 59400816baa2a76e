import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// The gestures of `zwp_pointer_gestures_v1` for one pointer: pinch, swipe and hold.
///
/// The protocol has no frames, so each event is reported at once. The end of a pinch has no scale, so the
/// last scale is used.
@MainActor final class WaylandPointerGestures {
  /// The version that added `get_hold_gesture`.
  private static let holdVersion: UInt32 = 3

  private let swipe: ZwpPointerGestureSwipeV1
  private let pinch: ZwpPointerGesturePinchV1
  private let hold: ZwpPointerGestureHoldV1?
  private unowned let seat: WaylandSeat
  private var clock = EventClock()
  /// The closure that returns the pointer's location on a surface, in points.
  private let location: (WaylandSurface) -> Point
  /// The newest event of the gesture in progress on a surface of this application.
  private var current: TouchpadGesture?

  init(
    _ gestures: ZwpPointerGesturesV1, pointer: WlPointer, seat: WaylandSeat,
    location: @escaping (WaylandSurface) -> Point
  ) {
    swipe = gestures.getSwipeGesture(pointer: pointer)
    pinch = gestures.getPinchGesture(pointer: pointer)
    hold =
      gestures.version >= Self.holdVersion ? gestures.getHoldGesture(pointer: pointer) : nil
    self.seat = seat
    self.location = location
    swipe.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    pinch.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    hold?.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  /// Cancels the gesture in progress when the pointer is removed.
  func destroy() {
    swipe.onEvent = nil
    swipe.destroy()
    pinch.onEvent = nil
    pinch.destroy()
    hold?.onEvent = nil
    hold?.destroy()
    guard let gesture = current else { return }
    let now = MonotonicClock.now
    current?.timestamp = now
    tell(gesture.change.cancelled(at: now))
  }

  /// Removes the gesture on a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    if current?.surface === surface { current = nil }
  }

  private func handle(_ event: ZwpPointerGesturePinchV1.Event) {
    switch event {
    case .begin(_, let time, let surface, let fingers):
      begin(on: surface, time) {
        .pinch(PinchChange(phase: .began, fingers: Int(fingers), timestamp: $0))
      }
    case .update(let time, let dx, let dy, let scale, let rotation):
      guard case .pinch(var pinch) = current?.change else { return }
      pinch.phase = .changed
      pinch.delta = Vector(dx: dx, dy: dy)
      pinch.scale = scale
      pinch.rotation = rotation * .pi / 180
      pinch.timestamp = note(time)
      tell(.pinch(pinch))
    case .end(_, let time, let cancelled):
      guard case .pinch(var pinch) = current?.change else { return }
      pinch.phase = cancelled == 0 ? .ended : .cancelled
      pinch.delta = .zero
      pinch.rotation = 0
      pinch.timestamp = note(time)
      tell(.pinch(pinch))
    }
  }

  private func handle(_ event: ZwpPointerGestureSwipeV1.Event) {
    switch event {
    case .begin(_, let time, let surface, let fingers):
      begin(on: surface, time) {
        .swipe(SwipeChange(phase: .began, fingers: Int(fingers), timestamp: $0))
      }
    case .update(let time, let dx, let dy):
      guard case .swipe(var swipe) = current?.change else { return }
      swipe.phase = .changed
      swipe.delta = Vector(dx: dx, dy: dy)
      swipe.timestamp = note(time)
      tell(.swipe(swipe))
    case .end(_, let time, let cancelled):
      guard case .swipe(var swipe) = current?.change else { return }
      swipe.phase = cancelled == 0 ? .ended : .cancelled
      swipe.delta = .zero
      swipe.timestamp = note(time)
      tell(.swipe(swipe))
    }
  }

  private func handle(_ event: ZwpPointerGestureHoldV1.Event) {
    switch event {
    case .begin(_, let time, let surface, let fingers):
      begin(on: surface, time) {
        .hold(HoldChange(phase: .began, fingers: Int(fingers), timestamp: $0))
      }
    case .end(_, let time, let cancelled):
      guard case .hold(var hold) = current?.change else { return }
      hold.phase = cancelled == 0 ? .ended : .cancelled
      hold.timestamp = note(time)
      tell(.hold(hold))
    }
  }

  /// Begins a gesture. A gesture on a surface that was destroyed, or that belongs to another library, is
  /// ignored.
  private func begin(
    on surface: WlSurface?, _ time: UInt32, _ change: (Double) -> TouchpadChange
  ) {
    guard let surface = seat.display?.surface(surface) else {
      current = nil
      return
    }
    let timestamp = clock.seconds(time)
    let change = change(timestamp)
    current = TouchpadGesture(
      seat: seat.id, surface: surface, location: location(surface), timestamp: timestamp,
      change: change)
    tell(change)
  }

  private func note(_ time: UInt32) -> Double {
    let timestamp = clock.seconds(time)
    current?.timestamp = timestamp
    return timestamp
  }

  private func tell(_ change: TouchpadChange) {
    guard var gesture = current else { return }
    gesture.change = change
    current = change.phase.isOver ? nil : gesture
    seat.tell(.touchpad(gesture))
  }
}
