import ResponderGeometry

/// Input as a display tells it: plain data, one value for each closed frame.
///
/// Places are in surface coordinates, in points; timestamps are the compositor's, in seconds.
/// `seat` tells several seats apart; ids are unique within their seat only.
package enum InputEvent {
  /// One `wl_touch` frame.
  case touch(TouchFrame)
  /// `wl_touch.cancel`, or the touch capability or the surface is gone: every touch of the seat
  /// ends as cancelled.
  case touchCancel(seat: Int, timestamp: Double)
  /// One `wl_pointer` frame.
  case pointer(PointerFrame)
  /// The pointer capability is gone: a press or a gesture under way ends as cancelled.
  case pointerCancel(seat: Int, timestamp: Double)
  /// One `zwp_tablet_tool_v2` frame.
  case pen(PenFrame)
  /// A step of a gesture on a touchpad.
  case touchpad(TouchpadGesture)
  /// A surface has the keyboard; nil when none of ours has. `held` are evdev codes that are down
  /// already.
  case keyboardFocus(seat: Int, surface: (any Surface)?, held: [UInt32])
  /// A key went down or up, or repeats.
  case key(KeyFrame)
  /// The modifiers changed.
  case modifiers(seat: Int, KeyModifierFlags)
  /// The seat is gone, with the events that end what was under way on it.
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

/// What one finger did in a frame. A finger may have several changes in one frame, in order.
package struct TouchChange {
  package enum Kind: Sendable {
    case down, motion, up
    /// The finger only changed its shape or orientation.
    case shape
  }

  package var id: Int32
  package var kind: Kind
  /// The surface of the finger's down; only read for ``Kind/down``.
  package var surface: (any Surface)?
  /// Where the finger is; not read for ``Kind/up`` and ``Kind/shape``.
  package var location: Point
  package var timestamp: Double
  /// Half the contact's long axis, in points; nil where not told.
  package var majorRadius: Double?
  /// Half the contact's short axis, in points; nil where not told.
  package var minorRadius: Double?
  /// The long axis' angle clockwise from the surface's y axis, in radians; nil where not told.
  package var orientation: Double?

  package init(
    id: Int32, kind: Kind, surface: (any Surface)? = nil, location: Point = .zero,
    timestamp: Double, majorRadius: Double? = nil, minorRadius: Double? = nil,
    orientation: Double? = nil
  ) {
    self.id = id
    self.kind = kind
    self.surface = surface
    self.location = location
    self.timestamp = timestamp
    self.majorRadius = majorRadius
    self.minorRadius = minorRadius
    self.orientation = orientation
  }
}

/// The changes between two `wl_pointer.frame` events, in order.
package struct PointerFrame {
  package var seat: Int
  /// The surface under the pointer, or the one it left.
  package var surface: any Surface
  package var timestamp: Double
  /// Where the pointer is after the frame; outside the surface while a button is held, perhaps.
  package var location: Point
  package var changes: [PointerChange]
  /// Where it was before, oldest first, where several moves were joined into this frame.
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

/// Where a pointer was at a time.
package struct PointerSample: Hashable, Sendable {
  /// In surface coordinates, in points.
  package var location: Point
  package var timestamp: Double

  package init(location: Point, timestamp: Double) {
    self.location = location
    self.timestamp = timestamp
  }
}

/// One thing a pointer did.
package enum PointerChange {
  case entered
  case left
  case moved
  /// An evdev button code (`BTN_LEFT` is 0x110) went down or up.
  case button(code: UInt32, isDown: Bool)
  case scroll(ScrollChange)
}

/// A turn of a wheel, or two fingers on a touchpad.
package struct ScrollChange: Hashable, Sendable {
  /// The values of `wl_pointer.axis_source`.
  package enum Source: UInt32, Sendable {
    case wheel, finger, continuous, wheelTilt
  }

  /// How far, in points; positive is right and down, as the compositor tells it.
  package var delta: Vector
  /// The same in 1/120 of a wheel's step (`axis_value120`, or `axis_discrete` × 120); zero where
  /// not told.
  package var value120: Vector
  /// What was moved; nil where not told.
  package var source: Source?
  /// The fingers left the touchpad: the horizontal axis stopped.
  package var stopsHorizontally: Bool
  /// The fingers left the touchpad: the vertical axis stopped.
  package var stopsVertically: Bool
  /// The content moves against the physical motion (`axis_relative_direction`), horizontally.
  package var isInvertedHorizontally: Bool
  /// The content moves against the physical motion, vertically.
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

/// A key that went down or up, or repeats, after the keymap and the compose table.
package struct KeyFrame {
  package enum Kind: Sendable {
    case down, up
    /// Held long enough: by our own timer, or by the compositor's.
    case `repeat`
  }

  package var seat: Int
  /// The surface that has the keyboard.
  package var surface: any Surface
  package var kind: Kind
  /// The evdev code (`KEY_A` is 30).
  package var code: UInt32
  /// The xkb keysym at the key's level, as it was when the key went down; 0 where no keymap tells it.
  package var keysym: UInt32
  /// The text the key makes, after modifiers and compose; empty for none.
  package var characters: String
  /// The text it would make without Control, Alt, Command and Caps Lock. While one of the first three is
  /// held it is Latin where any of the user's layouts makes Latin, so that shortcuts work in all of them.
  package var charactersIgnoringModifiers: String
  /// The text it would make without Shift either, in the layout that is in use.
  package var plainCharacters: String
  /// Whether a modifier beside Shift chose among the characters of the key, as AltGr and Num Lock do.
  package var isLevelChosen: Bool
  package var modifiers: KeyModifierFlags
  /// The key is part of a compose sequence that is not complete: it makes no text yet.
  package var isComposing: Bool
  package var timestamp: Double

  package init(
    seat: Int, surface: any Surface, kind: Kind, code: UInt32, keysym: UInt32,
    characters: String, charactersIgnoringModifiers: String, plainCharacters: String? = nil,
    isLevelChosen: Bool = false, modifiers: KeyModifierFlags, isComposing: Bool = false,
    timestamp: Double
  ) {
    self.seat = seat
    self.surface = surface
    self.kind = kind
    self.code = code
    self.keysym = keysym
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.plainCharacters = plainCharacters ?? charactersIgnoringModifiers
    self.isLevelChosen = isLevelChosen
    self.modifiers = modifiers
    self.isComposing = isComposing
    self.timestamp = timestamp
  }
}
