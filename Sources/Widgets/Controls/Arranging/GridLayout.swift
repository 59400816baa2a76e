import WindowResponder

/// One layout pass of a grid.
@MainActor struct GridLayout {
  private struct Cell {
    var view: View
    var row: Int
    var columns: Range<Int>
    var size = Size.zero
  }

  private let grid: GridView
  private var cells: [Cell] = []
  private var widths: [Double]
  private var heights: [Double] = []
  private var baselines: [Double?] = []
  private let expands: Bool

  init(_ grid: GridView, width: Double) {
    self.grid = grid
    let count = grid.numberOfColumns
    widths = Array(repeating: 0, count: count)
    for (row, views) in grid.rows.enumerated() {
      for (column, view) in views.enumerated() {
        guard let view, !view.isHidden else { continue }
        let span = grid.spans[ObjectIdentifier(view)] ?? 1
        cells.append(Cell(view: view, row: row, columns: column..<min(count, column + span)))
      }
    }
    expands = width.isFinite
    measureColumns(width: width)
    measureRows()
  }

  private var gaps: Double { grid.columnSpacing * Double(max(0, widths.count - 1)) }

  private mutating func measureColumns(width: Double) {
    for cell in cells where cell.columns.count == 1 {
      let natural = cell.view.askedSize(in: View.endlessRoom).width
      widths[cell.columns.lowerBound] = max(widths[cell.columns.lowerBound], natural)
    }
    for (column, width) in grid.widths where widths.indices.contains(column) {
      widths[column] = width
    }
    for cell in cells where cell.columns.count > 1 {
      let lack = cell.view.askedSize(in: View.endlessRoom).width - length(of: cell.columns)
      if lack > 0 { widths[grower(in: cell.columns)] += lack }
    }
    guard width.isFinite else { return }
    let rest = width - gaps - widths.reduce(0, +)
    if rest >= 0 { return grow(by: rest) }
    shrink(by: -rest)
  }

  private func grower(in columns: Range<Int>) -> Int {
    columns.first { grid.expanding.contains($0) } ?? columns.upperBound - 1
  }

  private mutating func grow(by rest: Double) {
    let growing = widths.indices.filter { grid.expanding.contains($0) }
    for column in growing { widths[column] += rest / Double(growing.count) }
  }

  /// Reduces the widest columns first, so that narrow ones keep their width.
  private mutating func shrink(by lack: Double) {
    var lack = lack
    let free = widths.indices.filter { grid.widths[$0] == nil }
    for _ in 0..<8 where lack > 0.01 {
      guard let widest = free.map({ widths[$0] }).max(), widest > 0 else { return }
      let top = free.filter { widths[$0] > widest - 0.01 }
      let next = free.map { widths[$0] }.filter { $0 <= widest - 0.01 }.max() ?? 0
      let step = min(lack / Double(top.count), widest - next)
      for column in top { widths[column] -= step }
      lack -= step * Double(top.count)
    }
  }

  private mutating func measureRows() {
    heights = Array(repeating: 0, count: grid.rows.count)
    baselines = Array(repeating: nil, count: grid.rows.count)
    for index in cells.indices {
      let room = Size(width: length(of: cells[index].columns), height: .infinity)
      cells[index].size = cells[index].view.askedSize(in: room)
    }
    for cell in cells where alignment(ofRow: cell.row) == .firstBaseline {
      guard let own = cell.view.textBaseline(for: cell.size) else { continue }
      baselines[cell.row] = max(baselines[cell.row] ?? 0, own)
    }
    for cell in cells {
      var height = cell.size.height
      if let baseline = baselines[cell.row], let own = cell.view.textBaseline(for: cell.size) {
        height += baseline - own
      }
      heights[cell.row] = max(heights[cell.row], height)
    }
  }

  private func alignment(ofRow row: Int) -> GridView.RowAlignment {
    grid.rowAlignments[row] ?? grid.rowAlignment
  }

  private func length(of columns: Range<Int>) -> Double {
    columns.map { widths[$0] }.reduce(0, +)
      + grid.columnSpacing * Double(max(0, columns.count - 1))
  }

  private var shownRows: [Int] {
    heights.indices.filter { row in cells.contains { $0.row == row } }
  }

  var size: Size {
    let rows = shownRows
    return Size(
      width: (widths.reduce(0, +) + gaps).rounded(.up),
      height: (rows.map { heights[$0] }.reduce(0, +)
        + grid.rowSpacing * Double(max(0, rows.count - 1))).rounded(.up))
  }

  func frames(in bounds: Rect, isMirrored: Bool) -> [(View, Rect)] {
    var tops: [Int: Double] = [:]
    var y = bounds.minY
    for row in shownRows {
      tops[row] = y
      y += heights[row] + grid.rowSpacing
    }
    return cells.map { cell in
      let x =
        bounds.minX + length(of: 0..<cell.columns.lowerBound)
        + (cell.columns.lowerBound > 0 ? grid.columnSpacing : 0)
      let room = Rect(
        x: x, y: tops[cell.row] ?? 0, width: length(of: cell.columns), height: heights[cell.row])
      return (cell.view, place(cell, in: room).mirrored(in: bounds, if: isMirrored))
    }
  }

  private func place(_ cell: Cell, in room: Rect) -> Rect {
    let width = min(cell.size.width, room.width)
    let stretched = cell.view.stretchedFrame(in: room)
    var frame = Rect(x: room.minX, y: room.minY, width: width, height: cell.size.height)
    switch grid.alignments[cell.columns.lowerBound] ?? .fill {
    case .fill: frame.size.width = stretched.width
    case .leading: break
    case .center: frame.origin.x += ((room.width - width) / 2).rounded(.down)
    case .trailing: frame.origin.x += room.width - width
    }
    switch alignment(ofRow: cell.row) {
    case .fill: frame.size.height = stretched.height
    case .top: break
    case .center: frame.origin.y += ((room.height - frame.height) / 2).rounded(.down)
    case .bottom: frame.origin.y += room.height - frame.height
    case .firstBaseline:
      if let baseline = baselines[cell.row], let own = cell.view.textBaseline(for: cell.size) {
        frame.origin.y += (baseline - own).rounded()
      } else {
        frame.origin.y += ((room.height - frame.height) / 2).rounded(.down)
      }
    }
    return frame
  }
}
