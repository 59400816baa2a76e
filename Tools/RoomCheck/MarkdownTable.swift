/// The tables of a Markdown text that begin with a given header row.
struct MarkdownTable {
  /// A row and its position.
  struct Row: Equatable {
    /// The line of the row, counted from 1.
    var line: Int
    /// The trimmed cells, one for each title.
    var cells: [String]
  }

  /// The rows of all tables with the given titles, in order.
  private(set) var rows: [Row] = []
  /// The problems of the rows, with their lines.
  private(set) var problems: [(line: Int, words: String)] = []

  /// Reads the tables in a text.
  init(titles: [String], in text: String) {
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let cells = Self.cells(of: line) else {
        isInside = false
        continue
      }
      if cells == titles {
        isInside = true
      } else if isInside, !Self.isRule(cells) {
        take(cells, line: number + 1, count: titles.count)
      }
    }
  }

  private mutating func take(_ cells: [String], line: Int, count: Int) {
    if cells.count != count {
      problems.append((line, "\(cells.count) cells, and the table has \(count)"))
    } else if cells.contains("") {
      problems.append((line, "an empty cell"))
    } else {
      rows.append(Row(line: line, cells: cells))
    }
  }

  /// Returns the cells of a line, or nil if the line isn't a table row.
  private static func cells(of line: Substring) -> [String]? {
    guard line.hasPrefix("|") else { return nil }
    let inner = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    let cells = inner.map { $0.trimmingSpaces }
    return cells.last == "" ? cells.dropLast() : cells
  }

  /// Returns a Boolean value that indicates whether the cells are the delimiter row below the titles.
  private static func isRule(_ cells: [String]) -> Bool {
    cells.allSatisfy { $0.allSatisfy { "-:".contains($0) } && !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The string without leading and trailing spaces.
  var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// The elements between commas, without backticks.
  var listed: [String] {
    split(separator: ",").map { String($0.filter { $0 != "`" }).trimmingSpaces }
  }
}
