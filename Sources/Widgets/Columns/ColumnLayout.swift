import WindowResponder

/// The layout of the columns of a table, for one width of the table.
@MainActor struct ColumnLayout {
  /// A visible column with its position.
  struct Part {
    var column: TableColumn
    /// The left edge, in points.
    var x: Double
    var width: Double
    var maxX: Double { x + width }
  }

  /// The visible columns, from left to right.
  private(set) var parts: [Part] = []
  /// The sum of the widths, in points.
  private(set) var width = 0.0
  /// The width of the table, in points. It is negative before the first layout.
  private(set) var room = -1.0

  nonisolated init() {}

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - columns: The columns in order, with the hidden ones.
  ///   - room: The width of the table, in points.
  ///   - folds: A Boolean value that indicates whether columns are left out if the table is too narrow.
  ///   - isMirrored: A Boolean value that indicates whether the layout is right-to-left.
  init(_ columns: [TableColumn], room: Double, folds: Bool, isMirrored: Bool) {
    self.room = room
    var shown = columns.filter { !$0.isHidden }
    if folds {
      while shown.count > 1, Self.leastWidth(shown) > room { Self.fold(&shown) }
    }
    let widths = Self.widths(shown, room: room)
    width = widths.reduce(0, +)
    // In a right-to-left layout, the first column is on the right.
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

  /// Returns the widths of columns. The flexible ones share the remaining or the missing width, in proportion
  /// to their widths.
  private static func widths(_ columns: [TableColumn], room: Double) -> [Double] {
    var widths = columns.map(\.limitedWidth)
    var open = columns.indices.filter { columns[$0].flexes }
    // If a column reaches its limit, the others share the rest.
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

  /// Returns the part of a column, or `nil` if the column is not visible.
  func part(of column: TableColumn) -> Part? { parts.first { $0.column === column } }

  /// Returns the part at an x coordinate, or `nil` if there is none.
  func part(at x: Double) -> Part? { parts.first { x >= $0.x && x < $0.maxX } }
}
