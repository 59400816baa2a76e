package import TouchAnalysis

/// The judgement of a screen by a profile: figures are compared with limits.
package struct Judgement: Sendable {
  /// The result of all verdicts.
  package enum Outcome: String, Hashable, Sendable {
    /// All limits were tested, and are met.
    case pass
    /// A limit is not met.
    case fail
    /// No limit is exceeded, but not all limits were tested.
    case incomplete
  }

  package let profile: Profile
  /// The verdicts, one for each limit, in the profile's order.
  package let verdicts: [Verdict]

  /// Judges the figures of a recording.
  package init(_ analysis: Analysis, by profile: Profile) {
    let figures = analysis.figures
    self.profile = profile
    verdicts = profile.limits.map { limit in
      Self.verdict(
        on: limit, figure: figures.first { $0.name == limit.figure }, analysis: analysis)
    }
  }

  /// The result of all verdicts.
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
      // A value that no hand can cause is a fault of the screen, whatever touched it.
      let bound = limit.figure.handBound ?? .infinity
      if figure.isBeyondHands || figure.value > bound, !limit.allows(figure.value) {
        return Verdict(limit, .fail, figure: figure)
      }
      return Verdict(limit, .notTested(.byHand), figure: figure)
    }
    if limit.allows(figure.value) { return Verdict(limit, .pass, figure: figure) }
    // The true value may be better than the observed one, but never worse.
    if figure.isBound, limit.bound == limit.figure.betterBound {
      return Verdict(limit, .notTested(.notReached(figure.remark)), figure: figure)
    }
    return Verdict(limit, .fail, figure: figure)
  }

  /// Returns the reason why there is no figure.
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
  /// The value that no hand exceeds, in the figure's unit, or `nil` if a hand may cause any value.
  package var handBound: Double? {
    switch self {
    case .accuracyMapping, .accuracyOffset: 5
    case .accuracySpread: 8
    case .accuracyInner, .accuracyEdge, .accuracySeveral, .accuracyWorst, .rotationWorst: 12
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

  /// The bound that a better value meets.
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
