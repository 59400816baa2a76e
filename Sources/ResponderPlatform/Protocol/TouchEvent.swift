/// An event of `wl_touch`, as the compositor sent it, or as a device would have caused it.
///
/// The display reports it to an ``InputObserver``, a recording stores it, and a ``TouchAssembler`` collects
/// it for a ``TouchFrame``. Its values have the units of the protocol.
package struct TouchEvent: Hashable, Sendable {
  /// The type of an event, by its name in the protocol.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case down, up, motion, shape, orientation, frame, cancel
    /// A finger is near the screen and does not touch it. No event of the protocol: input devices report it.
    case hover
    /// The pressure of a touch. No event of the protocol.
    case pressure
    /// The type of the tool that touches. No event of the protocol.
    case tool
    /// A single touch is cancelled, as a palm. No event of the protocol.
    case cancelOne

    /// A Boolean value that indicates whether the event changes only the contact of a touch that is down: the
    /// values of ``TouchContact``.
    package var isContact: Bool {
      switch self {
      case .shape, .orientation: true
      case .down, .up, .motion, .frame, .cancel, .hover, .pressure, .tool, .cancelOne: false
      }
    }
  }

  /// The type of the event.
  package var kind: Kind
  /// The number of the seat.
  package var seat: UInt8 = 0
  /// The identifier of the touch in the protocol.
  package var id: Int32 = 0
  /// The times of the event.
  package var stamp: Stamp
  /// The first value of the event.
  ///
  /// For down, motion and hover, it is the x coordinate, in points of the surface. For shape, it is the
  /// length of the longer axis, in points. For orientation, it is the angle, in degrees. Pressure is from 0
  /// to 65,535. For frame, it is the device's own clock, in microseconds, or 0 if it has none.
  package var x = 0.0
  /// For down and motion, the y coordinate, in points of the surface. For shape, the length of the shorter
  /// axis, in points.
  package var y = 0.0
  /// For hover, the distance, from 0 to 65,535.
  package var distance = 0.0
  /// For down and up, the serial number.
  package var serial: UInt32 = 0
  /// For down, the number of the window in a recording.
  package var window: UInt32 = 0
  /// For down, the device's identifier of the contact, `ABS_MT_TRACKING_ID`, or -1 if it has none.
  package var track: Int32 = -1
  /// For tool, the type of the tool that touches.
  package var tool = TouchTool.finger

  /// A Boolean value that indicates whether `wl_touch` has such an event.
  package var isOfProtocol: Bool {
    switch kind {
    case .down, .up, .motion, .shape, .orientation, .frame, .cancel: true
    case .hover, .pressure, .tool, .cancelOne: false
    }
  }

  /// Creates an event.
  package init(
    _ kind: Kind, _ stamp: Stamp, id: Int32 = 0, x: Double = 0, y: Double = 0, serial: UInt32 = 0,
    window: UInt32 = 0, seat: UInt8 = 0
  ) {
    self.kind = kind
    self.stamp = stamp
    self.id = id
    self.x = x
    self.y = y
    self.serial = serial
    self.window = window
    self.seat = seat
  }

  /// Returns the event for a surface that is scaled by a factor. Locations stay the same, and lengths change.
  package func withLengths(scaledBy factor: Double) -> TouchEvent {
    guard kind == .shape else { return self }
    var event = self
    event.x *= factor
    event.y *= factor
    return event
  }
}
