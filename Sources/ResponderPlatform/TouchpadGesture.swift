import ResponderGeometry

/// What several fingers on a touchpad do, where the display understands it as more than scrolling.
///
/// Plain data. A gesture begins, changes, and ends or is cancelled; a seat has one at a time. Two
/// fingers that go the same way are no gesture but a scroll (``ScrollChange``).
package struct TouchpadGesture {
  package var seat: Int
  /// The surface that the gesture began on; all of it goes there.
  package var surface: any Surface
  /// Where the pointer is, in surface coordinates, in points; it rests while the gesture lasts.
  package var location: Point
  package var timestamp: Double
  package var change: TouchpadChange

  package init(
    seat: Int, surface: any Surface, location: Point, timestamp: Double, change: TouchpadChange
  ) {
    self.seat = seat
    self.surface = surface
    self.location = location
    self.timestamp = timestamp
    self.change = change
  }
}

/// One step of a gesture on a touchpad.
package enum TouchpadChange: Hashable, Sendable {
  /// Fingers that part, close or turn.
  case pinch(PinchChange)
  /// Three fingers or more that go the same way.
  case swipe(SwipeChange)
  /// Fingers that rest: the moment to stop what glides on from the last scroll.
  case hold(HoldChange)

  /// How far the gesture is.
  package enum Phase: Sendable {
    case began, changed, ended, cancelled

    /// Whether nothing of this gesture follows.
    package var isOver: Bool { self == .ended || self == .cancelled }
  }

  /// How far the gesture is.
  package var phase: Phase {
    switch self {
    case .pinch(let pinch): pinch.phase
    case .swipe(let swipe): swipe.phase
    case .hold(let hold): hold.phase
    }
  }

  /// The end that a gesture gets when it is taken away: where it was, and cancelled.
  package func cancelled(at time: Double) -> TouchpadChange {
    switch self {
    case .pinch(let pinch):
      .pinch(
        PinchChange(
          phase: .cancelled, fingers: pinch.fingers, scale: pinch.scale, timestamp: time))
    case .swipe(let swipe):
      .swipe(SwipeChange(phase: .cancelled, fingers: swipe.fingers, timestamp: time))
    case .hold(let hold):
      .hold(HoldChange(phase: .cancelled, fingers: hold.fingers, timestamp: time))
    }
  }
}

/// A step of a pinch on a touchpad. Follows `zwp_pointer_gesture_pinch_v1`.
package struct PinchChange: Hashable, Sendable {
  package var phase: TouchpadChange.Phase
  /// How many fingers there are, as told at the beginning.
  package var fingers: Int
  /// How far the middle of the fingers moved since the last step, in points; positive is right and
  /// down.
  package var delta: Vector
  /// The fingers' distance as a multiple of the one at the beginning; at the end it is the last
  /// step's.
  package var scale: Double
  /// How far the fingers turned since the last step, in radians; positive is clockwise.
  package var rotation: Double
  /// The compositor's event time, in seconds.
  package var timestamp: Double

  package init(
    phase: TouchpadChange.Phase, fingers: Int = 2, delta: Vector = .zero, scale: Double = 1,
    rotation: Double = 0, timestamp: Double
  ) {
    self.phase = phase
    self.fingers = fingers
    self.delta = delta
    self.scale = scale
    self.rotation = rotation
    self.timestamp = timestamp
  }
}

/// A step of a swipe of three fingers or more. Follows `zwp_pointer_gesture_swipe_v1`.
package struct SwipeChange: Hashable, Sendable {
  package var phase: TouchpadChange.Phase
  /// How many fingers there are, as told at the beginning.
  package var fingers: Int
  /// How far the middle of the fingers moved since the last step, in points; positive is right and
  /// down.
  package var delta: Vector
  /// The compositor's event time, in seconds.
  package var timestamp: Double

  package init(
    phase: TouchpadChange.Phase, fingers: Int = 3, delta: Vector = .zero, timestamp: Double
  ) {
    self.phase = phase
    self.fingers = fingers
    self.delta = delta
    self.timestamp = timestamp
  }
}

/// A step of fingers that rest; it never changes. Follows `zwp_pointer_gesture_hold_v1`.
package struct HoldChange: Hashable, Sendable {
  package var phase: TouchpadChange.Phase
  /// How many fingers there are.
  package var fingers: Int
  /// The compositor's event time, in seconds.
  package var timestamp: Double

  package init(phase: TouchpadChange.Phase, fingers: Int = 2, timestamp: Double) {
    self.phase = phase
    self.fingers = fingers
    self.timestamp = timestamp
  }
}
