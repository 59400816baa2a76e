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

  /// Insets of zero on each side.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }

  /// Creates insets, in points. A side that is not named is zero.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns a Boolean value that indicates whether two values have the same insets.
  ///
  /// The compiler's own implementation would not be inlinable.
  @inlinable public static func == (one: EdgeInsets, other: EdgeInsets) -> Bool {
    one.top == other.top && one.left == other.left
      && one.bottom == other.bottom && one.right == other.right
  }

  /// Creates insets with the same distance on each side, in points.
  @inlinable public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The sum of the left and right insets, in points.
  @inlinable public var horizontal: Double { left + right }
  /// The sum of the top and bottom insets, in points.
  @inlinable public var vertical: Double { top + bottom }
}
