import WindowResponder

extension Path {
  /// The subpaths as chains of points. A closed chain ends with its first point. A curve is divided into at
  /// least four lines, and into lines of about 8 points of length.
  var solverChains: [[Point]] {
    var chains: [[Point]] = []
    var current: [Point] = []
    func finish() {
      if current.count > 1 { chains.append(current) }
      current = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = [point]
      case .line(let point): current.append(point)
      case .curve(let end, let control1, let control2):
        let start = current.last ?? control1
        current += Self.solverPoints(from: start, control1, control2, to: end)
      case .close:
        guard let first = current.first else { continue }
        if current.last != first { current.append(first) }
        finish()
        current = [first]
      }
    }
    finish()
    return chains
  }

  /// Returns points on a curve after its start.
  private static func solverPoints(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point
  ) -> [Point] {
    let length =
      start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    let count = length.isFinite ? Int(min(max(length / 8, 4), 64)) : 4
    return (1...count).map { step in
      let t = Double(step) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }
}
