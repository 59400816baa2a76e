import WindowResponder

/// Where the columns of a table are, in one width.
@MainActor struct ColumnLayout {
  /// A column that is shown.
  struct Part {
    var column: TableColumn
    /// Its left edge, in points.
    var x: Double
    var width: Double
    var maxX: Double { x + width }
  }

  /// From the left to the right.
  private(set) var parts: [Part] = []
  /// How wide all are together, in points.
  private(set) var width = 0.0
  /// The width that they were placed for, in points; below zero for none yet.
  private(set) var room = -1.0

  nonisolated init() {}

  /// - Parameters:
  ///   - room: The width of the table, in points.
  ///   - folds: Whether columns are left out where there is no room.
  init(_ columns: [TableColumn], room: Double, folds: Bool, isMirrored: Bool) {
    self.room = room
    var shown = columns.filter { !$0.isHidden }
    if folds {
      while shown.count > 1, Self.leastWidth(shown) > room { Self.fold(&shown) }
    }
    let widths = Self.widths(shown, room: room)
    width = widths.reduce(0, +)
    // From right to left the first column is on the right.
    let whole = max(width, room)
    var x = 0.0
    for (column, width) in zip(shown, widths) {
      parts.append(Part(column: column, x: isMirrored ? whole - x - width : x, width: width))
      x += width
    }
    if isMirrored { parts.reverse() }
  }

  private static func leastWidth(_ columns: [TableColumn]) -> Double {
    columns.reduce(0) { $0 + ($1.flexes ? $1.limited(0) : $1.limitedWidth) }
  }

  private static func fold(_ columns: inout [TableColumn]) {
    guard let least = columns.map(\.priority).min(),
      let index = columns.lastIndex(where: { $0.priority == least })
    else { return }
    columns.remove(at: index)
  }

  /// Columns that flex share what is left, or what is missing, by their widths.
  private static func widths(_ columns: [TableColumn], room: Double) -> [Double] {
    var widths = columns.map(\.limitedWidth)
    var open = columns.indices.filter { columns[$0].flexes }
    // One that comes to its limit leaves the rest to the others.
    while !open.isEmpty {
      let extra = room - widths.reduce(0, +)
      guard abs(extra) > 0.01 else { break }
      let sum = open.reduce(0) { $0 + widths[$1] }
      var stays: [Int] = []
      for index in open {
        let wanted = widths[index] + extra * (sum > 0 ? widths[index] / sum : 1)
        widths[index] = columns[index].limited(wanted)
        if widths[index] == wanted { stays.append(index) }
      }
      if stays.count == open.count { break }
      open = stays
    }
    return widths
  }

  /// The part of a column; nil for one that is not shown.
  func part(of column: TableColumn) -> Part? { parts.first { $0.column === column } }

  /// The part at a place from side to side; nil where there is none.
  func part(at x: Double) -> Part? { parts.first { x >= $0.x && x < $0.maxX } }
}
