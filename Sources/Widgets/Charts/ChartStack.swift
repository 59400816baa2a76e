/// The start and the end of each value in stacked areas and stacked bars.
@MainActor struct ChartStack {
  /// The start and the end of each value, for each series. A series of lines has none.
  private(set) var parts: [[(from: Double, to: Double)]] = []
  private(set) var low = 0.0
  private(set) var high = 0.0

  init(_ series: [ChartSeries]) {
    let count = series.map(\.count).max() ?? 0
    for kind in [ChartSeries.Kind.area, .bar] {
      var above = Array(repeating: 0.0, count: count)
      var below = above
      for (number, one) in series.enumerated() {
        while parts.count <= number { parts.append([]) }
        guard one.kind == kind else { continue }
        var own: [(from: Double, to: Double)] = []
        own.reserveCapacity(one.count)
        for index in 0..<one.count {
          let value = one.store.y(index)
          // A gap has no size: the value above it begins at the end of the value below it.
          let size = value.isFinite ? value : 0
          let from = size < 0 ? below[index] : above[index]
          own.append((from, from + size))
          if size < 0 { below[index] += size } else { above[index] += size }
          (low, high) = (min(low, from + size), max(high, from + size))
        }
        parts[number] = own
      }
    }
  }
}
