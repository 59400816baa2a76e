import WindowResponder

/// A grid of the parts of the screen that have reported touches.
///
/// Only reported locations count, and no cell is filled between two of them. A dead strip therefore stays
/// empty, however often a finger crosses it.
struct CoverageGrid {
  /// The approximate side of a cell, in points.
  static let usualSide = 40.0

  /// The size of all cells together, in points.
  let size: Size
  /// The number of columns. `rows` is the number of rows.
  let columns: Int
  let rows: Int
  private var cells: Set<Int> = []

  init(size: Size) {
    self.size = size
    columns = max(1, Int((size.width / Self.usualSide).rounded()))
    rows = max(1, Int((size.height / Self.usualSide).rounded()))
  }

  /// The fraction of the cells that have reported touches, from 0 to 1.
  var fraction: Double { Double(cells.count) / Double(columns * rows) }

  /// Fills the cell at a location, and returns its frame if it was empty.
  mutating func fill(at place: Point) -> Rect? {
    guard Rect(origin: .zero, size: size).contains(place) else { return nil }
    let column = min(columns - 1, Int(place.x / size.width * Double(columns)))
    let row = min(rows - 1, Int(place.y / size.height * Double(rows)))
    guard cells.insert(row * columns + column).inserted else { return nil }
    return frame(column: column, row: row)
  }

  /// Empties all cells.
  mutating func clear() {
    cells = []
  }

  func isFilled(column: Int, row: Int) -> Bool { cells.contains(row * columns + column) }

  /// Returns the frame of a cell. Its edges are whole points, so that cells meet without a seam.
  func frame(column: Int, row: Int) -> Rect {
    func edge(_ index: Int, _ count: Int, _ length: Double) -> Double {
      (length * Double(index) / Double(count)).rounded()
    }
    let (left, right) = (edge(column, columns, size.width), edge(column + 1, columns, size.width))
    let (top, bottom) = (edge(row, rows, size.height), edge(row + 1, rows, size.height))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
