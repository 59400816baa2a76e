import TouchAnalysis
import TouchRecording

/// What differs between two recordings' figures.
struct Comparison {
  /// A figure of both.
  struct Difference {
    let name: FigureName
    /// Nil where one recording has no such figure.
    let before: Double?
    let after: Double?

    /// Whether there is more between them than a hundredth of the larger one, or than can be read.
    var isReal: Bool {
      guard let before, let after else { return true }
      guard Number.text(before) != Number.text(after) else { return false }
      return (after - before).magnitude > max(0.005, max(before.magnitude, after.magnitude) / 100)
    }
  }

  let differences: [Difference]
  /// The recordings, in their order.
  let sides: [(recording: Recording, analysis: Analysis)]

  init(_ former: Recording, _ latter: Recording) {
    let (before, after) = (Analysis(former), Analysis(latter))
    sides = [(former, before), (latter, after)]
    let first = Dictionary(uniqueKeysWithValues: before.figures.map { ($0.name, $0.value) })
    let second = Dictionary(uniqueKeysWithValues: after.figures.map { ($0.name, $0.value) })
    differences = FigureName.allCases.compactMap { name in
      guard first[name] != nil || second[name] != nil else { return nil }
      return Difference(name: name, before: first[name], after: second[name])
    }
  }

  var hasDifferences: Bool { differences.contains(where: \.isReal) }

  var text: String {
    let real = differences.filter(\.isReal)
    let same = differences.count - real.count
    let rows = real.map { difference -> [String] in
      let name = difference.name
      let values = [difference.before, difference.after].map { value in
        value.map { Number.text($0, in: name.unit) } ?? "–"
      }
      return [name.rawValue, values[0], "→", values[1], name.title]
    }
    return Columns.text(rows, indent: "")
      + "\(real.count) figures differ, \(same) are the same within 1 %\n"
  }

  var json: String {
    JSONValue.object([
      ("touch-lab", .number(1)), ("differ", .flag(hasDifferences)),
      ("figures", .list(differences.map(Self.json))),
    ]).pages() + "\n"
  }

  private static func json(_ difference: Difference) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("figure", .text(difference.name.rawValue)),
      ("unit", .text(difference.name.unit.rawValue)), ("differs", .flag(difference.isReal)),
    ]
    if let before = difference.before { fields.append(("before", .number(before))) }
    if let after = difference.after { fields.append(("after", .number(after))) }
    return .object(fields)
  }
}
