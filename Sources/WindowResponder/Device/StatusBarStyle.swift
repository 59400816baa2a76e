/// The style of a mobile device's status bar over a controller. Follows `UIStatusBarStyle`, with its raw
/// values.
///
/// A desktop has no status bar, so the style has no effect.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// The style that matches the appearance of the interface.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation with which a mobile device's status bar is shown and hidden. Follows `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades in and out.
  case fade = 1
  /// The status bar slides in and out.
  case slide = 2
}
