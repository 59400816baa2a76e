import WindowResponder

/// Edges of a rectangle, with the sides named by the direction of reading. Follows
/// `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where a line begins.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where a line ends.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A place at the edge of a rectangle. Follows `NSRectAlignment`.
public enum RectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none
  /// In the middle of the top edge.
  case top
  /// At the top, where a line begins.
  case topLeading
  /// In the middle of the edge where a line begins.
  case leading
  /// At the bottom, where a line begins.
  case bottomLeading
  /// In the middle of the bottom edge.
  case bottom
  /// At the bottom, where a line ends.
  case bottomTrailing
  /// In the middle of the edge where a line ends.
  case trailing
  /// At the top, where a line ends.
  case topTrailing
}

/// How a view is attached to an item of a compositional layout. Follows `NSCollectionLayoutAnchor`.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges, or the corner.
  public let edges: DirectionalRectEdge
  /// How far from there: points, or parts of the view's size.
  public let offset: Point
  /// Whether ``offset`` is in parts of the view's size.
  public let isFractionalOffset: Bool
  /// Whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor.
  public init(edges: DirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
  }

  /// Creates an anchor, with an offset in points.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor, with an offset in parts of the view's size.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// The anchor's point of a rectangle from left to right, as parts of its size.
  var part: Point {
    let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5
    let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
    return Point(x: x, y: y)
  }

  func shift(of size: Size) -> Vector {
    isFractionalOffset
      ? Vector(dx: offset.x * size.width, dy: offset.y * size.height)
      : Vector(dx: offset.x, dy: offset.y)
  }
}
