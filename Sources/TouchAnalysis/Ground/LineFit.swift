/// The straight line that fits positions best, by least squares of the perpendicular distances.
package struct LineFit: Sendable {
  /// A position on the line.
  package let centre: Position
  /// The direction of the line, a vector of length 1 in the direction of the stroke.
  package let direction: Position

  /// Creates the line that fits positions, or returns `nil` if the positions are too few or all the same.
  package init?(_ positions: [Position]) {
    guard positions.count >= 3, let first = positions.first, let last = positions.last else {
      return nil
    }
    centre = Position.mean(positions)
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    for position in positions {
      let way = position - centre
      xx += way.x * way.x
      xy += way.x * way.y
      yy += way.y * way.y
    }
    // The larger eigenvalue of the matrix of moments, and its vector, by the numerically better of two
    // formulas.
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    var vector =
      half >= 0 ? Position(x: half + root, y: xy) : Position(x: xy, y: root - half)
    guard vector.length > 0 else { return nil }
    vector = vector * (1 / vector.length)
    let way = last - first
    direction = way.x * vector.x + way.y * vector.y < 0 ? vector * -1 : vector
  }

  /// Returns the distance of a position from the line, which is negative to its left.
  package func deviation(of position: Position) -> Double {
    let way = position - centre
    return direction.x * way.y - direction.y * way.x
  }

  /// Returns the distance of a position along the line.
  package func progress(of position: Position) -> Double {
    let way = position - centre
    return direction.x * way.x + direction.y * way.y
  }
}
