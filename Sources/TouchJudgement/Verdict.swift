package import TouchAnalysis

/// What a limit says of a screen.
package struct Verdict: Hashable, Sendable {
  /// What it says.
  package enum Outcome: Hashable, Sendable {
    case pass
    case fail
    case notTested(Reason)
  }

  /// Why nothing can be said.
  package enum Reason: Hashable, Sendable {
    /// The test is not in the recording.
    case notDone
    /// The test was left out.
    case leftOut
    /// The test was broken off.
    case brokenOff
    /// The test was done, but had nothing to measure this by.
    case nothingMeasured
    /// Nobody knows how large the screen is.
    case sizeUnknown
    /// A hand led the finger: the hand's faults can't be told from the screen's.
    case byHand
    /// It was not put to the test as far as the limit goes.
    case notReached(Remark?)
    /// The finger moved so slowly that the panel had nothing to report.
    case movedTooSlowly
    /// Software on the device can't see it.
    case invisible
    /// The compositor's stamps are of another clock.
    case otherClock

    /// Why, in words.
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
  /// What was measured, also where it decides nothing.
  package var figure: Figure?

  /// Makes a verdict.
  package init(_ limit: Limit, _ outcome: Outcome, figure: Figure? = nil) {
    self.limit = limit
    self.outcome = outcome
    self.figure = figure
  }
}
