/// The number of device pixels per point of a surface, from the most exact source that the compositor
/// provides.
///
/// `wp_fractional_scale_v1` is first, then `wl_surface.preferred_buffer_scale` (version 6), then the largest
/// scale of the outputs that the surface has entered.
struct SurfaceScale: Equatable {
  /// The number of units of `wp_fractional_scale_v1` in a scale of 1.
  static let denominator = 120

  private var fractional: Int?
  private var preferred: Int?
  private var outputs: [Int] = []

  /// The scale, in device pixels per point.
  var value: Double {
    if let fractional { return Double(fractional) / Double(Self.denominator) }
    return Double(integer)
  }

  /// A Boolean value that indicates whether the viewport scales the buffer. The buffer scale is then 1.
  var isFractional: Bool { fractional != nil }

  /// The argument of `wl_surface.set_buffer_scale`.
  var bufferScale: Int32 { isFractional ? 1 : Int32(integer) }

  private var integer: Int { preferred ?? outputs.max() ?? 1 }

  /// Sets the scale of `wp_fractional_scale_v1.preferred_scale`, in 120ths. If it is zero or too large,
  /// returns `false`.
  mutating func setFractional(_ numerator: UInt32) -> Bool {
    let value = Double(numerator) / Double(Self.denominator)
    guard numerator > 0, value <= WaylandLimits.maximumScale else { return false }
    fractional = Int(numerator)
    return true
  }

  /// Sets the scale of `wl_surface.preferred_buffer_scale`. If it is not positive or too large, returns
  /// `false`.
  mutating func setPreferred(_ factor: Int32) -> Bool {
    guard factor > 0, Double(factor) <= WaylandLimits.maximumScale else { return false }
    preferred = Int(factor)
    return true
  }

  /// Sets the scales of the outputs that the surface has entered. Each is above zero.
  mutating func setOutputs(_ scales: [Int]) {
    outputs = scales
  }
}
