import Foundation

/// The results of a run: a comparison of the clients, and the library's figures with their limits.
struct Report: Codable {
  /// The figures of each client.
  let peers: [PeerFigures]
  /// The figures of each client's list.
  let lists: [ListFigures]
  /// The figures of each client's text field.
  let fields: [FieldFigures]
  /// The figures of each toolkit with a listener.
  let accessibility: [AccessibilityFigures]
  /// The figures of this library.
  let figures: [Figure]

  /// The report as tables in Markdown.
  var markdown: String {
    let peerRows = [
      row("exec to first buffer, ms", \.firstBuffer.median),
      row("memory (PSS), MB", \.proportionalMemory),
      row("memory (USS), MB", \.uniqueMemory),
      row("wake-ups in 10 idle s", { $0.idleWakeUps.map(Double.init) }, digits: 0),
      row("press → commit, ms", \.pressToCommit.median, digits: 2),
      row("press → commit, ms, 90 %", { $0.pressToCommit.quantile(0.9) }, digits: 2),
      row("touch → commit, ms", \.touchToCommit.median, digits: 2),
      row("touch → commit, ms, 90 %", { $0.touchToCommit.quantile(0.9) }, digits: 2),
      row("damage of a press, px", \.pressDamage.median, digits: 0),
    ]
    let peerTable = Self.table([["the same window"] + peers.map(\.name)] + peerRows)
    let figureRows = figures.map { figure in
      [
        figure.name, "\(Self.text(figure.value)) \(figure.unit)",
        figure.limit.map { "≤ \(Self.text($0))" } ?? "–", figure.limitReason,
        figure.limit.flatMap { limit in
          figure.value.map { limit > 0 ? Self.text($0 / limit) : "" }
        } ?? "",
        figure.passes.map { $0 ? "✔" : "✘" } ?? "?", figure.note,
      ]
    }
    let figureHead = ["figure", "ours", "to reach", "which is", "ours ÷ limit", "", "beside it"]
    let tables = [
      peers.isEmpty ? nil : peerTable, lists.isEmpty ? nil : listTable,
      fields.isEmpty ? nil : fieldTable, accessibility.isEmpty ? nil : accessibilityTable,
      Self.table([figureHead] + figureRows),
    ]
    return tables.compactMap { $0 }.joined(separator: "\n")
  }

  private var listTable: String {
    func row(_ name: String, _ value: (ListFigures) -> Double?, digits: Int = 2) -> [String] {
      [name] + lists.map { Self.text(value($0), digits: digits) }
    }
    return Self.table([
      ["the same list"] + lists.map(\.name),
      row("CPU of a scroll step, 100,000 rows, ms", \.stepTime.median),
      row("the same, 90 %, ms", { $0.stepTime.quantile(0.9) }),
      row("commits a step, each sent alone", \.commitsAStep),
      row("memory (PSS), 1,000 rows, MB", \.memoryOfFew.median),
      row("memory (PSS), 1,000,000 rows, MB", \.memoryOfMany.median),
      row(
        "wake-ups in 10 s after wheel and fling", { $0.wakeUpsAfterwards.map(Double.init) },
        digits: 0),
    ])
  }

  private var fieldTable: String {
    func row(_ name: String, _ value: (FieldFigures) -> Double?, digits: Int = 2) -> [String] {
      [name] + fields.map { Self.text(value($0), digits: digits) }
    }
    return Self.table([
      ["typing into a field"] + fields.map(\.name),
      row("key → commit, ms", \.keyToCommit.median),
      row("key → commit, ms, 90 %", { $0.keyToCommit.quantile(0.9) }),
      row("damage of a key, px", \.keyDamage.median, digits: 0),
    ])
  }

  private var accessibilityTable: String {
    func row(_ name: String, _ value: (AccessibilityFigures) -> Double?) -> [String] {
      [name] + accessibility.map { Self.text(value($0)) }
    }
    return Self.table([
      ["while a client listens"] + accessibility.map(\.name),
      row("Tab → the client has the focus, ms", \.focus.median),
      row("the same, 90 %, ms", { $0.focus.quantile(0.9) }),
      row("CPU of a scroll step, 100,000 rows, ms", \.heardStep.median),
      row("of which for the client, ms", \.stepGrowth),
      row("CPU of a key, ms", \.heardKey.median),
      row("of which for the client, ms", \.keyGrowth),
    ])
  }

  /// Returns the report as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  private func row(
    _ name: String, _ value: (PeerFigures) -> Double?, digits: Int = 1
  ) -> [String] {
    [name] + peers.map { Self.text(value($0), digits: digits) }
  }

  static func text(_ value: Double?, digits: Int = 2) -> String {
    value.map { String(format: "%.\(digits)f", $0) } ?? "–"
  }

  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = row.enumerated().map { index, cell in
        let padding = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + padding : padding + cell
      }
      return "| \(cells.joined(separator: " | ")) |"
    }
    let rule = widths.enumerated().map { index, width in
      String(repeating: "-", count: width + 1) + (index == 0 ? "-" : ":")
    }
    lines.insert("|\(rule.joined(separator: "|"))|", at: 1)
    return lines.joined(separator: "\n") + "\n"
  }
}
