/// The report rate of a device, computed from the times of its latest reports.
struct ReportRate {
  /// The age up to which reports count, in seconds.
  static let window = 0.5
  /// The smallest number of reports for a rate.
  static let leastCount = 4

  private var times: [Double] = []

  /// The number of reports a second, or `nil` if there are too few reports.
  var hertz: Double? {
    guard times.count >= Self.leastCount, let first = times.first, let last = times.last,
      last > first
    else { return nil }
    return Double(times.count - 1) / (last - first)
  }

  /// Adds a report at a time, in seconds.
  mutating func add(_ time: Double) {
    times.append(time)
    let oldest = time - Self.window
    if let first = times.first, first < oldest { times.removeAll { $0 < oldest } }
  }
}
