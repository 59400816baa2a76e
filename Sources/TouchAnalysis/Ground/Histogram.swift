/// Times, counted in bins, for as many as come: a time is known to a bin's width.
package struct Histogram: Hashable, Sendable {
  /// How wide a bin is, in milliseconds.
  package static let width = 0.05
  /// The longest time that has a bin, in milliseconds.
  package static let longest = 500.0

  private var bins = [Int](repeating: 0, count: Int(longest / width) + 2)
  private var sum = 0.0
  /// How many times there are.
  package private(set) var count = 0
  /// The shortest, in milliseconds.
  package private(set) var smallest = 0.0
  /// The longest, in milliseconds.
  package private(set) var largest = 0.0
  /// How many were below zero, and are counted as zero: two clocks, or an event from the future.
  package private(set) var negative = 0

  /// An empty one.
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

  /// In milliseconds; 0 where there are none.
  package var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// The time that a share of all is not above, in milliseconds, at the upper end of its bin.
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

  /// How many times are longer than one, in milliseconds, known to a bin's width.
  package func count(above time: Double) -> Int {
    let first = min(
      bins.count - 1, max(0, Int((min(time, Self.longest * 2) / Self.width).rounded(.up))))
    return bins[first...].reduce(0, +)
  }

  /// How many times are in each of some wide bins, from 0 on; the last one has what is longer.
  package func bars(width: Double, count: Int) -> [Int] {
    var bars = [Int](repeating: 0, count: max(1, count))
    for (index, amount) in bins.enumerated() {
      let place = Int(Double(index) * Self.width / width)
      bars[min(place, bars.count - 1)] += amount
    }
    return bars
  }
}
