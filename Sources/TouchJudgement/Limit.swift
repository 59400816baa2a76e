package import TouchAnalysis

/// What a figure may be at most, or has to be at least.
package struct Limit: Hashable, Sendable {
  /// Which way the limit is.
  package enum Bound: String, Hashable, Sendable {
    case atMost = "<="
    case atLeast = ">="
  }

  /// What is limited.
  package var figure: FigureName
  package var bound: Bound
  /// The limit, in the figure's unit.
  package var value: Double
  /// Where it is published; empty for one's own.
  package var source = ""

  /// Makes a limit.
  package init(_ figure: FigureName, _ bound: Bound, _ value: Double, source: String = "") {
    self.figure = figure
    self.bound = bound
    self.value = value
    self.source = source
  }

  /// Whether a value is within the limit. The last bit of a sum is not what limits are about.
  package func allows(_ value: Double) -> Bool {
    switch bound {
    case .atMost: value <= self.value + 1e-9
    case .atLeast: value >= self.value - 1e-9
    }
  }
}
