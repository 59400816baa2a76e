/// Light or dark. The values are those of `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How strongly things are to stand out from one another. The values are those of
/// `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// Whether something lies on the ground or above it, as a sheet does. The values are those of
/// `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above it: dark grounds are lighter there.
  case elevated = 1
}

/// Whether a window is the one that is worked in. The values are those of
/// `UIUserInterfaceActiveAppearance`.
public enum UserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
