package import TouchAnalysis

/// What a profile says of a screen: figures held against limits, and nothing else.
package struct Judgement: Sendable {
  /// What all verdicts come to.
  package enum Outcome: String, Hashable, Sendable {
    /// Every limit was tested, and is kept.
    case pass
    /// A limit is not kept.
    case fail
    /// No limit is broken, but not all were tested.
    case incomplete
  }

  package let profile: Profile
  /// A verdict for each limit, in the profile's order.
  package let verdicts: [Verdict]

  /// Judges a recording's figures.
  package init(_ analysis: Analysis, by profile: Profile) {
    let figures = analysis.figures
    self.profile = profile
    verdicts = profile.limits.map { limit in
      Self.verdict(
        on: limit, figure: figures.first { $0.name == limit.figure }, analysis: analysis)
    }
  }

  /// What all verdicts come to.
  package var outcome: Outcome {
    if verdicts.contains(where: { $0.outcome == .fail }) { return .fail }
    return verdicts.allSatisfy { $0.outcome == .pass } ? .pass : .incomplete
  }

  private static func verdict(
    on limit: Limit, figure: Figure?, analysis: Analysis
  ) -> Verdict {
    guard let figure else {
      return Verdict(limit, .notTested(reason(for: limit.figure, analysis)))
    }
    if limit.figure.needsExactHolder, !figure.holder.isExact {
      // What no hand can cause is the screen's fault, whatever touched it.
      if let bound = limit.figure.handBound, figure.value > bound, !limit.allows(figure.value) {
        return Verdict(limit, .fail, figure: figure)
      }
      return Verdict(limit, .notTested(.byHand), figure: figure)
    }
    if limit.allows(figure.value) { return Verdict(limit, .pass, figure: figure) }
    // The truth may be better than what was seen, but never worse.
    if figure.isBound, limit.bound == limit.figure.betterBound {
      return Verdict(limit, .notTested(.notReached(figure.remark)), figure: figure)
    }
    return Verdict(limit, .fail, figure: figure)
  }

  /// Why there is no figure.
  private static func reason(for name: FigureName, _ analysis: Analysis) -> Verdict.Reason {
    if name == .latencyPanel { return .invisible }
    if name.group == .test(.rate), analysis.rate?.isTooSlow == true { return .movedTooSlowly }
    if [.penRate, .penGap, .penMissing].contains(name), analysis.pen?.rate?.isTooSlow == true {
      return .movedTooSlowly
    }
    if [.latencyKernel, .latencyTotal].contains(name), analysis.latency?.hasOtherClock == true {
      return .otherClock
    }
    guard let test = name.test else {
      return name.unit == .millimetres && !analysis.screen.isMetric
        ? .sizeUnknown : .nothingMeasured
    }
    if !analysis.runs.contains(where: { $0.plan.test == test }) {
      switch analysis.left.last(where: { $0.test == test })?.end {
      case .skipped: return .leftOut
      case .stopped: return .brokenOff
      case .done, nil: return .notDone
      }
    }
    let needsSize = [.millimetres].contains(name.unit) || test == .coverage || test == .swipe
    return needsSize && !analysis.screen.isMetric ? .sizeUnknown : .nothingMeasured
  }
}

extension FigureName {
  /// The value that no hand exceeds, in the figure's unit, for figures that a hand may spoil; `nil` if a hand
  /// may cause any value.
  package var handBound: Double? {
    switch self {
    case .accuracyMapping, .accuracyOffset: 5
    case .accuracySpread: 8
    case .accuracyInner, .accuracyEdge, .accuracyWorst, .rotationWorst: 12
    case .jitterRestInner, .jitterRestEdge, .jitterRestSeveral, .penRest: 10
    case .jitterRestRMS: 5
    case .jitterBackward: 15
    case .jitterMoving, .straightnessInner, .straightnessEdge, .straightnessRing: 30
    case .straightnessRMS, .straightnessTravel: 20
    case .penAccuracy: 12
    case .shapeSize: 40
    case .ghostStray: 100
    default: nil
    }
  }

  /// Which limit a better value keeps.
  package var betterBound: Limit.Bound {
    switch self {
    case .coverageCells, .coverageEdges, .coverageCorners, .fingersMost, .rateMean, .rateLeast,
      .rateFive,
      .rateShare, .swipeSides, .shapeOffered, .penLevels, .penTilt, .penHover, .penButtons,
      .penEraser, .penRate, .rotationTurns, .screensRight:
      .atLeast
    default: .atMost
    }
  }
}
