internal import TouchRecording

/// The cells of the screen in which touches were reported.
///
/// A cell counts only if a report lies in it. Otherwise it would not show whether a touch jumps over a dead
/// part of the panel.
package struct CoverageAnalysis: Sendable {
  /// A part of the screen without reports: cells that touch one another.
  package struct Hole: Hashable, Sendable {
    /// The number of cells.
    package var cells: Int
    /// The corners, in millimetres.
    package var from: Position
    package var to: Position
  }

  /// The number of cells in a row. `rows` is the number of cells in a column.
  package let columns: Int
  package let rows: Int
  /// The width and height of a cell, in millimetres. All cells have the same size, as close to the plan's as
  /// possible.
  package let cell: Position
  /// A Boolean value for each cell that indicates whether it has reports, row by row.
  package let isTouched: [Bool]
  /// The parts without reports, the largest first.
  package let holes: [Hole]
  private let holder: Holder
  private let reports: Int

  /// Creates the analysis of the last run, or returns `nil` if the size of the screen is unknown.
  package init?(_ runs: [TestRun]) {
    guard let run = runs.last else { return nil }
    let screen = run.screen
    guard screen.isMetric, screen.width > 0, screen.height > 0 else { return nil }
    columns = Self.cells(in: screen.width, of: run.plan.cell)
    rows = Self.cells(in: screen.height, of: run.plan.cell)
    cell = Position(x: screen.width / Double(columns), y: screen.height / Double(rows))
    holder = run.plan.holder
    var touched = [Bool](repeating: false, count: columns * rows)
    var count = 0
    for contact in run.contacts {
      for sample in contact.samples {
        let column = Int(max(-1, min(1e6, (sample.position.x / cell.x).rounded(.down))))
        let row = Int(max(-1, min(1e6, (sample.position.y / cell.y).rounded(.down))))
        guard (0...columns).contains(column), (0...rows).contains(row) else { continue }
        // The far edge itself belongs to the last cell.
        touched[min(row, rows - 1) * columns + min(column, columns - 1)] = true
        count += 1
      }
    }
    isTouched = touched
    reports = count
    holes = Self.holes(in: touched, columns: columns, cell: cell)
  }

  private static func cells(in length: Double, of cell: Double) -> Int {
    min(1_000, max(1, Int((length / max(cell, 1)).rounded())))
  }

  /// The figures of the test.
  package var figures: [Figure] {
    let edge = isTouched.indices.filter { isEdge($0) }
    let corners = [0, columns - 1, (rows - 1) * columns, rows * columns - 1]
    let hole = holes.first
    let positions = holes.prefix(20).map { ($0.from + $0.to) * 0.5 }
    return [
      figure(.coverageCells, share(of: Array(isTouched.indices)), positions),
      figure(.coverageEdges, share(of: edge), []),
      figure(.coverageCorners, Double(corners.count { isTouched[$0] }), []),
      figure(.coverageHole, Double(hole?.cells ?? 0), hole.map { [($0.from + $0.to) * 0.5] } ?? []),
    ]
  }

  private func figure(_ name: FigureName, _ value: Double, _ positions: [Position]) -> Figure {
    Figure(name, value, holder: holder, count: reports, positions: positions)
  }

  private func isEdge(_ index: Int) -> Bool {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return row == 0 || row == rows - 1 || column == 0 || column == columns - 1
  }

  private func share(of cells: [Int]) -> Double {
    100 * Double(cells.count { isTouched[$0] }) / Double(max(1, cells.count))
  }

  private static func holes(in touched: [Bool], columns: Int, cell: Position) -> [Hole] {
    var isSeen = touched
    var holes: [Hole] = []
    for start in touched.indices where !isSeen[start] {
      isSeen[start] = true
      var stack = [start]
      var members: [Int] = []
      while let index = stack.popLast() {
        members.append(index)
        let column = index % columns
        var neighbours = [index - columns, index + columns]
        if column > 0 { neighbours.append(index - 1) }
        if column < columns - 1 { neighbours.append(index + 1) }
        for next in neighbours where touched.indices.contains(next) && !isSeen[next] {
          isSeen[next] = true
          stack.append(next)
        }
      }
      holes.append(hole(of: members, columns: columns, cell: cell))
    }
    return holes.sorted { $0.cells > $1.cells }
  }

  private static func hole(of members: [Int], columns: Int, cell: Position) -> Hole {
    let left = members.reduce(Int.max) { min($0, $1 % columns) }
    let right = members.reduce(0) { max($0, $1 % columns) } + 1
    let top = members.reduce(Int.max) { min($0, $1 / columns) }
    let bottom = members.reduce(0) { max($0, $1 / columns) } + 1
    return Hole(
      cells: members.count, from: Position(x: Double(left) * cell.x, y: Double(top) * cell.y),
      to: Position(x: Double(right) * cell.x, y: Double(bottom) * cell.y))
  }
}
