internal import TouchAnalysis
internal import TouchJudgement

/// The strings of a comparison of two recordings.
extension ReportStrings {
  var changeHead: String { localized("Change") }

  /// Returns the change of a figure in a word or two.
  func change(_ change: FigureComparison.Change) -> String {
    switch change {
    case .same: localized("same")
    case .better: localized("better")
    case .worse: localized("worse")
    case .different: localized("different")
    case .missing: localized("only in one")
    }
  }

  /// Returns the difference that two runs of one screen may have.
  func spread(_ figure: FigureComparison) -> String {
    let value = number(figure.spread, in: figure.name.unit)
    let isExact =
      figure.before?.holder.isExact ?? true && figure.after?.holder.isExact ?? true
    return isExact
      ? localized("spread of two runs: %1", value)
      : localized("spread of two runs by hand: %1", value)
  }

  /// Returns the numbers of figures of each change.
  func compared(_ figures: [FigureComparison]) -> String {
    let order: [FigureComparison.Change] = [.worse, .better, .different, .missing, .same]
    let counts = order.map { kind in
      let count = figures.count { $0.change == kind }
      return "\(count)\u{A0}\(change(kind))"
    }
    return counts.joined(separator: ", ") + ". "
      + localized("Figures that are no further apart than two runs of one screen are the same.")
  }
}
