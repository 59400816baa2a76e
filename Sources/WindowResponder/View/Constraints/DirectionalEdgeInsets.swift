/// Insets of a rectangle whose sides depend on the layout direction, in points. Follows
/// `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: Double
  /// The inset of the leading edge, in points.
  public var leading: Double
  /// The inset of the bottom edge, in points.
  public var bottom: Double
  /// The inset of the trailing edge, in points.
  public var trailing: Double

  /// Creates insets. The default of each is zero.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero.
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
