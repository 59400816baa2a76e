import WindowResponder

/// The cells of a screen, as ``CoverageAnalysis`` counts them, and those with touches.
struct CellMap: Hashable, Sendable {
  /// The size of all cells together, in points.
  let size: Size
  let columns: Int
  let rows: Int
  /// A Boolean value for each cell, row by row.
  private(set) var isFilled: [Bool]
  /// The number of cells with touches.
  private(set) var count = 0

  /// Creates empty cells with a side of about a number of millimetres.
  init(on ground: TestGround, cell: Double) {
    size = ground.size
    columns = Self.cells(in: ground.width, of: cell)
    rows = Self.cells(in: ground.height, of: cell)
    isFilled = [Bool](repeating: false, count: columns * rows)
  }

  private static func cells(in length: Double, of cell: Double) -> Int {
    min(1_000, max(1, Int((length / max(cell, 1)).rounded())))
  }

  /// Fills the cell at a position, and returns a Boolean value that indicates whether it was empty.
  mutating func fill(at place: Point) -> Bool {
    let x = (place.x / size.width * Double(columns)).rounded(.down)
    let y = (place.y / size.height * Double(rows)).rounded(.down)
    guard x >= 0, y >= 0, x <= Double(columns), y <= Double(rows) else { return false }
    // The far edge itself belongs to the last cell.
    let index = min(Int(y), rows - 1) * columns + min(Int(x), columns - 1)
    guard !isFilled[index] else { return false }
    isFilled[index] = true
    count += 1
    return true
  }

  /// The fraction of cells with touches, from 0 to 1.
  var share: Double { Double(count) / Double(isFilled.count) }

  /// The fraction of the cells along the edges, from 0 to 1.
  var edgeShare: Double {
    let edge = isFilled.indices.filter { isEdge($0) }
    return Double(edge.count { isFilled[$0] }) / Double(max(1, edge.count))
  }

  /// The number of filled corners, up to four.
  var corners: Int {
    [0, columns - 1, (rows - 1) * columns, rows * columns - 1].count { isFilled[$0] }
  }

  /// Returns a Boolean value that indicates whether a cell is along an edge.
  func isEdge(_ index: Int) -> Bool {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return row == 0 || row == rows - 1 || column == 0 || column == columns - 1
  }

  /// Returns the frame of a cell. Its edges are whole points, so that cells meet without a seam.
  func frame(_ index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    func edge(_ index: Int, _ count: Int, _ length: Double) -> Double {
      (length * Double(index) / Double(count)).rounded()
    }
    let (left, right) = (
      edge(column, columns, size.width), edge(column + 1, columns, size.width)
    )
    let (top, bottom) = (edge(row, rows, size.height), edge(row + 1, rows, size.height))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
