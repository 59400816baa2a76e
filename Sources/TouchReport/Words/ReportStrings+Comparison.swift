internal import TouchAnalysis
internal import TouchJudgement

/// The strings of a comparison of two recordings.
extension ReportStrings {
  var changeHead: String { both("Change", "Änderung") }

  /// Returns the change of a figure in a word or two.
  func change(_ change: FigureComparison.Change) -> String {
    switch change {
    case .same: both("same", "gleich")
    case .better: both("better", "besser")
    case .worse: both("worse", "schlechter")
    case .different: both("different", "anders")
    case .missing: both("only in one", "nur in einer")
    }
  }

  /// Returns the difference that two runs of one screen may have.
  func spread(_ figure: FigureComparison) -> String {
    let value = number(figure.spread, in: figure.name.unit)
    let isExact =
      figure.before?.holder.isExact ?? true && figure.after?.holder.isExact ?? true
    return isExact
      ? both("spread of two runs: \(value)", "Streuung zweier Läufe: \(value)")
      : both(
        "spread of two runs by hand: \(value)", "Streuung zweier Läufe von Hand: \(value)")
  }

  /// Returns the numbers of figures of each change.
  func compared(_ figures: [FigureComparison]) -> String {
    let order: [FigureComparison.Change] = [.worse, .better, .different, .missing, .same]
    let counts = order.map { kind in
      let count = figures.count { $0.change == kind }
      return "\(count)\u{A0}\(change(kind))"
    }
    return counts.joined(separator: ", ") + ". "
      + both(
        "Figures that are no further apart than two runs of one screen are the same.",
        "Messwerte, die nicht weiter auseinanderliegen als zwei Läufe eines Bildschirms, sind gleich."
      )
  }
}
