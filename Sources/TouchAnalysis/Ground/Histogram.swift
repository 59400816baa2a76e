/// A histogram of any number of times, with the resolution of one bin.
package struct Histogram: Hashable, Sendable {
  /// The width of a bin, in milliseconds.
  package static let width = 0.05
  /// The longest time with a bin, in milliseconds.
  package static let longest = 500.0

  private var bins = [Int](repeating: 0, count: Int(longest / width) + 2)
  private var sum = 0.0
  /// The number of times.
  package private(set) var count = 0
  /// The shortest time, in milliseconds.
  package private(set) var smallest = 0.0
  /// The longest time, in milliseconds.
  package private(set) var largest = 0.0
  /// The number of times below zero, which are counted as zero: two clocks, or an event from the future.
  package private(set) var negative = 0

  /// Creates an empty histogram.
  package init() {}

  /// Adds a time, in milliseconds.
  package mutating func add(_ time: Double) {
    if time < 0 { negative += 1 }
    let time = max(0, time)
    bins[min(bins.count - 1, Int(min(time, Self.longest * 2) / Self.width))] += 1
    smallest = count == 0 ? time : min(smallest, time)
    largest = max(largest, time)
    sum += time
    count += 1
  }

  /// The mean in milliseconds, or 0 if there are no times.
  package var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// Returns the time that a share of all times does not exceed, in milliseconds, at the upper end of its
  /// bin.
  package func percentile(_ share: Double) -> Double {
    guard count > 0 else { return 0 }
    var rest = max(1, Int((share * Double(count)).rounded(.up)))
    for (index, amount) in bins.enumerated() {
      rest -= amount
      if rest <= 0 {
        return index == bins.count - 1 ? largest : min(largest, Double(index + 1) * Self.width)
      }
    }
    return largest
  }

  /// Returns the number of times that exceed a time, in milliseconds, with the resolution of one bin.
  package func count(above time: Double) -> Int {
    let first = min(
      bins.count - 1, max(0, Int((min(time, Self.longest * 2) / Self.width).rounded(.up))))
    return bins[first...].reduce(0, +)
  }

  /// Returns the number of times in each of some wider bins, from 0 on. The last one also contains longer
  /// times.
  package func bars(width: Double, count: Int) -> [Int] {
    var bars = [Int](repeating: 0, count: max(1, count))
    for (index, amount) in bins.enumerated() {
      let position = Int(Double(index) * Self.width / width)
      bars[min(position, bars.count - 1)] += amount
    }
    return bars
  }
}
