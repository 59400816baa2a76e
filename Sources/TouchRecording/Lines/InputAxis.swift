/// An absolute axis of an input device, `struct input_absinfo`.
package struct InputAxis: Hashable, Sendable {
  /// The number of the device.
  package var device: UInt32
  /// The code of the axis, such as `ABS_MT_POSITION_X` (53).
  package var code: UInt16
  /// The smallest value.
  package var minimum: Int32
  /// The largest value.
  package var maximum: Int32
  /// The number of units in a millimetre, or in a radian for tilt and orientation. The default, 0, means
  /// unknown.
  package var resolution: Int32
  /// The noise that the kernel filters out, in units.
  package var fuzz: Int32
  /// The dead zone around the centre, in units.
  package var flat: Int32
  /// The smallest observed step between two values, in units. The default, 0, means unknown.
  package var grid: Int32

  /// Creates an axis.
  package init(
    device: UInt32 = 1, code: UInt16, minimum: Int32, maximum: Int32, resolution: Int32 = 0,
    fuzz: Int32 = 0, flat: Int32 = 0, grid: Int32 = 0
  ) {
    self.device = device
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
    self.fuzz = fuzz
    self.flat = flat
    self.grid = grid
  }

  /// The distance from the smallest to the largest value, in units, at least 1.
  package var span: Double { max(1, Double(maximum) - Double(minimum)) }

  /// The length of the axis in millimetres, or `nil` if the resolution is unknown.
  package var millimetres: Double? {
    resolution > 0 && maximum > minimum ? span / Double(resolution) : nil
  }
}
