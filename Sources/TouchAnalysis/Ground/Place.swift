/// A position on the screen, or a vector, in millimetres from the top left.
package struct Place: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Creates a position.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  package static func + (left: Place, right: Place) -> Place {
    Place(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Place, right: Place) -> Place {
    Place(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (left: Place, factor: Double) -> Place {
    Place(x: left.x * factor, y: left.y * factor)
  }

  /// Returns the distance to another position.
  package func distance(to other: Place) -> Double { (self - other).length }

  /// Returns the mean of several positions, or the origin if there are none.
  package static func mean(_ places: some Collection<Place>) -> Place {
    guard !places.isEmpty else { return Place(x: 0, y: 0) }
    var sum = Place(x: 0, y: 0)
    for place in places { sum = sum + place }
    return sum * (1 / Double(places.count))
  }
}
