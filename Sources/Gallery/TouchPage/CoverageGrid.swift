import WindowResponder

/// Which parts of the screen have reported touches so far.
///
/// Only places that were reported count. Nothing is filled in between two of them, so that a dead
/// strip stays empty however often a finger crosses it.
struct CoverageGrid {
  /// About how large a cell is, in points.
  static let usualSide = 40.0

  /// The size of all cells together, in points.
  let size: Size
  /// How many cells lie side by side, and one above the other.
  let columns: Int
  let rows: Int
  private var cells: Set<Int> = []

  init(size: Size) {
    self.size = size
    columns = max(1, Int((size.width / Self.usualSide).rounded()))
    rows = max(1, Int((size.height / Self.usualSide).rounded()))
  }

  /// How much of it has reported touches, from 0 to 1.
  var fraction: Double { Double(cells.count) / Double(columns * rows) }

  /// Fills the cell at a place; gives its frame where it was empty.
  mutating func fill(at place: Point) -> Rect? {
    guard Rect(origin: .zero, size: size).contains(place) else { return nil }
    let column = min(columns - 1, Int(place.x / size.width * Double(columns)))
    let row = min(rows - 1, Int(place.y / size.height * Double(rows)))
    guard cells.insert(row * columns + column).inserted else { return nil }
    return frame(column: column, row: row)
  }

  /// Empties every cell.
  mutating func clear() {
    cells = []
  }

  func isFilled(column: Int, row: Int) -> Bool { cells.contains(row * columns + column) }

  /// Where a cell is. Its edges are whole points, so that cells meet without a seam.
  func frame(column: Int, row: Int) -> Rect {
    func edge(_ index: Int, _ count: Int, _ length: Double) -> Double {
      (length * Double(index) / Double(count)).rounded()
    }
    let (left, right) = (edge(column, columns, size.width), edge(column + 1, columns, size.width))
    let (top, bottom) = (edge(row, rows, size.height), edge(row + 1, rows, size.height))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
