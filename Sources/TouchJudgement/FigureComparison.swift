package import TouchAnalysis

/// A figure of two recordings, compared with a chosen spread of two runs of the same screen.
package struct FigureComparison: Hashable, Sendable {
  /// The change from the first value to the second.
  package enum Change: String, Hashable, Sendable {
    /// The difference is within the spread.
    case same
    case better
    case worse
    /// The difference is larger than the spread, but neither direction is better.
    case different
    /// One of the recordings has no such figure.
    case missing
  }

  package let name: FigureName
  /// The figures of the two recordings, each `nil` if there is none.
  package let before: Figure?
  package let after: Figure?
  /// The difference up to which the values count as the same, in the figure's unit.
  package let spread: Double
  package let change: Change

  /// Compares the figures of a name, or returns `nil` if neither recording has it.
  package init?(_ name: FigureName, before: Figure?, after: Figure?) {
    guard before != nil || after != nil else { return nil }
    self.name = name
    self.before = before
    self.after = after
    guard let before, let after else {
      spread = 0
      change = .missing
      return
    }
    let isByHand = !before.holder.isExact || !after.holder.isExact
    spread = Self.spread(of: name, before.value, after.value, byHand: isByHand)
    let way = after.value - before.value
    if way.magnitude <= spread + 1e-9 {
      change = .same
    } else if name.isNeutral {
      change = .different
    } else {
      change = (way > 0) == (name.betterBound == .atLeast) ? .better : .worse
    }
  }

  /// Returns the comparison of all figures of two recordings, in the order of ``FigureName``.
  package static func all(_ before: Analysis, _ after: Analysis) -> [FigureComparison] {
    let first = Dictionary(uniqueKeysWithValues: before.figures.map { ($0.name, $0) })
    let second = Dictionary(uniqueKeysWithValues: after.figures.map { ($0.name, $0) })
    return FigureName.allCases.compactMap {
      FigureComparison($0, before: first[$0], after: second[$0])
    }
  }

  /// Returns the difference up to which two values count as the same, in the figure's unit.
  ///
  /// The values are chosen, not measured. For a machine, it is a hundredth of the larger value, for times a
  /// fiftieth, and at least the resolution. By hand, it is a share of the larger value, and at least a fixed
  /// length, time or number. A number of faults has the spread of a machine.
  private static func spread(
    of name: FigureName, _ before: Double, _ after: Double, byHand isByHand: Bool
  ) -> Double {
    let larger = max(before.magnitude, after.magnitude)
    // Times are counted in bins.
    let exact =
      switch name.unit {
      case .milliseconds: max(0.1, larger / 50)
      // A crystal drifts by some 50 millionths with the temperature.
      case .partsPerMillion: max(50, larger / 10)
      default: max(0.005, larger / 100)
      }
    guard isByHand else { return exact }
    switch name.unit {
    case .millimetres: return max(0.5, larger * 0.4)
    case .milliseconds: return max(1, larger * 0.2)
    case .hertz: return max(3, larger * 0.05)
    case .percent: return max(2, larger * 0.05)
    case .degrees: return max(5, larger * 0.2)
    case .partsPerMillion: return exact
    // Faults are counted: one more fault is a difference.
    case .count: return name.isNeutral ? max(1, larger * 0.3) : exact
    }
  }
}

extension FigureName {
  /// A Boolean value that indicates whether neither a larger nor a smaller value is better, because the
  /// figure describes the test and not the screen.
  var isNeutral: Bool {
    switch self {
    case .touchMost, .touchStill, .touchCrowded, .touchStep, .touchJump, .touchAxes: true
    default: false
    }
  }
}
