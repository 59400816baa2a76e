import WindowResponder

/// A named series of values that a ``ChartView`` or a ``SparklineView`` shows.
///
///     let load = ChartSeries("Load", kind: .area)
///     load.limit = 60
///     chart.series = [load]
///     load.append(0.42)
///
/// The x values are a fixed step apart, or each value has an x value of its own. A value that is not finite
/// is a gap. A change of the series redraws the visible views that show it.
@preconcurrency @MainActor public final class ChartSeries {
  /// The way in which values are drawn.
  public enum Kind: Sendable, Hashable {
    /// A line through all values.
    case line
    /// A line, and a filled area between the line and zero.
    case area
    /// A bar from zero to each value.
    case bar
  }

  /// The name of the series, for the legend and for assistive technologies.
  public var name: String { didSet { if name != oldValue { tell() } } }
  /// The way in which the values are drawn.
  public var kind: Kind { didSet { if kind != oldValue { tell() } } }
  /// The color of the series. If `nil`, the chart uses a default color for the index of the series.
  public var color: Color? { didSet { if color != oldValue { tell() } } }
  /// The width of lines, in points. The default is 2.
  public var lineWidth = 2.0 { didSet { if lineWidth != oldValue { tell() } } }
  /// A Boolean value that indicates whether each value has a dot on the line, if the dots do not overlap. The
  /// default is `false`.
  public var showsPoints = false { didSet { if showsPoints != oldValue { tell() } } }
  /// The greatest number of values. If more are added, the oldest are removed. If `nil`, the default, the
  /// number is not limited.
  public var limit: Int? { didSet { grew() } }

  var store: ChartStore
  private var owners: [Owner] = []

  private struct Owner {
    weak var object: (any ChartSeriesOwner)?
  }

  /// Creates a series of values whose x values are a step apart.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - kind: The way in which the values are drawn.
  ///   - values: The values.
  ///   - start: The x value of the first value. A number that is not finite counts as 0.
  ///   - step: The distance between the x values. A number that is not finite or not greater than 0 counts as
  ///     1.
  ///   - color: The color, or `nil` for the default color of the chart.
  public init(
    _ name: String, kind: Kind = .line, values: [Double] = [], start: Double = 0,
    step: Double = 1, color: Color? = nil
  ) {
    (self.name, self.kind, self.color) = (name, kind, color)
    store = ChartStore(values: values, start: start, step: step)
  }

  /// Creates a series of values with their own x values. Points whose x value is not finite are ignored.
  public init(_ name: String, kind: Kind = .line, points: [Point], color: Color? = nil) {
    (self.name, self.kind, self.color) = (name, kind, color)
    store = ChartStore(points: points)
  }

  /// The number of values.
  public var count: Int { store.count }

  /// The value at an index, as `y`, with its x value. The index must be valid.
  public subscript(index: Int) -> Point {
    precondition(index >= 0 && index < count, "The series has no value \(index)")
    return Point(x: store.x(index), y: store.y(index))
  }

  /// The newest value with its x value, or `nil` if there are no values.
  public var last: Point? { count > 0 ? self[count - 1] : nil }

  /// Adds a value, one step after the last one.
  public func append(_ value: Double) {
    store.append(value)
    grew()
  }

  /// Adds a value with an x value. If the x value is not finite, the value is ignored.
  public func append(_ value: Double, at x: Double) {
    store.append(value, at: x)
    grew()
  }

  /// Adds values, each one step after the previous one.
  public func append(contentsOf values: some Sequence<Double>) {
    for value in values { store.append(value) }
    grew()
  }

  /// Replaces all values by values whose x values are a step apart.
  public func setValues(_ values: [Double], start: Double = 0, step: Double = 1) {
    store = ChartStore(values: values, start: start, step: step)
    trim()
    tell()
  }

  /// Replaces all values by values with their own x values. Points whose x value is not finite are ignored.
  public func setPoints(_ points: [Point]) {
    store = ChartStore(points: points)
    trim()
    tell()
  }

  /// Removes all values.
  ///
  /// The next value is at the start of the series, or at 0 if the values had their own x values.
  public func removeAll() {
    store.removeAll()
    tell()
  }

  private func grew() {
    trim()
    tell()
  }

  private func trim() {
    guard let limit, count > max(0, limit) else { return }
    store.removeFirst(count - max(0, limit))
  }

  private func tell() {
    for owner in owners { owner.object?.seriesDidChange(self) }
  }

  func addOwner(_ owner: any ChartSeriesOwner) {
    owners.removeAll { $0.object == nil || $0.object === owner }
    owners.append(Owner(object: owner))
  }

  func removeOwner(_ owner: any ChartSeriesOwner) {
    owners.removeAll { $0.object == nil || $0.object === owner }
  }
}
