/// The known violations of a rule, each with a reason or with a plan.
///
/// A list is a text file. A line `reason: …` or `plan: …` explains the entries below it: a permanent reason,
/// or the work that will remove the violations. Each entry is one line. If the rule has a limit, a vertical
/// bar and the excess over the limit follow. Lines that begin with `#` are comments.
struct ExceptionList {
  /// An entry of the list.
  struct Entry: Equatable {
    var key: String
    /// The allowed excess over the limit, or nil if the rule has no limit.
    var excess: Int?
    /// A Boolean value that indicates whether the violation is planned to be removed.
    var isPlanned: Bool
    /// The line of the file, counted from 1.
    var line: Int
    /// The line of the preceding reason or plan, counted from 1, or 0 if there is none.
    var heading = 0
  }

  /// The path of the file, relative to the package's folder.
  let path: String
  private(set) var entries: [Entry] = []
  /// The problems of the file, one sentence each.
  private(set) var problems: [String] = []

  /// Parses a list. An empty text is a list without entries.
  init(text: String, path: String) {
    self.path = path
    var isPlanned: Bool?
    var heading = 0
    var keys: Set<String> = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.trimmingPrefix { $0 == " " }
      if line.isEmpty || line.hasPrefix("#") { continue }
      if let (words, isPlan) = Self.heading(line) {
        isPlanned = isPlan
        heading = index + 1
        if words.split(separator: " ").count < 3 {
          problems.append("\(path):\(index + 1): say in a sentence why the places below stand here")
        }
        continue
      }
      var entry = Self.entry(line, isPlanned: isPlanned ?? false, number: index + 1)
      entry.heading = heading
      if isPlanned == nil {
        problems.append("\(path):\(index + 1): no reason: or plan: stands above")
      }
      if !keys.insert(entry.key).inserted {
        problems.append("\(path):\(index + 1): \(entry.key) stands twice")
      }
      entries.append(entry)
    }
  }

  private static func heading(_ line: Substring) -> (words: Substring, isPlan: Bool)? {
    if line.hasPrefix("reason:") { return (line.dropFirst("reason:".count), false) }
    if line.hasPrefix("plan:") { return (line.dropFirst("plan:".count), true) }
    return nil
  }

  private static func entry(_ line: Substring, isPlanned: Bool, number: Int) -> Entry {
    let parts = line.split(separator: " | ", omittingEmptySubsequences: false)
    let excess = parts.count > 1 ? Int(parts[parts.count - 1]) : nil
    let key = excess == nil ? String(line) : parts.dropLast().joined(separator: " | ")
    return Entry(key: key, excess: excess, isPlanned: isPlanned, line: number)
  }

  /// Returns the line of the file for a violation.
  static func line(_ violation: Violation) -> String {
    violation.excess.map { "\(violation.key) | \($0)" } ?? violation.key
  }

  /// The total excess of the planned entries, or their number if the rule has no limit.
  var debt: Int { entries.filter(\.isPlanned).reduce(0) { $0 + ($1.excess ?? 1) } }
}
