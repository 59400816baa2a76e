/// The matrix of rooms as text: a row uses a column, the number is how many names.
struct RoomMatrix {
  let table: RoomTable
  let uses: RoomUses
  /// The arrows that are wrong; their cells have a mark.
  let arrows: [Arrow]

  private struct Cell: Hashable {
    let row: String
    let column: String
  }

  /// The lines of the matrix, the lowest room first, columns named by the numbers of their rows.
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

  /// How many different names of a column's room a row's room uses.
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
