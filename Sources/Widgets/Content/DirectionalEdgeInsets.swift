/// Distances from the four edges of a rectangle inward, in points, with the sides named by the direction
/// of reading. Follows `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the edge where a line begins, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the edge where a line ends, in points.
  public var trailing: Double

  /// No distance on any side.
  public static var zero: DirectionalEdgeInsets { DirectionalEdgeInsets() }

  /// Creates insets; what is not named is zero.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
