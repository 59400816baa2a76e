/// The table of results, with a row for each behavior and a column for each desktop.
struct Table {
  let desktops: [String]
  private(set) var rows: [(behaviour: String, outcomes: [Outcome])] = []

  init(desktops: [String]) { self.desktops = desktops }

  mutating func add(_ behaviour: String, _ outcomes: [Outcome]) {
    rows.append((behaviour, outcomes))
  }

  /// The number of failed cells.
  var failures: Int {
    rows.reduce(0) { sum, row in
      sum + row.outcomes.count { if case .fails = $0 { true } else { false } }
    }
  }

  /// The table as Markdown, followed by the reasons.
  var markdown: String {
    var lines = [
      "| | \(desktops.joined(separator: " | ")) |",
      "|---|\(String(repeating: "---|", count: desktops.count))",
    ]
    for row in rows {
      lines.append("| \(row.behaviour) | \(row.outcomes.map(\.word).joined(separator: " | ")) |")
    }
    let reasons = self.reasons
    if !reasons.isEmpty { lines += [""] + reasons }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The distinct reasons of each behavior, with the desktops that they apply to.
  private var reasons: [String] {
    rows.flatMap { row in
      var told: [(reason: String, desktops: [String])] = []
      for (desktop, outcome) in zip(desktops, row.outcomes) {
        guard let reason = outcome.reason else { continue }
        if let index = told.firstIndex(where: { $0.reason == reason }) {
          told[index].desktops.append(desktop)
        } else {
          told.append((reason, [desktop]))
        }
      }
      return told.map {
        "- \(row.behaviour), \($0.desktops.joined(separator: ", ")): \($0.reason)."
      }
    }
  }
}
