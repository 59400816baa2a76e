/// Distances from the edges of a rectangle, where those at the sides go by the direction of text; in
/// points. Follows `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the edge at which a line of text begins.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the edge at which a line of text ends.
  public var trailing: Double

  /// Creates insets; what is not named is zero.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance anywhere.
  public static let zero = DirectionalEdgeInsets()

  init(_ insets: EdgeInsets, mirrored: Bool) {
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  func edgeInsets(mirrored: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: mirrored ? trailing : leading, bottom: bottom,
      right: mirrored ? leading : trailing)
  }
}
