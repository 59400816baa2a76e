/// The affine map from one plane to another with the best fit for pairs of points: x' = ax + by + c, and y'
/// likewise.
struct PlaneFit {
  typealias Pair = (fromX: Double, fromY: Double, toX: Double, toY: Double)

  private var rowX = (a: 0.0, b: 0.0, c: 0.0)
  private var rowY = (a: 0.0, b: 0.0, c: 0.0)

  /// Fits pairs. If they lie on a line, or there are fewer than three, returns `nil`.
  init?(_ pairs: [Pair]) {
    guard pairs.count > 2 else { return nil }
    let count = Double(pairs.count)
    let middleX = pairs.reduce(0) { $0 + $1.fromX } / count
    let middleY = pairs.reduce(0) { $0 + $1.fromY } / count
    let targetX = pairs.reduce(0) { $0 + $1.toX } / count
    let targetY = pairs.reduce(0) { $0 + $1.toY } / count
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (xu, yu, xv, yv) = (0.0, 0.0, 0.0, 0.0)
    for pair in pairs {
      let (x, y) = (pair.fromX - middleX, pair.fromY - middleY)
      let (u, v) = (pair.toX - targetX, pair.toY - targetY)
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      (xu, yu, xv, yv) = (xu + x * u, yu + y * u, xv + x * v, yv + y * v)
    }
    let determinant = xx * yy - xy * xy
    // The points lie nearly on a line, so the other direction is undetermined.
    guard determinant > 1e-4 * (xx + yy) * (xx + yy) else { return nil }
    func row(_ first: Double, _ second: Double, _ target: Double) -> (
      a: Double, b: Double, c: Double
    ) {
      let a = (first * yy - second * xy) / determinant
      let b = (second * xx - first * xy) / determinant
      return (a, b, target - a * middleX - b * middleY)
    }
    rowX = row(xu, yu, targetX)
    rowY = row(xv, yv, targetY)
  }

  /// Creates a map from a plane of one size to a plane of another size.
  init(scaleX: Double, scaleY: Double) {
    rowX.a = scaleX
    rowY.b = scaleY
  }

  func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (rowX.a * x + rowX.b * y + rowX.c, rowY.a * x + rowY.b * y + rowY.c)
  }

  /// Returns the distance between the target point of a pair and the mapped point.
  func residual(_ pair: Pair) -> Double {
    let (x, y) = self(pair.fromX, pair.fromY)
    return ((x - pair.toX) * (x - pair.toX) + (y - pair.toY) * (y - pair.toY)).squareRoot()
  }
}
