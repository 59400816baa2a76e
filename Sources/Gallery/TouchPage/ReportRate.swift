/// How often a device reports, found from the times of its latest reports.
struct ReportRate {
  /// How far back reports count, in seconds.
  static let window = 0.5
  /// How many reports it takes to tell a rate.
  static let leastCount = 4

  private var times: [Double] = []

  /// Reports a second; nil while there are too few to tell.
  var hertz: Double? {
    guard times.count >= Self.leastCount, let first = times.first, let last = times.last,
      last > first
    else { return nil }
    return Double(times.count - 1) / (last - first)
  }

  /// Counts a report at a time, in seconds.
  mutating func add(_ time: Double) {
    times.append(time)
    let oldest = time - Self.window
    if let first = times.first, first < oldest { times.removeAll { $0 < oldest } }
  }
}
