package import TouchAnalysis

/// The largest or smallest allowed value of a figure.
package struct Limit: Hashable, Sendable {
  /// The direction of a limit.
  package enum Bound: String, Hashable, Sendable {
    case atMost = "<="
    case atLeast = ">="
  }

  /// The figure.
  package var figure: FigureName
  package var bound: Bound
  /// The limit, in the figure's unit.
  package var value: Double
  /// The publication of the limit, or an empty string for an own limit.
  package var source = ""

  /// Creates a limit.
  package init(_ figure: FigureName, _ bound: Bound, _ value: Double, source: String = "") {
    self.figure = figure
    self.bound = bound
    self.value = value
    self.source = source
  }

  /// Returns a Boolean value that indicates whether a value meets the limit. Rounding errors of a sum are
  /// ignored.
  package func allows(_ value: Double) -> Bool {
    switch bound {
    case .atMost: value <= self.value + 1e-9
    case .atLeast: value >= self.value - 1e-9
    }
  }
}
