/// The straight line that lies nearest to places: the sum of the squares of the distances, at right
/// angles to it, is the least.
package struct LineFit: Sendable {
  /// A place on the line.
  package let centre: Place
  /// The line's direction, of length 1, the way that the stroke went.
  package let direction: Place

  /// Fits a line; nil where the places are too few, or one.
  package init?(_ places: [Place]) {
    guard places.count >= 3, let first = places.first, let last = places.last else { return nil }
    centre = Place.mean(places)
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    for place in places {
      let way = place - centre
      xx += way.x * way.x
      xy += way.x * way.y
      yy += way.y * way.y
    }
    // The larger eigenvalue of the matrix of moments, and its vector, by the better of two formulas.
    let half = (xx - yy) / 2
    let root = (half * half + xy * xy).squareRoot()
    var vector =
      half >= 0 ? Place(x: half + root, y: xy) : Place(x: xy, y: root - half)
    guard vector.length > 0 else { return nil }
    vector = vector * (1 / vector.length)
    let way = last - first
    direction = way.x * vector.x + way.y * vector.y < 0 ? vector * -1 : vector
  }

  /// How far a place is from the line, to its left negative.
  package func deviation(of place: Place) -> Double {
    let way = place - centre
    return direction.x * way.y - direction.y * way.x
  }

  /// How far along the line a place is.
  package func progress(of place: Place) -> Double {
    let way = place - centre
    return direction.x * way.x + direction.y * way.y
  }
}
