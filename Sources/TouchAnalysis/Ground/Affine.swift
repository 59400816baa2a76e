/// An affine map of positions: x′ = a·x + b·y + c, y′ = d·x + e·y + f.
package struct Affine: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 0.0
  package var e = 1.0
  package var f = 0.0

  /// Creates the identity map.
  package init() {}

  /// Creates a map from its six numbers.
  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// The six numbers, in the order of libinput's calibration matrix.
  package var numbers: [Double] { [a, b, c, d, e, f] }

  /// The factor by which areas grow, which is negative if the map mirrors.
  package var determinant: Double { a * e - b * d }

  /// Returns the image of a position.
  package func apply(_ position: Position) -> Position {
    Position(x: a * position.x + b * position.y + c, y: d * position.x + e * position.y + f)
  }

  /// Returns the composition of another map, which is applied first, and this one.
  package func after(_ first: Affine) -> Affine {
    let origin = apply(Position(x: first.c, y: first.f))
    return Affine(
      a * first.a + b * first.d, a * first.b + b * first.e, origin.x, d * first.a + e * first.d,
      d * first.b + e * first.e, origin.y)
  }

  /// The inverse map, or `nil` if there is none.
  package var inverse: Affine? {
    guard determinant.magnitude > 1e-9 else { return nil }
    let (p, q, r, s) = (
      e / determinant, -b / determinant, -d / determinant, a / determinant
    )
    return Affine(p, q, -(p * c + q * f), r, s, -(r * c + s * f))
  }

  /// Creates the map that fits pairs of positions best, by least squares, or returns `nil` if they are too
  /// few or on a line.
  package init?(_ pairs: [(from: Position, to: Position)]) {
    guard pairs.count >= 3 else { return nil }
    let from = Position.mean(pairs.map(\.from))
    let to = Position.mean(pairs.map(\.to))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (xu, yu, xv, yv) = (0.0, 0.0, 0.0, 0.0)
    for pair in pairs {
      let way = pair.from - from
      let image = pair.to - to
      xx += way.x * way.x
      xy += way.x * way.y
      yy += way.y * way.y
      xu += way.x * image.x
      yu += way.y * image.x
      xv += way.x * image.y
      yv += way.y * image.y
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-6 * (xx + yy) * (xx + yy) else { return nil }
    a = (xu * yy - yu * xy) / determinant
    b = (yu * xx - xu * xy) / determinant
    d = (xv * yy - yv * xy) / determinant
    e = (yv * xx - xv * xy) / determinant
    c = to.x - a * from.x - b * from.y
    f = to.y - d * from.x - e * from.y
  }
}
