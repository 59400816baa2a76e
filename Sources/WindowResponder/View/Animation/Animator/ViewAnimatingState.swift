/// The states of an animator. The values are those of `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive
  /// It is running or paused.
  case active
  /// It was stopped, and was not finished yet.
  case stopped
}

/// The positions at which an animation is finished. The values are those of `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Sendable {
  /// The values at the end.
  case end
  /// The values at the start.
  case start
  /// The visible values.
  case current
}
