import WindowResponder

/// Edges of a rectangle, with sides that depend on the layout direction. Follows `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A position at the edge of a rectangle. Follows `NSRectAlignment`.
public enum RectAlignment: Int, Sendable {
  /// No alignment.
  case none
  /// The center of the top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The center of the leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The center of the trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing

  /// Returns `true` if the position is at the start along an axis, `false` if it is at the end, or `nil` if
  /// it is at neither.
  func isAtStart(along axis: ItemAxis) -> Bool? {
    switch self {
    case .top, .topLeading, .topTrailing: axis == .vertical ? true : nil
    case .bottom, .bottomLeading, .bottomTrailing: axis == .vertical ? false : nil
    case .leading: axis == .horizontal ? true : nil
    case .trailing: axis == .horizontal ? false : nil
    case .none: nil
    }
  }
}

/// An anchor that attaches a view to an item of a compositional layout. Follows `NSCollectionLayoutAnchor`.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges of the anchor. Two edges name a corner.
  public let edges: DirectionalRectEdge
  /// The offset from the edges, in points or as fractions of the view's size.
  public let offset: Point
  /// A Boolean value that indicates whether ``offset`` is a fraction of the view's size.
  public let isFractionalOffset: Bool
  /// A Boolean value that indicates whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor without an offset.
  public init(edges: DirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
  }

  /// Creates an anchor with an offset in points.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor with an offset in fractions of the view's size.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// The anchor's point in a left-to-right rectangle, as fractions of its size.
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
