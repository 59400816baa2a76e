/// The matrix of layers as text, in which each cell contains the number of names that the row's layer uses
/// from the column's layer.
struct RoomMatrix {
  let table: RoomTable
  let uses: RoomUses
  /// The disallowed uses, whose cells are marked.
  let arrows: [Arrow]

  private struct Cell: Hashable {
    let row: String
    let column: String
  }

  /// The lines of the matrix, the lowest layer first. The columns are numbered like the rows.
  var text: String {
    let counts = counts
    let wrong = Set(arrows.map { Cell(row: $0.from, column: $0.to) })
    let names = table.rooms.map(\.name)
    let columns = names.indices.filter { place in counts.keys.contains { $0.column == names[place] }
    }
    let width = names.map(\.count).max() ?? 0
    let head = String(repeating: " ", count: width + 3)
    var lines = [head + columns.map { Self.right("\($0 + 1) ") }.joined()]
    for (place, name) in names.enumerated() {
      let cells = columns.map { column in
        let cell = Cell(row: name, column: names[column])
        return Self.cell(counts[cell], isSame: place == column, isWrong: wrong.contains(cell))
      }
      let label = Self.right("\(place + 1)", to: 2) + " " + name
      lines.append(
        label + String(repeating: " ", count: width + 3 - label.count) + cells.joined())
    }
    return lines.joined(separator: "\n")
  }

  /// The number of distinct names that each row's layer uses from each column's layer.
  private var counts: [Cell: Int] {
    var names: [Cell: Set<String>] = [:]
    for use in uses.uses {
      names[Cell(row: use.arrow.from, column: use.arrow.to), default: []].insert(use.usr)
    }
    return names.mapValues(\.count)
  }

  private static func cell(_ count: Int?, isSame: Bool, isWrong: Bool) -> String {
    right((count.map(String.init) ?? (isSame ? "-" : "·")) + (isWrong ? "!" : " "))
  }

  private static func right(_ text: String, to width: Int = 5) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
