/// The numbers of reports and touches in each part of the screen.
package struct TouchMap: Hashable, Sendable {
  /// The approximate width and height of a cell, in millimetres.
  private static let side = 10.0

  /// The number of cells in a row. `rows` is the number of cells in a column.
  package let columns: Int
  package let rows: Int
  /// The width and height of a cell, in the screen's units.
  package let cell: Position
  /// The reports in each cell, row by row.
  package let reports: [Int]
  /// The touches that begin in each cell.
  package let touches: [Int]

  /// Counts the reports of touches, or returns `nil` if the size of the window is unknown or there are no
  /// touches.
  init?(_ contacts: [Contact], on screen: ScreenSize) {
    guard !contacts.isEmpty, screen.width > 0, screen.height > 0 else { return nil }
    let side = Self.side * screen.units
    columns = min(100, max(1, Int((min(screen.width / side, 100)).rounded())))
    rows = min(100, max(1, Int((min(screen.height / side, 100)).rounded())))
    cell = Position(x: screen.width / Double(columns), y: screen.height / Double(rows))
    var reports = [Int](repeating: 0, count: columns * rows)
    var touches = reports
    for contact in contacts where contact.screen == screen {
      for (index, sample) in contact.samples.enumerated() {
        let column = (sample.position.x / cell.x).rounded(.down)
        let row = (sample.position.y / cell.y).rounded(.down)
        guard column >= 0, row >= 0, column <= Double(columns), row <= Double(rows) else {
          continue
        }
        // The far edge itself belongs to the last cell.
        let position = min(Int(row), rows - 1) * columns + min(Int(column), columns - 1)
        reports[position] += 1
        if index == 0 { touches[position] += 1 }
      }
    }
    self.reports = reports
    self.touches = touches
  }

  /// Returns the centre of a cell.
  package func middle(of index: Int) -> Position {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Position(x: (Double(column) + 0.5) * cell.x, y: (Double(row) + 0.5) * cell.y)
  }

  /// The cells without a report whose neighbours all have reports, twenty or more on average.
  package var dead: [Int] {
    guard columns > 2, rows > 2 else { return [] }
    return reports.indices.filter { index in
      guard reports[index] == 0 else { return false }
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      var neighbours: [Int] = []
      for (across, down) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
      where (0..<columns).contains(column + across) && (0..<rows).contains(row + down) {
        neighbours.append(reports[(row + down) * columns + column + across])
      }
      return neighbours.allSatisfy { $0 >= 4 }
        && neighbours.reduce(0, +) >= 20 * neighbours.count
    }
  }

  /// The cell in which most touches begin, and its share of all touches, or `nil` if there are fewer than
  /// twenty.
  package var crowded: (cell: Int, share: Double)? {
    let all = touches.reduce(0, +)
    guard all >= 20, let most = touches.indices.max(by: { touches[$0] < touches[$1] }) else {
      return nil
    }
    return (most, Double(touches[most]) / Double(all))
  }
}
