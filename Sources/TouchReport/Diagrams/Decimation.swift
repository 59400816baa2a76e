internal import ResponderGeometry

/// Functions that reduce the number of points of a drawing without a visible change, and keep extreme values.
enum Decimation {
  /// Returns points along a line, without those that are less than half a point from the previous kept one.
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

  /// Returns points, at most one in each square with a side of one point.
  static func cells(_ points: [Point]) -> [Point] {
    guard points.count > 500 else { return points }
    struct Cell: Hashable {
      var x: Int
      var y: Int
    }
    var seen: Set<Cell> = []
    return points.filter { point in
      // No drawing is larger. A position that is out of range must not overflow an integer.
      func cell(_ value: Double) -> Int { Int(max(-1e5, min(1e5, value)).rounded()) }
      return seen.insert(Cell(x: cell(point.x), y: cell(point.y))).inserted
    }
  }

  /// Values along x, with the smallest and the largest value of each column of one point.
  ///
  /// The range between them is drawn, however many values there are.
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

    /// Returns lines through all columns with values, divided at longer gaps.
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
