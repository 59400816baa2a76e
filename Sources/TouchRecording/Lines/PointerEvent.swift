/// An event of `wl_pointer`, as it came over the wire.
package struct PointerEvent: Hashable, Sendable {
  /// Which event it is.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case enter, leave, motion, button, axis, axisSource, axisStop, axisDiscrete, axisValue120
    case axisDirection, frame
  }

  /// Which event it is.
  package var kind: Kind
  /// The number of the seat that it came from.
  package var seat: UInt8 = 0
  /// When it came.
  package var stamp: Stamp
  /// Enter and motion: where, in points of the surface.
  package var x = 0.0
  /// Enter and motion: where, in points of the surface.
  package var y = 0.0
  /// The button's code, the axis or its source, by the protocol's numbers.
  package var code: UInt32 = 0
  /// A button: 1 when pressed, 0 when released. An axis: the way in points, the steps, 120ths of them, or the
  /// direction.
  package var value = 0.0
  /// Enter and leave: the number of the window.
  package var window: UInt32 = 0

  /// Makes an event.
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
