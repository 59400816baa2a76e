/// The heights of a bar. The values are those of `UIBarMetrics`. Bars on a desktop have a single height.
public enum BarMetrics: Int, Sendable {
  /// The default height.
  case `default` = 0
  /// A lower bar.
  case compact = 1
  /// A bar with a line above the title.
  case defaultPrompt = 101
  /// A lower bar with a line above the title.
  case compactPrompt = 102
}

/// The positions of a bar. The values are those of `UIBarPosition`.
public enum BarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// The bottom.
  case bottom = 1
  /// The top, below another view.
  case top = 2
  /// The top, with a background that extends to the edge.
  case topAttached = 3
}

/// The styles of a bar. The values are those of `UIBarStyle`.
public enum BarStyle: Int, Sendable {
  /// The style of the theme.
  case `default` = 0
  /// A dark style in every theme.
  case black = 1
}

/// A bar with a position. Follows `UIBarPositioning`.
@preconcurrency @MainActor public protocol BarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: BarPosition { get }
}

/// Methods with which a delegate determines the position of a bar. Follows `UIBarPositioningDelegate`.
@preconcurrency @MainActor public protocol BarPositioningDelegate: AnyObject {
  /// Asks the delegate for the position of a bar.
  func position(for bar: any BarPositioning) -> BarPosition
}

extension BarPositioningDelegate {
  /// Returns the bar's own position.
  public func position(for bar: any BarPositioning) -> BarPosition { bar.barPosition }
}
