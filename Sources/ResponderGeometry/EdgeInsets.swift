/// Distances from the four edges of a rectangle inward, in points. Follows `UIEdgeInsets`.
@frozen public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// No distance on any side.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }

  /// Creates insets; what is not named is zero.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether all numbers are the same. Written out, since what the compiler writes is not inlinable.
  @inlinable public static func == (one: EdgeInsets, other: EdgeInsets) -> Bool {
    one.top == other.top && one.left == other.left
      && one.bottom == other.bottom && one.right == other.right
  }

  /// The same distance on every side.
  @inlinable public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The left and right distances together, in points.
  @inlinable public var horizontal: Double { left + right }
  /// The top and bottom distances together, in points.
  @inlinable public var vertical: Double { top + bottom }
}
