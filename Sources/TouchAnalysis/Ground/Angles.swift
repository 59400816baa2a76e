/// Functions for angles that need no mathematics library.
enum Angles {
  /// Returns the direction of a vector in degrees, clockwise from the right, from −180 to 180.
  static func degrees(of way: Position) -> Double {
    guard way.length > 0 else { return 0 }
    // Halving the angle three times leaves less than 23°, for which a few terms of the series are sufficient.
    var (x, y) = (way.x / way.length, way.y / way.length)
    for _ in 0..<3 {
      let half = ((1 + x) / 2).squareRoot()
      guard half > 1e-12 else { return 180 }
      (x, y) = (half, y / (2 * half))
    }
    let slope = y / x
    let square = slope * slope
    let series =
      slope
      * (1 - square
        * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square * (1 / 9 - square / 11)))))
    return series * 8 * 180 / Double.pi
  }
}
