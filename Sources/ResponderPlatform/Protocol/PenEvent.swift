/// An event of `zwp_tablet_tool_v2`, as the compositor sent it.
///
/// The display reports it to an ``InputObserver``, a recording stores it, and a ``PenAssembler`` collects it
/// for a ``PenFrame``. Its values have the units of the protocol.
package struct PenEvent: Hashable, Sendable {
  /// The type of an event.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case proximityIn, proximityOut, down, up, motion, pressure, distance, tilt, rotation, slider
    case wheel, button, frame
  }

  /// The type of the event.
  package var kind: Kind
  /// The number of the seat.
  package var seat: UInt8 = 0
  /// The number of the tool in ``DisplayFacts/pens``.
  package var tool: UInt32 = 0
  /// The times of the event. In the protocol, only frames have the compositor's timestamp.
  package var stamp: Stamp
  /// For motion, the x coordinate, in points of the surface. For tilt, the angle along x, in degrees.
  package var x = 0.0
  /// For motion, the y coordinate, in points of the surface. For tilt, the angle along y, in degrees.
  package var y = 0.0
  /// The value of the event.
  ///
  /// Pressure and distance are from 0 to 65,535, rotation and wheel in degrees, and a slider from −65,535 to
  /// 65,535. A button is 1 when it is pressed, and 0 when it is released.
  package var value = 0.0
  /// For a button, its code. For proximity, the number of the window in a recording. For a wheel, the clicks.
  package var code: Int32 = 0

  /// Creates an event.
  package init(
    _ kind: Kind, _ stamp: Stamp, tool: UInt32 = 0, x: Double = 0, y: Double = 0,
    value: Double = 0, code: Int32 = 0, seat: UInt8 = 0
  ) {
    self.kind = kind
    self.stamp = stamp
    self.tool = tool
    self.x = x
    self.y = y
    self.value = value
    self.code = code
    self.seat = seat
  }
}
