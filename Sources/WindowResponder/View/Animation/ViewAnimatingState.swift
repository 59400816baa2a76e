/// What an animator is doing. The values are those of `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It is running or paused.
  case active
  /// It was stopped, and waits to be finished.
  case stopped
}

/// Where an animation is finished. The values are those of `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Sendable {
  /// With the values that it leads to.
  case end
  /// With the values from before.
  case start
  /// With the values that are seen.
  case current
}
