/// How a telephone's status bar looks over a controller. Follows `UIStatusBarStyle`, with its values.
///
/// A desktop has no status bar: what a controller says about it is kept, and nobody asks.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// By the appearance of the rest.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}

/// How a telephone's status bar comes and goes. Follows `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
