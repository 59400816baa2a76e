/// The layout of text in columns.
enum Columns {
  /// Returns rows whose columns are as wide as their widest text. The last column is not padded.
  static func text(_ rows: [[String]], indent: String = "  ") -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, word) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], word.count)
      }
    }
    return rows.map { row in
      var line = indent
      for (column, word) in row.enumerated() {
        let isLast = column == row.count - 1
        let width = isLast || column >= widths.count ? 0 : widths[column]
        line += word + String(repeating: " ", count: max(0, width - word.count))
        if !isLast { line += "  " }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
