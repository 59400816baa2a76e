/// A name of one room that is used in a file of another, against the table.
struct Arrow: Hashable {
  /// The room that uses it.
  var from: String
  /// The room where the name is defined.
  var to: String
  /// The name of the file that uses it, without its folder: a module has no two files of one name.
  var file: String
  /// The name, with that of its type before it.
  var name: String

  /// Whether code that moved may have made one arrow of the other: they have the same name, and
  /// either lead from the same room to the same room or come from a file of the same name.
  func mayHaveMoved(to other: Arrow) -> Bool {
    guard name == other.name else { return false }
    return file == other.file || (from == other.from && to == other.to)
  }
}

extension Arrow: CustomStringConvertible {
  /// The form of a line of the list of arrows.
  var description: String { "\(from) -> \(to) | \(file) | \(name)" }

  /// Reads a line of the list; nil where it has not that form.
  init?(line: some StringProtocol) {
    let parts = line.split(separator: "|", maxSplits: 2).map { $0.trimmingSpaces }
    guard parts.count == 3, !parts.contains(""),
      let arrow = parts[0].firstRange(of: " -> ")
    else { return nil }
    self.init(
      from: String(parts[0][..<arrow.lowerBound]), to: String(parts[0][arrow.upperBound...]),
      file: parts[1], name: parts[2])
  }
}
