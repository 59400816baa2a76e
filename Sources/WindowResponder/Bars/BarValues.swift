/// How high a bar is. The values are those of `UIBarMetrics`; bars on a desktop have one height.
public enum BarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Lower.
  case compact = 1
  /// With a line above the title.
  case defaultPrompt = 101
  /// Lower, with a line above the title.
  case compactPrompt = 102
}

/// Where a bar is. The values are those of `UIBarPosition`.
public enum BarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top, below something else.
  case top = 2
  /// At the top, where its ground goes on up to the edge.
  case topAttached = 3
}

/// How bright a bar is. The values are those of `UIBarStyle`.
public enum BarStyle: Int, Sendable {
  /// As the theme.
  case `default` = 0
  /// Dark in any theme.
  case black = 1
}

/// Something that is a bar in a place. Follows `UIBarPositioning`.
@preconcurrency @MainActor public protocol BarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: BarPosition { get }
}

/// Who says where a bar is. Follows `UIBarPositioningDelegate`.
@preconcurrency @MainActor public protocol BarPositioningDelegate: AnyObject {
  /// Where a bar is.
  func position(for bar: any BarPositioning) -> BarPosition
}

extension BarPositioningDelegate {
  /// The bar's own place.
  public func position(for bar: any BarPositioning) -> BarPosition { bar.barPosition }
}
