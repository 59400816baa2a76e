/// An edge of a rectangle. Follows `CGRectEdge`.
public enum CGRectEdge: UInt32, Sendable {
  /// The left edge.
  case minXEdge
  /// The top edge.
  case minYEdge
  /// The right edge.
  case maxXEdge
  /// The bottom edge.
  case maxYEdge
}

extension Rect {
  /// Returns the slice at an edge that has a thickness in points, and the remainder of the rectangle. If the
  /// rectangle is thinner, the slice is the whole rectangle and the remainder is empty. Follows
  /// `CGRect.divided(atDistance:from:)`.
  public func divided(
    atDistance distance: Double, from edge: CGRectEdge
  ) -> (slice: Rect, remainder: Rect) {
    let distance = max(0, distance)
    let (across, down) = (min(distance, width), min(distance, height))
    var (slice, rest) = (standardized, standardized)
    switch edge {
    case .minXEdge, .maxXEdge:
      slice.size.width = across
      rest.size.width -= across
    case .minYEdge, .maxYEdge:
      slice.size.height = down
      rest.size.height -= down
    }
    switch edge {
    case .minXEdge: rest.origin.x += across
    case .minYEdge: rest.origin.y += down
    case .maxXEdge: slice.origin.x += rest.size.width
    case .maxYEdge: slice.origin.y += rest.size.height
    }
    return (slice, rest)
  }
}
