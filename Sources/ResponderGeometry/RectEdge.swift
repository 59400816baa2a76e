/// A set of edges of a rectangle. The values are those of `UIRectEdge`.
@frozen public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  @inlinable public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The edge at the top.
  @inlinable public static var top: RectEdge { RectEdge(rawValue: 1 << 0) }
  /// The edge to the left.
  @inlinable public static var left: RectEdge { RectEdge(rawValue: 1 << 1) }
  /// The edge at the bottom.
  @inlinable public static var bottom: RectEdge { RectEdge(rawValue: 1 << 2) }
  /// The edge to the right.
  @inlinable public static var right: RectEdge { RectEdge(rawValue: 1 << 3) }
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
