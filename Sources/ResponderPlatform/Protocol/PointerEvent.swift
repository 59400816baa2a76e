/// An event of `wl_pointer`, as the compositor sent it.
///
/// The display reports it to an ``InputObserver``, a recording stores it, and a ``ScrollChange`` takes the
/// axes. Its values have the units of the protocol.
package struct PointerEvent: Hashable, Sendable {
  /// The type of an event.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case enter, leave, motion, button, axis, axisSource, axisStop, axisDiscrete, axisValue120
    case axisDirection, frame
  }

  /// The type of the event.
  package var kind: Kind
  /// The number of the seat.
  package var seat: UInt8 = 0
  /// The times of the event.
  package var stamp: Stamp
  /// For enter and motion, the x coordinate, in points of the surface.
  package var x = 0.0
  /// For enter and motion, the y coordinate, in points of the surface.
  package var y = 0.0
  /// The code of the button, the axis or the axis source, by the protocol's values.
  package var code: UInt32 = 0
  /// The value of the event.
  ///
  /// A button is 1 when it is pressed, and 0 when it is released. An axis has the distance in points, the
  /// steps, 120ths of them, or the direction.
  package var value = 0.0
  /// For enter and leave, the number of the window in a recording.
  package var window: UInt32 = 0

  /// Creates an event.
  package init(
    _ kind: Kind, _ stamp: Stamp, x: Double = 0, y: Double = 0, code: UInt32 = 0,
    value: Double = 0, window: UInt32 = 0, seat: UInt8 = 0
  ) {
    self.kind = kind
    self.stamp = stamp
    self.x = x
    self.y = y
    self.code = code
    self.value = value
    self.window = window
    self.seat = seat
  }
}
