/// How heavy text is to be. The values are those of `UILegibilityWeight`.
public enum LegibilityWeight: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Heavier.
  case bold = 1
}

/// Which colours a screen can show. The values are those of `UIDisplayGamut`.
public enum DisplayGamut: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// Those of sRGB: all that is drawn here.
  case SRGB = 0
  /// A wider range.
  case P3 = 1
}

/// Whether a screen feels how hard it is pressed. The values are those of `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
