/// The light or dark style of a user interface. The values are those of `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}

/// The contrast of a user interface. The values are those of `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// The increased contrast.
  case high = 1
}

/// The elevation level of a part of the user interface. The values are those of `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// The level of the window's content.
  case base = 0
  /// The level above the content, as of a sheet. In the dark style, backgrounds are lighter there.
  case elevated = 1
}

/// The active or inactive appearance of a window. The values are those of `UIUserInterfaceActiveAppearance`.
public enum UserInterfaceActiveAppearance: Int, Hashable, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// The appearance of a window that is not active.
  case inactive = 0
  /// The appearance of the active window.
  case active = 1
}
