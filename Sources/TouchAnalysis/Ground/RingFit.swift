/// The circle that fits positions best, by Kåsa's method: the least squares of a linear equation.
package struct RingFit: Sendable {
  package let centre: Position
  /// The radius, in millimetres.
  package let radius: Double

  /// Creates the circle that fits positions, or returns `nil` if the positions are too few or on a line.
  package init?(_ positions: [Position]) {
    guard positions.count >= 8 else { return nil }
    let middle = Position.mean(positions)
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    var xz = 0.0
    var yz = 0.0
    var z = 0.0
    for position in positions {
      let way = position - middle
      let square = way.x * way.x + way.y * way.y
      xx += way.x * way.x
      xy += way.x * way.y
      yy += way.y * way.y
      xz += way.x * square
      yz += way.y * square
      z += square
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-9 * (xx + yy) * (xx + yy) else { return nil }
    let x = (xz * yy - yz * xy) / (2 * determinant)
    let y = (yz * xx - xz * xy) / (2 * determinant)
    centre = middle + Position(x: x, y: y)
    radius = (x * x + y * y + z / Double(positions.count)).squareRoot()
  }

  /// Returns the distance of a position from the circle, which is negative inside.
  package func deviation(of position: Position) -> Double { position.distance(to: centre) - radius }
}
