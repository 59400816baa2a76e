/// Edges of a rectangle. The values are those of `UIRectEdge`.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The edge at the top.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The edge to the left.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The edge to the right.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
