import ResponderGeometry

/// A cubic Bézier curve.
struct CubicCurve {
  /// The largest distance between the curve and its approximation by lines, in points.
  static let tolerance = 0.05
  /// The largest number of lines that approximate a curve.
  static let maximumPieces = 256

  var from: Point
  var control1: Point
  var control2: Point
  var to: Point

  /// Returns the point at a parameter from 0 to 1.
  func point(at place: Double) -> Point {
    let rest = 1 - place
    let (a, b) = (rest * rest * rest, 3 * rest * rest * place)
    let (c, d) = (3 * rest * place * place, place * place * place)
    return Point(
      x: a * from.x + b * control1.x + c * control2.x + d * to.x,
      y: a * from.y + b * control1.y + c * control2.y + d * to.y)
  }

  /// The parameters between 0 and 1 at which the curve has an extremum in x or y.
  var turningPoints: [Double] {
    Self.turns(from.x, control1.x, control2.x, to.x)
      + Self.turns(from.y, control1.y, control2.y, to.y)
  }

  /// The number of lines that approximate the curve within the tolerance.
  var pieceCount: Int {
    // The second difference is a bound of the distance between the curve and its chords.
    func bend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      max((a - 2 * b + c).magnitude, (b - 2 * c + d).magnitude)
    }
    let bend = max(
      bend(from.x, control1.x, control2.x, to.x), bend(from.y, control1.y, control2.y, to.y))
    let pieces = (0.75 * bend / Self.tolerance).squareRoot().rounded(.up)
    return pieces < Double(Self.maximumPieces) ? max(1, Int(pieces)) : Self.maximumPieces
  }

  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // The derivative over 3: p·t² + 2·q·t + r.
    let (p, q, r) = (d - a + 3 * (b - c), a - 2 * b + c, b - a)
    var roots: [Double] = []
    if p.magnitude < 1e-12 {
      if q != 0 { roots.append(-r / (2 * q)) }
    } else {
      let discriminant = q * q - p * r
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots.append((-q + root) / p)
        roots.append((-q - root) / p)
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
