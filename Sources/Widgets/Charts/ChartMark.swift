/// The values at one position of the horizontal axis that are marked in a ``ChartView``.
public struct ChartMark: Equatable {
  /// The position on the horizontal axis, in the unit of the axis.
  public var x: Double
  /// The values at ``x``, each with the index of its series and its index in the series.
  ///
  /// A series without a finite value at ``x`` is not included.
  public var values: [(series: Int, index: Int, value: Double)]

  /// Returns a Boolean value that indicates whether two marks have the same position and the same values.
  public static func == (a: ChartMark, b: ChartMark) -> Bool {
    a.x == b.x && a.values.elementsEqual(b.values) { $0 == $1 }
  }
}
