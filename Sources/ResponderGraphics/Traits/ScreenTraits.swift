/// The weight of text that the user prefers. The values are those of `UILegibilityWeight`.
public enum LegibilityWeight: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A heavier weight.
  case bold = 1
}

/// The color gamut of a screen. The values are those of `UIDisplayGamut`.
public enum DisplayGamut: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// The sRGB gamut, in which this library draws.
  case SRGB = 0
  /// The Display P3 gamut.
  case P3 = 1
}

/// The availability of force on a touch screen. The values are those of `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Hashable, Sendable {
  /// The availability is unknown.
  case unknown = 0
  /// Force is not available.
  case unavailable = 1
  /// Force is available.
  case available = 2
}
