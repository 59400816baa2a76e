import ResponderGeometry

/// An input event of a display: plain data, with one value for each complete frame.
///
/// Locations are in surface coordinates, in points. Timestamps are the compositor's, in seconds. `seat`
/// identifies the seat, and other identifiers are unique within a seat only.
package enum InputEvent {
  /// One `wl_touch` frame.
  case touch(TouchFrame)
  /// A `wl_touch.cancel`, or the removal of the touch capability or the surface: every touch of the seat is
  /// cancelled.
  case touchCancel(seat: Int, timestamp: Double)
  /// One `wl_pointer` frame.
  case pointer(PointerFrame)
  /// The removal of the pointer capability: a press or a gesture is cancelled.
  case pointerCancel(seat: Int, timestamp: Double)
  /// One `zwp_tablet_tool_v2` frame.
  case pen(PenFrame)
  /// A step of a touchpad gesture.
  case touchpad(TouchpadGesture)
  /// A change of the keyboard focus. `surface` is `nil` if no surface of the application has it. `held`
  /// contains the evdev codes of keys that are down already.
  case keyboardFocus(seat: Int, surface: (any Surface)?, held: [UInt32])
  /// A key that is pressed or released, or repeats.
  case key(KeyFrame)
  /// A change of the modifiers.
  case modifiers(seat: Int, KeyModifierFlags)
  /// The removal of a seat, with the events that end its touches, presses and gestures.
  case seatGone(seat: Int, ends: [InputEvent])
}

/// The changes between two `wl_touch.frame` events.
package struct TouchFrame {
  package var seat: Int
  package var timestamp: Double
  package var changes: [TouchChange]

  package init(seat: Int, timestamp: Double, changes: [TouchChange]) {
    self.seat = seat
    self.timestamp = timestamp
    self.changes = changes
  }
}

/// A change of a touch in a frame. A touch can have several changes in one frame, in order.
package struct TouchChange {
  package enum Kind: Sendable {
    case down, motion, up
    /// A change of the contact alone.
    case shape
  }

  package var id: Int32
  package var kind: Kind
  /// The surface on which the touch began. Only ``Kind/down`` has it.
  package var surface: (any Surface)?
  /// The location of the touch. It is not used for ``Kind/up`` and ``Kind/shape``.
  package var location: Point
  package var timestamp: Double
  /// The values of the contact that the change has.
  package var contact = TouchContact()

  package init(
    id: Int32, kind: Kind, surface: (any Surface)? = nil, location: Point = .zero,
    timestamp: Double
  ) {
    self.id = id
    self.kind = kind
    self.surface = surface
    self.location = location
    self.timestamp = timestamp
  }
}

/// The changes between two `wl_pointer.frame` events, in order.
package struct PointerFrame {
  package var seat: Int
  /// The surface under the pointer, or the surface that the pointer has left.
  package var surface: any Surface
  package var timestamp: Double
  /// The location of the pointer after the frame. While a button is down, it can be outside the surface.
  package var location: Point
  package var changes: [PointerChange]
  /// The earlier locations, oldest first, if several movements are coalesced into this frame.
  package var path: [PointerSample] = []

  package init(
    seat: Int, surface: any Surface, timestamp: Double, location: Point, changes: [PointerChange]
  ) {
    self.seat = seat
    self.surface = surface
    self.timestamp = timestamp
    self.location = location
    self.changes = changes
  }
}

/// The location of a pointer at a time.
package struct PointerSample: Hashable, Sendable {
  /// The location in surface coordinates, in points.
  package var location: Point
  package var timestamp: Double

  package init(location: Point, timestamp: Double) {
    self.location = location
    self.timestamp = timestamp
  }
}

/// A change of a pointer.
package enum PointerChange {
  case entered
  case left
  case moved
  /// A button that is pressed or released, by its evdev code (`BTN_LEFT` is 0x110).
  case button(code: UInt32, isDown: Bool)
  case scroll(ScrollChange)
}

/// A scroll with a wheel, or with two fingers on a touchpad.
package struct ScrollChange: Hashable, Sendable {
  /// The values of `wl_pointer.axis_source`.
  package enum Source: UInt32, Sendable {
    case wheel, finger, continuous, wheelTilt
  }

  /// The distance, in points. It is positive to the right and downward, as the compositor sends it.
  package var delta: Vector
  /// The distance in 1/120 of a step of a wheel (`axis_value120`, or `axis_discrete` × 120), or zero if it is
  /// unknown.
  package var value120: Vector
  /// The source of the scroll, or `nil` if it is unknown.
  package var source: Source?
  /// A Boolean value that indicates whether the horizontal axis stopped, since the fingers were lifted.
  package var stopsHorizontally: Bool
  /// A Boolean value that indicates whether the vertical axis stopped, since the fingers were lifted.
  package var stopsVertically: Bool
  /// A Boolean value that indicates whether the content moves against the physical motion horizontally
  /// (`axis_relative_direction`).
  package var isInvertedHorizontally: Bool
  /// A Boolean value that indicates whether the content moves against the physical motion vertically.
  package var isInvertedVertically: Bool

  package init(
    delta: Vector = .zero, value120: Vector = .zero, source: Source? = nil,
    stopsHorizontally: Bool = false, stopsVertically: Bool = false,
    isInvertedHorizontally: Bool = false, isInvertedVertically: Bool = false
  ) {
    self.delta = delta
    self.value120 = value120
    self.source = source
    self.stopsHorizontally = stopsHorizontally
    self.stopsVertically = stopsVertically
    self.isInvertedHorizontally = isInvertedHorizontally
    self.isInvertedVertically = isInvertedVertically
  }
}
