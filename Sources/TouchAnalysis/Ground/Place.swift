/// A place on the screen, or a way on it, in millimetres from the top left.
package struct Place: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Makes a place.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// How far it is from the origin.
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

  /// How far another place is.
  package func distance(to other: Place) -> Double { (self - other).length }

  /// The middle of several places; the origin where there are none.
  package static func mean(_ places: some Collection<Place>) -> Place {
    guard !places.isEmpty else { return Place(x: 0, y: 0) }
    var sum = Place(x: 0, y: 0)
    for place in places { sum = sum + place }
    return sum * (1 / Double(places.count))
  }
}
