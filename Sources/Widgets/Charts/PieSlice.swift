import WindowResponder

/// A slice of a ``PieChartView``.
public struct PieSlice: Hashable, Sendable {
  /// The name of the slice.
  public var name: String
  /// The size of the slice, in any unit. A value that is not finite or not greater than 0 has no slice.
  public var value: Double
  /// The color of the slice. If `nil`, the chart uses a default color for the index of the slice.
  public var color: Color?

  /// Creates a slice.
  public init(_ name: String, value: Double, color: Color? = nil) {
    (self.name, self.value, self.color) = (name, value, color)
  }

  /// The size with which the value is drawn: the value, or 0 if it has no slice.
  var size: Double { value > 0 && value.isFinite ? value : 0 }
}
