/// An event of `wl_touch`, as it came over the wire.
package struct TouchEvent: Hashable, Sendable {
  /// Which event it is, by its name in the protocol.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case down, up, motion, shape, orientation, frame, cancel
    /// A finger is near the screen and does not touch it. No event of the protocol: input devices report it.
    case hover
    /// The pressure of a finger. No event of the protocol.
    case pressure
    /// The thing that touches. No event of the protocol.
    case tool
    /// One touch is taken back, as a palm. No event of the protocol.
    case cancelOne
  }

  /// Which event it is.
  package var kind: Kind
  /// The number of the seat that it came from.
  package var seat: UInt8 = 0
  /// The finger's number on the wire.
  package var id: Int32 = 0
  /// When it came.
  package var stamp: Stamp
  /// Down and motion: where, in points of the surface. Shape: the length of the longer axis, in points.
  /// Orientation: the angle, in degrees. Hover: where. Pressure: from 0 to 65,535. Frame: the device's own
  /// clock, in microseconds, or 0 if it has none.
  package var x = 0.0
  /// Down and motion: where, in points of the surface. Shape: the length of the shorter axis, in points.
  package var y = 0.0
  /// Hover: the distance, from 0 to 65,535.
  package var distance = 0.0
  /// Down and up: the serial number.
  package var serial: UInt32 = 0
  /// Down: the number of the window that it belongs to.
  package var window: UInt32 = 0
  /// Down: the number by which the device follows the contact, `ABS_MT_TRACKING_ID`, or -1 if it has none.
  package var track: Int32 = -1
  /// Tool: the thing that touches.
  package var tool = TouchTool.finger

  /// A Boolean value that indicates whether `wl_touch` has such an event.
  package var isOfProtocol: Bool {
    switch kind {
    case .down, .up, .motion, .shape, .orientation, .frame, .cancel: true
    case .hover, .pressure, .tool, .cancelOne: false
    }
  }

  /// Makes an event.
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
}
