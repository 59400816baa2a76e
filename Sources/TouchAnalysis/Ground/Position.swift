/// A position on the screen, or a vector, in millimetres from the top left.
package struct Position: Hashable, Sendable {
  package var x: Double
  package var y: Double

  /// Creates a position.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  package static func + (left: Position, right: Position) -> Position {
    Position(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Position, right: Position) -> Position {
    Position(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (left: Position, factor: Double) -> Position {
    Position(x: left.x * factor, y: left.y * factor)
  }

  /// Returns the distance to another position.
  package func distance(to other: Position) -> Double { (self - other).length }

  /// Returns the mean of several positions, or the origin if there are none.
  package static func mean(_ positions: some Collection<Position>) -> Position {
    guard !positions.isEmpty else { return Position(x: 0, y: 0) }
    var sum = Position(x: 0, y: 0)
    for position in positions { sum = sum + position }
    return sum * (1 / Double(positions.count))
  }
}
