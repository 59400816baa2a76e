/// The places that break a rule and are known, each with a reason or with a plan.
///
/// A list is a text file. A line `reason: …` or `plan: …` says why the places below it stand there: a reason
/// that stays, or what is going to mend them. A place is a line; where the rule measures, the excess over the
/// limit follows after a bar. Lines that begin with `#` are comments.
struct ExceptionList {
  /// A place of the list.
  struct Entry: Equatable {
    var key: String
    /// The excess over the limit that is allowed; nil for a rule that does not measure.
    var excess: Int?
    /// A Boolean value that indicates whether the place is going to be mended.
    var isPlanned: Bool
    /// The line of the file, from 1.
    var line: Int
    /// The line of the reason or the plan above it, from 1; 0 if there is none.
    var heading = 0
  }

  /// The path of the file from the package's folder.
  let path: String
  private(set) var entries: [Entry] = []
  /// What is wrong with the file, a sentence each.
  private(set) var problems: [String] = []

  /// Reads a list; an empty text is a list without entries.
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

  /// A line of the file for a place.
  static func line(_ violation: Violation) -> String {
    violation.excess.map { "\(violation.key) | \($0)" } ?? violation.key
  }

  /// The excess of the planned places together, or their number where the rule does not measure.
  var debt: Int { entries.filter(\.isPlanned).reduce(0) { $0 + ($1.excess ?? 1) } }
}
