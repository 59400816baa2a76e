/// The changes as readable text, grouped by product and type.
struct APIReport {
  /// The changes to report.
  let comparison: APIComparison
  /// The name of the earlier state, such as `0.1.0`.
  let since: String
  /// A closure that returns whether CHANGELOG.md names a change.
  let isNamed: (APIChange) -> Bool

  /// The changes that break code of users and that CHANGELOG.md doesn't name.
  var unnamed: [APIChange] {
    comparison.products.flatMap(\.changes).filter { !$0.reasons.isEmpty && !isNamed($0) }
  }

  /// The lines that describe every change.
  var lines: [String] {
    comparison.products.flatMap { product in
      ["\(product.name), since \(since):"] + lines(of: product.changes) + [""]
    }
  }

  /// The number of changes of each kind, as one line.
  var summary: String {
    let changes = comparison.products.flatMap(\.changes)
    guard !changes.isEmpty else { return "as in \(since)" }
    let counts = [APIChange.Kind.added, .removed, .altered].map { kind in
      "\(changes.filter { $0.kind == kind }.count) \(kind.rawValue)"
    }
    return counts.joined(separator: ", ") + " since \(since)"
  }

  private func lines(of changes: [APIChange]) -> [String] {
    var lines: [String] = []
    var title: String?
    for change in changes {
      let group = Self.title(of: change.entry)
      if group != title { lines.append("  \(group)") }
      title = group
      lines += Self.lines(of: change).map { "    \($0)" }
    }
    return lines
  }

  /// Returns the type that a change belongs to.
  private static func title(of entry: APIEntry) -> String {
    entry.isConformance ? entry.path : entry.owner ?? entry.path
  }

  private static func lines(of change: APIChange) -> [String] {
    let column = "         "
    var lines = [change.kind.rawValue.padded(to: column.count) + change.entry.text]
    if change.members > 0 { lines[0] += ", with \(change.members) of its members" }
    if change.kind == .altered { lines.append("now".padded(to: column.count) + change.text) }
    if change.kind != .removed { lines += change.reasons.map { column + "breaks code: \($0)" } }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
