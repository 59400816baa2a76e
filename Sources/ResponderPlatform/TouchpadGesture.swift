import ResponderGeometry

/// A step of a gesture with several fingers on a touchpad, other than a scroll.
///
/// It is plain data. A gesture begins, changes, and ends or is cancelled. A seat has one gesture at a time.
/// Two fingers that move in the same direction are a scroll: see ``ScrollChange``.
package struct TouchpadGesture {
  package var seat: Int
  /// The surface on which the gesture began. It receives the whole gesture.
  package var surface: any Surface
  /// The location of the pointer, in surface coordinates, in points. It does not move during the gesture.
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

/// The change of a touchpad gesture in a step.
package enum TouchpadChange: Hashable, Sendable {
  /// A pinch: the fingers move apart or together, or rotate.
  case pinch(PinchChange)
  /// A swipe: three or more fingers move in the same direction.
  case swipe(SwipeChange)
  /// A hold: the fingers rest, which stops the deceleration of the last scroll.
  case hold(HoldChange)

  /// The phase of the gesture.
  package enum Phase: Sendable {
    case began, changed, ended, cancelled

    /// A Boolean value that indicates whether the gesture has ended or was cancelled.
    package var isOver: Bool { self == .ended || self == .cancelled }
  }

  /// The phase of the gesture.
  package var phase: Phase {
    switch self {
    case .pinch(let pinch): pinch.phase
    case .swipe(let swipe): swipe.phase
    case .hold(let hold): hold.phase
    }
  }

  /// Returns the change that cancels the gesture at a time, in its present state.
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
  /// The number of fingers at the beginning of the gesture.
  package var fingers: Int
  /// The movement of the center of the fingers since the last step, in points. It is positive to the right
  /// and downward.
  package var delta: Vector
  /// The distance between the fingers as a multiple of the initial distance. At the end, this is the value of
  /// the last step.
  package var scale: Double
  /// The rotation of the fingers since the last step, in radians. It is positive clockwise.
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
  /// The number of fingers at the beginning of the gesture.
  package var fingers: Int
  /// The movement of the center of the fingers since the last step, in points. It is positive to the right
  /// and downward.
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

/// A step of a hold, which begins and ends without changes. Follows `zwp_pointer_gesture_hold_v1`.
package struct HoldChange: Hashable, Sendable {
  package var phase: TouchpadChange.Phase
  /// The number of fingers.
  package var fingers: Int
  /// The compositor's event time, in seconds.
  package var timestamp: Double

  package init(phase: TouchpadChange.Phase, fingers: Int = 2, timestamp: Double) {
    self.phase = phase
    self.fingers = fingers
    self.timestamp = timestamp
  }
}
