import WindowResponder

/// A part of a ``PieChartView``.
public struct PieSlice: Hashable, Sendable {
  /// What the part is.
  public var name: String
  /// How large it is, in any unit. What is no number above zero takes no room.
  public var value: Double
  /// The colour; nil for the one that the chart has for its place among the others.
  public var color: Color?

  /// Creates a part.
  public init(_ name: String, value: Double, color: Color? = nil) {
    (self.name, self.value, self.color) = (name, value, color)
  }

  /// What of the value can be shown.
  var size: Double { value > 0 && value.isFinite ? value : 0 }
}
