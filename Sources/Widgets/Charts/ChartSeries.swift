import WindowResponder

/// A row of values with a name that a ``ChartView`` or ``SparklineView`` shows.
///
///     let load = ChartSeries("Load", kind: .area)
///     load.limit = 60
///     chart.series = [load]
///     load.append(0.42)
///
/// Values stand at places: one after another, or each where it is told. Values that are no numbers are
/// gaps. Whatever changes is drawn again where it is seen, and costs nothing where it is not.
@preconcurrency @MainActor public final class ChartSeries {
  /// How values are drawn.
  public enum Kind: Sendable, Hashable {
    /// A line through all values.
    case line
    /// A line, and the area between it and zero.
    case area
    /// A bar from zero to each value.
    case bar
  }

  /// What the values are, for the legend and for whoever listens.
  public var name: String { didSet { if name != oldValue { tell() } } }
  /// How the values are drawn.
  public var kind: Kind { didSet { if kind != oldValue { tell() } } }
  /// The colour; nil for the one that the chart has for its place among the others.
  public var color: Color? { didSet { if color != oldValue { tell() } } }
  /// How wide lines are, in points.
  public var lineWidth = 2.0 { didSet { if lineWidth != oldValue { tell() } } }
  /// Whether each value has a dot on the line, where there is room for it.
  public var showsPoints = false { didSet { if showsPoints != oldValue { tell() } } }
  /// How many values are kept; when more are added, the oldest go. Nil for all.
  public var limit: Int? { didSet { grew() } }

  var store: ChartStore
  private var owners: [Owner] = []

  private struct Owner {
    weak var object: (any ChartSeriesOwner)?
  }

  /// Creates a series of values that stand one after another.
  ///
  /// - Parameters:
  ///   - name: What the values are.
  ///   - kind: How they are drawn.
  ///   - values: The values.
  ///   - start: The place of the first one.
  ///   - step: How far it is from each to the next; more than zero.
  ///   - color: The colour; nil for the chart's.
  public init(
    _ name: String, kind: Kind = .line, values: [Double] = [], start: Double = 0,
    step: Double = 1, color: Color? = nil
  ) {
    (self.name, self.kind, self.color) = (name, kind, color)
    store = ChartStore(values: values, start: start, step: step)
  }

  /// Creates a series of values that stand at places of their own.
  public init(_ name: String, kind: Kind = .line, points: [Point], color: Color? = nil) {
    (self.name, self.kind, self.color) = (name, kind, color)
    store = ChartStore(points: points)
  }

  /// How many values there are.
  public var count: Int { store.count }

  /// A value with its place: `y` at `x`.
  public subscript(index: Int) -> Point {
    precondition(index >= 0 && index < count, "The series has no value \(index)")
    return Point(x: store.x(index), y: store.y(index))
  }

  /// The newest value with its place; nil where there is none.
  public var last: Point? { count > 0 ? self[count - 1] : nil }

  /// Adds a value a step after the last one.
  public func append(_ value: Double) {
    store.append(value)
    grew()
  }

  /// Adds a value at a place.
  public func append(_ value: Double, at x: Double) {
    store.append(value, at: x)
    grew()
  }

  /// Adds values, each a step after the one before.
  public func append(contentsOf values: some Sequence<Double>) {
    for value in values { store.append(value) }
    grew()
  }

  /// Replaces all values by others that stand one after another.
  public func setValues(_ values: [Double], start: Double = 0, step: Double = 1) {
    store = ChartStore(values: values, start: start, step: step)
    trim()
    tell()
  }

  /// Replaces all values by others with their places.
  public func setPoints(_ points: [Point]) {
    store = ChartStore(points: points)
    trim()
    tell()
  }

  /// Removes all values; the next one stands where the first did.
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
