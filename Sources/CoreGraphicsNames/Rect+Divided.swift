/// A side of a rectangle. Follows `CGRectEdge`.
public enum CGRectEdge: UInt32, Sendable {
  /// The left one.
  case minXEdge
  /// The top one.
  case minYEdge
  /// The right one.
  case maxXEdge
  /// The bottom one.
  case maxYEdge
}

extension Rect {
  /// The slice of a thickness at a side, in points, and what is left of the rectangle; the whole rectangle
  /// and an empty rest where it is not as thick. Follows `CGRect.divided(atDistance:from:)`.
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
