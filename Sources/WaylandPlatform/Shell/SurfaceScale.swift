/// How many device pixels a surface has per point, by the best of what the compositor tells.
///
/// Plain data. `wp_fractional_scale_v1` comes first, then `wl_surface.preferred_buffer_scale`
/// (version 6), then the largest scale of the outputs that the surface has entered.
struct SurfaceScale: Equatable {
  /// The unit of `wp_fractional_scale_v1`, to the point.
  static let denominator = 120

  private var fractional: Int?
  private var preferred: Int?
  private var outputs: [Int] = []

  /// Device pixels per point.
  var value: Double {
    if let fractional { return Double(fractional) / Double(Self.denominator) }
    return Double(integer)
  }

  /// Whether the buffer is scaled by the viewport, and the buffer scale is 1.
  var isFractional: Bool { fractional != nil }

  /// What `wl_surface.set_buffer_scale` gets.
  var bufferScale: Int32 { isFractional ? 1 : Int32(integer) }

  private var integer: Int { preferred ?? outputs.max() ?? 1 }

  /// `wp_fractional_scale_v1.preferred_scale`, in 1/120. Gives whether it is to be believed.
  mutating func setFractional(_ numerator: UInt32) -> Bool {
    let value = Double(numerator) / Double(Self.denominator)
    guard numerator > 0, value <= WaylandLimits.maximumScale else { return false }
    fractional = Int(numerator)
    return true
  }

  /// `wl_surface.preferred_buffer_scale`. Gives whether it is to be believed.
  mutating func setPreferred(_ factor: Int32) -> Bool {
    guard factor > 0, Double(factor) <= WaylandLimits.maximumScale else { return false }
    preferred = Int(factor)
    return true
  }

  /// The scales of the outputs that the surface has entered, each above zero.
  mutating func setOutputs(_ scales: [Int]) {
    outputs = scales
  }
}
