import WindowResponder

/// The values of a series with their x values. The removal of the oldest values is cheap.
struct ChartStore {
  /// The index of the first value in the arrays. The values before it have been removed.
  private var head = 0
  private var values: [Double]
  /// The x values, or `nil` if the values are a step apart.
  private var places: [Double]?
  private let start: Double
  private let step: Double
  /// The number of values that have been removed, if the values are a step apart.
  private var dropped = 0
  /// A Boolean value that indicates whether the x values never decrease.
  private(set) var isSorted = true
  private var cachedRange: (low: Double, high: Double)??

  init(values: [Double], start: Double, step: Double) {
    self.values = values
    self.start = start.isFinite ? start : 0
    self.step = step.isFinite && step > 0 ? step : 1
  }

  init(points: [Point]) {
    let known = points.filter(\.x.isFinite)
    values = known.map(\.y)
    let places = known.map(\.x)
    self.places = places
    (start, step) = (0, 1)
    isSorted = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  var count: Int { values.count - head }

  func y(_ index: Int) -> Double { values[head + index] }

  func x(_ index: Int) -> Double {
    places.map { $0[head + index] } ?? start + Double(dropped + index) * step
  }

  /// The first x value and the distance between the values, or `nil` if the values are not a step apart.
  var evenly: (start: Double, step: Double)? {
    places == nil ? (start + Double(dropped) * step, step) : nil
  }

  mutating func append(_ value: Double) {
    if places != nil { return append(value, at: count > 0 ? x(count - 1) + step : start) }
    note(value)
    values.append(value)
  }

  mutating func append(_ value: Double, at place: Double) {
    guard place.isFinite else { return }
    if places == nil {
      if place == start + Double(dropped + count) * step { return append(value) }
      places = (0..<values.count).map { start + Double(dropped + $0 - head) * step }
    }
    if count > 0, place < x(count - 1) { isSorted = false }
    note(value)
    values.append(value)
    places?.append(place)
  }

  mutating func removeFirst(_ number: Int) {
    let number = min(max(0, number), count)
    if let known = cachedRange ?? nil {
      // The removal of a value changes the range only if the value was the lowest or the highest.
      for index in 0..<number where y(index) <= known.low || y(index) >= known.high {
        cachedRange = nil
        break
      }
    }
    head += number
    if places == nil { dropped += number }
    guard head > 1024, head > values.count / 2 else { return }
    values.removeFirst(head)
    places?.removeFirst(head)
    head = 0
  }

  mutating func removeAll() {
    let keeps = places != nil
    self = keeps ? ChartStore(points: []) : ChartStore(values: [], start: start, step: step)
  }

  private mutating func note(_ value: Double) {
    guard case .some(let known) = cachedRange else { return }
    guard value.isFinite else { return }
    cachedRange = .some(
      known.map { (min($0.low, value), max($0.high, value)) } ?? (value, value))
  }

  /// Returns the lowest and the highest value, or `nil` if no value is finite.
  mutating func range() -> (low: Double, high: Double)? {
    if case .some(let known) = cachedRange { return known }
    let found = range(of: 0..<count)
    cachedRange = .some(found)
    return found
  }

  /// Returns the lowest and the highest of the values at some indices, or `nil` if no value is finite.
  func range(of indices: Range<Int>) -> (low: Double, high: Double)? {
    values.withUnsafeBufferPointer { values in
      var (low, high) = (Double.infinity, -Double.infinity)
      for index in (head + indices.lowerBound)..<(head + indices.upperBound) {
        let value = values[index]
        // Comparisons with NaN are false.
        if value < low, value > -Double.infinity { low = value }
        if value > high, value < Double.infinity { high = value }
      }
      return low <= high ? (low, high) : nil
    }
  }

  /// Calls a closure with the values in memory, from the first one on.
  func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    values.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[head...])) }
  }

  /// The lowest and the highest x value, or `nil` if there are no values.
  var placeRange: (low: Double, high: Double)? {
    guard count > 0 else { return nil }
    if isSorted { return (x(0), x(count - 1)) }
    var (low, high) = (x(0), x(0))
    for index in 1..<count { (low, high) = (min(low, x(index)), max(high, x(index))) }
    return (low, high)
  }

  /// Returns the index of the first value at or after an x value. If there is none, returns ``count``.
  ///
  /// The x values must be sorted.
  func firstIndex(atOrAfter place: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if x(middle) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the indices of the values in a range of x values, with one more value before and after them.
  ///
  /// If the x values are not sorted, returns all indices.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    guard isSorted else { return 0..<count }
    let first = max(0, firstIndex(atOrAfter: low) - 1)
    var end = firstIndex(atOrAfter: high)
    while end < count, x(end) == high { end += 1 }
    return first..<max(first, min(count, end + 1))
  }

  /// Returns the index of the value whose x value is nearest, or `nil` if there are no values.
  func nearestIndex(to place: Double) -> Int? {
    guard count > 0 else { return nil }
    guard isSorted else {
      return (0..<count).min { abs(x($0) - place) < abs(x($1) - place) }
    }
    let after = min(firstIndex(atOrAfter: place), count - 1)
    guard after > 0 else { return after }
    return place - x(after - 1) < x(after) - place ? after - 1 : after
  }

  /// The least distance greater than 0 between adjacent x values, in the unit of the axis. If the values are
  /// a step apart, or there are fewer than two, this is the step. If all x values are equal, this is 1.
  var spacing: Double {
    if places == nil || count < 2 { return step }
    var least = Double.infinity
    for index in 1..<count {
      let distance = abs(x(index) - x(index - 1))
      if distance > 0 { least = min(least, distance) }
    }
    return least.isFinite ? least : 1
  }
}

extension ChartStore {
  /// A Boolean value that indicates whether any value is finite.
  var hasNumbers: Bool {
    withValues { $0.contains { $0.isFinite } }
  }
}
