package import TouchAnalysis

/// The verdict of a limit about a screen.
package struct Verdict: Hashable, Sendable {
  /// The outcome of a verdict.
  package enum Outcome: Hashable, Sendable {
    case pass
    case fail
    case notTested(Reason)
  }

  /// The reason why there is no outcome.
  package enum Reason: Hashable, Sendable {
    /// The test is not in the recording.
    case notDone
    /// The test was skipped.
    case leftOut
    /// The test was stopped.
    case brokenOff
    /// The test was done, but had no data for this figure.
    case nothingMeasured
    /// The size of the screen is unknown.
    case sizeUnknown
    /// A hand guided the finger: its faults cannot be distinguished from those of the screen.
    case byHand
    /// The test did not reach the limit.
    case notReached(Remark?)
    /// The finger moved too slowly for the panel to report.
    case movedTooSlowly
    /// Software on the device cannot measure it.
    case invisible
    /// The compositor's timestamps are from another clock.
    case otherClock

    /// The reason in words.
    package var sentence: String {
      switch self {
      case .notDone: "not done"
      case .leftOut: "left out"
      case .brokenOff: "broken off"
      case .nothingMeasured: "nothing was measured"
      case .sizeUnknown: "the screen's size is not known: calibrate with a bank card"
      case .byHand: "by hand: a ruler, a robot or injected input is needed"
      case .notReached(let remark): remark?.english ?? "it was not put to the test as far as that"
      case .movedTooSlowly: "not judged: moved too slowly"
      case .invisible: "software can't see the way from the panel to the kernel"
      case .otherClock: "the compositor's clock is another one"
      }
    }
  }

  package var limit: Limit
  package var outcome: Outcome
  /// The figure, also if it decides nothing.
  package var figure: Figure?

  /// Creates a verdict.
  package init(_ limit: Limit, _ outcome: Outcome, figure: Figure? = nil) {
    self.limit = limit
    self.outcome = outcome
    self.figure = figure
  }
}
