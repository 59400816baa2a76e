/// The order of the folders in a large layer, according to `Documentation/Architecture.md`.
///
/// A file can use the names of its own folder, of the folders in its group, and of all folders in lower
/// groups.
struct FolderOrder: Equatable {
  static let titles = ["room", "its folders, the lowest first"]
  /// The name of the files that are in no folder of the layer.
  static let looseFiles = "loose files"
  /// The number of lines from which on a layer needs an order.
  static let largeRoom = 5_000

  var room: String
  /// The line of the row, counted from 1.
  var line: Int
  /// The groups of folders, the lowest first.
  var groups: [[String]]

  /// Returns the index of the group that contains a folder, or `nil` if none does.
  func rank(of folder: String) -> Int? { groups.firstIndex { $0.contains(folder) } }
}

extension FolderOrder {
  /// Creates an order from a row, in which commas separate groups, and plus signs the folders of a group.
  init(row: MarkdownTable.Row) {
    self.init(
      room: row.cells[0].filter { $0 != "`" }, line: row.line,
      groups: row.cells[1].listed.map { group in
        group.split(separator: "+").map(\.trimmingSpaces)
      })
  }

  /// Reads the orders in a Markdown text, with the problems of their rows.
  static func orders(
    in text: String
  ) -> (orders: [FolderOrder], problems: [(line: Int, words: String)]) {
    let table = MarkdownTable(titles: titles, in: text)
    let orders = table.rows.map(FolderOrder.init(row:))
    var problems = table.problems
    for order in orders {
      var seen: Set<String> = []
      for folder in order.groups.joined() where !seen.insert(folder).inserted {
        problems.append((order.line, "\(order.room) lists \(folder) twice"))
      }
    }
    return (orders, problems)
  }
}
