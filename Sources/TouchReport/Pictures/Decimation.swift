internal import ResponderGeometry

/// Fewer points for the same picture: what nobody would see is left out, and the worst is never.
enum Decimation {
  /// Points along a line without those that are nearer to the last one kept than half a point.
  static func thin(_ points: [Point]) -> [Point] {
    guard var last = points.first else { return [] }
    var kept = [last]
    for point in points.dropFirst() {
      guard (point.x - last.x).magnitude > 0.5 || (point.y - last.y).magnitude > 0.5 else {
        continue
      }
      kept.append(point)
      last = point
    }
    return kept
  }

  /// Points of which no two are in the same square of a point's side.
  static func cells(_ points: [Point]) -> [Point] {
    guard points.count > 500 else { return points }
    struct Cell: Hashable {
      var x: Int
      var y: Int
    }
    var seen: Set<Cell> = []
    return points.filter { point in
      // No picture is larger; a senseless place must not be more than a number can hold.
      func cell(_ value: Double) -> Int { Int(max(-1e5, min(1e5, value)).rounded()) }
      return seen.insert(Cell(x: cell(point.x), y: cell(point.y))).inserted
    }
  }

  /// Values along x, the least and the largest of each column of a point's width: what there is between
  /// them is drawn, however many values there are.
  struct Columns {
    private let plot: Plot
    private var least: [Double]
    private var most: [Double]

    init(_ plot: Plot) {
      self.plot = plot
      let count = max(1, Int(plot.frame.width.rounded(.up)))
      least = Array(repeating: .infinity, count: count)
      most = Array(repeating: -.infinity, count: count)
    }

    mutating func add(_ x: Double, _ y: Double) {
      let column = min(max(Int(plot.x(x) - plot.frame.minX), 0), least.count - 1)
      least[column] = min(least[column], y)
      most[column] = max(most[column], y)
    }

    /// A line through all columns that have values, in pieces where some have none for long.
    func lines(gap: Int = 6) -> [[Point]] {
      var lines: [[Point]] = []
      var last = Int.min / 2
      for column in least.indices where least[column] <= most[column] {
        let x = plot.frame.minX + Double(column) + 0.5
        if column - last > gap { lines.append([]) }
        lines[lines.count - 1].append(Point(x: x, y: plot.y(least[column])))
        if plot.y(least[column]) - plot.y(most[column]) > 0.4 {
          lines[lines.count - 1].append(Point(x: x, y: plot.y(most[column])))
        }
        last = column
      }
      return lines
    }
  }
}
