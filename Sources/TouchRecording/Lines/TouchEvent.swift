/// An event of `wl_touch`, as it came over the wire.
package struct TouchEvent: Hashable, Sendable {
  /// Which event it is, by its name in the protocol.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case down, up, motion, shape, orientation, frame, cancel
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
  /// Orientation: the angle, in degrees.
  package var x = 0.0
  /// Down and motion: where, in points of the surface. Shape: the length of the shorter axis, in points.
  package var y = 0.0
  /// Down and up: the serial number.
  package var serial: UInt32 = 0
  /// Down: the number of the window that it belongs to.
  package var window: UInt32 = 0

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
