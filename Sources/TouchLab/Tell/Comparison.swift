import TouchAnalysis
import TouchJudgement
import TouchRecording

/// The differences between the figures of two recordings.
struct Comparison {
  let figures: [FigureComparison]
  /// The recordings, in their order.
  let sides: [(recording: Recording, analysis: Analysis)]

  init(_ former: Recording, _ latter: Recording) {
    let (before, after) = (Analysis(former), Analysis(latter))
    sides = [(former, before), (latter, after)]
    figures = FigureComparison.all(before, after)
  }

  /// A Boolean value that indicates whether a figure is worse by more than the spread of two runs.
  var isWorse: Bool { figures.contains { $0.change == .worse } }

  var text: String {
    let order: [FigureComparison.Change] = [.worse, .better, .different, .missing]
    let rows = order.flatMap { change in
      figures.filter { $0.change == change }.map { figure -> [String] in
        let values = [figure.before, figure.after].map { side in
          side.map { Number.text($0.value, in: figure.name.unit) } ?? "–"
        }
        return [
          change.rawValue, figure.name.rawValue, values[0], "→", values[1],
          figure.name.title + Self.reason(figure),
        ]
      }
    }
    let counts = (order + [.same]).compactMap { change -> String? in
      let count = figures.count { $0.change == change }
      return count > 0 || change == .worse ? "\(count) \(change.rawValue)" : nil
    }
    return Columns.text(rows, indent: "") + counts.joined(separator: ", ")
      + ": no further apart than two runs of one screen are the same\n"
  }

  /// Returns the reason why a figure is better or worse.
  private static func reason(_ figure: FigureComparison) -> String {
    guard let before = figure.before, let after = figure.after else {
      return figure.before == nil ? " (only in the second)" : " (only in the first)"
    }
    let how = before.holder.isExact && after.holder.isExact ? "" : " by hand"
    return " (two runs\(how): \(Number.text(figure.spread, in: figure.name.unit)) apart)"
  }

  var json: String {
    JSONValue.object([
      ("touch-lab", .number(1)),
      ("differ", .flag(figures.contains { $0.change != .same })), ("worse", .flag(isWorse)),
      ("figures", .list(figures.map(Self.json))),
    ]).pages() + "\n"
  }

  private static func json(_ figure: FigureComparison) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("figure", .text(figure.name.rawValue)), ("unit", .text(figure.name.unit.rawValue)),
      ("differs", .flag(figure.change != .same)), ("change", .text(figure.change.rawValue)),
      ("spread", .number(figure.spread)),
    ]
    if let before = figure.before { fields.append(("before", .number(before.value))) }
    if let after = figure.after { fields.append(("after", .number(after.value))) }
    return .object(fields)
  }
}
