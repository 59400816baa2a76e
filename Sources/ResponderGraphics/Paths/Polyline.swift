import Glibc
import ResponderGeometry

/// A chain of straight lines that approximates a subpath.
struct Polyline {
  var points: [Point] = []
  /// A Boolean value that indicates whether a line connects the last point to the first.
  var isClosed = false

  /// The points without consecutive duplicates. A closed chain ends with its first point.
  var steps: [Point] {
    var result: [Point] = []
    for point in points where point != result.last { result.append(point) }
    if isClosed, let first = result.first, result.count > 1, result.last != first {
      result.append(first)
    }
    return result
  }

  /// The length of the chain, in points.
  var length: Double {
    let steps = steps
    var sum = 0.0
    for (from, to) in zip(steps, steps.dropFirst()) { sum += hypot(to.x - from.x, to.y - from.y) }
    return sum
  }

  /// Returns the parts of the chain between pairs of distances from its start, in points.
  func parts(between ranges: [(Double, Double)]) -> [[Point]] {
    let steps = steps
    return ranges.compactMap { Self.part(of: steps, from: $0.0, to: $0.1) }
  }

  private static func part(of steps: [Point], from start: Double, to end: Double) -> [Point]? {
    var result: [Point] = []
    var done = 0.0
    for (from, to) in zip(steps, steps.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      defer { done += length }
      if done + length < start || length <= 0 { continue }
      if done >= end { break }
      func point(_ distance: Double) -> Point {
        let place = min(max((distance - done) / length, 0), 1)
        return Point(x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place)
      }
      if result.isEmpty { result.append(point(max(start, done))) }
      result.append(point(min(end, done + length)))
    }
    return result.count > 1 ? result : nil
  }
}

extension Path {
  /// The subpaths as chains of straight lines, with a tolerance of 1/20 of a point.
  var polylines: [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    func finish() {
      if !current.points.isEmpty { result.append(current) }
      current = Polyline()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current.points = [point]
      case .line(let point): current.points.append(point)
      case .curve(let point, let control1, let control2):
        let from = current.points.last ?? control1
        let curve = CubicCurve(from: from, control1: control1, control2: control2, to: point)
        let pieces = curve.pieceCount
        for piece in 1..<max(pieces, 2) where piece < pieces {
          current.points.append(curve.point(at: Double(piece) / Double(pieces)))
        }
        current.points.append(point)
      case .close:
        current.isClosed = true
        let first = current.points.first
        finish()
        // Without a move, the next subpath begins at the start of the closed one.
        if let first { current.points = [first] }
      }
    }
    if current.points.count > 1 || result.isEmpty { finish() }
    return result.filter { $0.points.count > 1 || !$0.isClosed }
  }

  /// Adds an open chain of straight lines.
  mutating func addChain(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Returns the part of the path between two fractions of its length, from 0 to 1, with the same line style.
  ///
  /// As with `CAShapeLayer.strokeStart` and `strokeEnd`, the fractions are those of the whole path.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    var result = self
    result.removeAllPoints()
    if start >= end { return result }
    let chains = polylines
    let total = chains.reduce(0) { $0 + $1.length }
    var done = 0.0
    for chain in chains {
      let length = chain.length
      defer { done += length }
      let range = (max(0, start * total - done), min(length, end * total - done))
      if range.0 >= range.1 { continue }
      for part in chain.parts(between: [range]) { result.addChain(part) }
    }
    return result
  }
}
