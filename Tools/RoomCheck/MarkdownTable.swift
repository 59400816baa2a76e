/// The tables of a Markdown text that begin with a given line of titles.
struct MarkdownTable {
  /// A row and where it stands.
  struct Row: Equatable {
    /// Counted from one.
    var line: Int
    /// As many as there are titles, without spaces around them.
    var cells: [String]
  }

  /// The rows of all tables with these titles, in order.
  private(set) var rows: [Row] = []
  /// What is wrong with a row, by its line.
  private(set) var problems: [(line: Int, words: String)] = []

  /// Reads a text.
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

  /// The cells of a line; nil where it is no row of a table.
  private static func cells(of line: Substring) -> [String]? {
    guard line.hasPrefix("|") else { return nil }
    let inner = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    let cells = inner.map { $0.trimmingSpaces }
    return cells.last == "" ? cells.dropLast() : cells
  }

  /// Whether the cells are the rule below the titles.
  private static func isRule(_ cells: [String]) -> Bool {
    cells.allSatisfy { $0.allSatisfy { "-:".contains($0) } && !$0.isEmpty }
  }
}

extension StringProtocol {
  /// Without spaces at its ends.
  var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// The words between commas, without the marks of code around them.
  var listed: [String] {
    split(separator: ",").map { String($0.filter { $0 != "`" }).trimmingSpaces }
  }
}
