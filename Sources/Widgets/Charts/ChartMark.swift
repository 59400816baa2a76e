/// What the user points at in a ``ChartView``.
public struct ChartMark: Equatable {
  /// The place along the axis of places.
  public var x: Double
  /// The values that stand there, by the numbers of their series; one without a value there is left out.
  public var values: [(series: Int, index: Int, value: Double)]

  /// Whether both are about the same values.
  public static func == (a: ChartMark, b: ChartMark) -> Bool {
    a.x == b.x && a.values.elementsEqual(b.values) { $0 == $1 }
  }
}
