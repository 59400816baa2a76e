import WindowResponder

/// Values with their places; the oldest can be let go at little cost.
struct ChartStore {
  /// Where values begin in the arrays: what is before has been let go.
  private var head = 0
  private var values: [Double]
  /// The places, where they are not a step apart.
  private var places: [Double]?
  private let start: Double
  private let step: Double
  /// How many values have been let go of those that stand a step apart.
  private var dropped = 0
  /// Whether places never go back.
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

  /// The place of the first value and the step to the next, where all are a step apart.
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
      // Only a value at an end can have been the lowest or highest.
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

  /// The lowest and highest value; nil where there is no number.
  mutating func range() -> (low: Double, high: Double)? {
    if case .some(let known) = cachedRange { return known }
    let found = range(of: 0..<count)
    cachedRange = .some(found)
    return found
  }

  /// The lowest and highest value among some; nil where there is no number.
  func range(of indices: Range<Int>) -> (low: Double, high: Double)? {
    values.withUnsafeBufferPointer { values in
      var (low, high) = (Double.infinity, -Double.infinity)
      for index in (head + indices.lowerBound)..<(head + indices.upperBound) {
        let value = values[index]
        // Not a number is neither smaller nor larger.
        if value < low, value > -Double.infinity { low = value }
        if value > high, value < Double.infinity { high = value }
      }
      return low <= high ? (low, high) : nil
    }
  }

  /// The values as they lie in memory, from the first on.
  func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    values.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[head...])) }
  }

  /// The first and last place; nil without values.
  var placeRange: (low: Double, high: Double)? {
    guard count > 0 else { return nil }
    if isSorted { return (x(0), x(count - 1)) }
    var (low, high) = (x(0), x(0))
    for index in 1..<count { (low, high) = (min(low, x(index)), max(high, x(index))) }
    return (low, high)
  }

  /// The first value at or after a place, where places are sorted.
  func firstIndex(atOrAfter place: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if x(middle) < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The values that a line from one place to another touches: one before and after are with them.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    guard isSorted else { return 0..<count }
    let first = max(0, firstIndex(atOrAfter: low) - 1)
    var end = firstIndex(atOrAfter: high)
    while end < count, x(end) == high { end += 1 }
    return first..<max(first, min(count, end + 1))
  }

  /// The value whose place is nearest; nil without values.
  func nearestIndex(to place: Double) -> Int? {
    guard count > 0 else { return nil }
    guard isSorted else {
      return (0..<count).min { abs(x($0) - place) < abs(x($1) - place) }
    }
    let after = min(firstIndex(atOrAfter: place), count - 1)
    guard after > 0 else { return after }
    return place - x(after - 1) < x(after) - place ? after - 1 : after
  }

  /// The least distance between neighbours, in the axis's unit; the step where there is one value.
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
  /// Whether there is any number among the values.
  var hasNumbers: Bool {
    withValues { $0.contains { $0.isFinite } }
  }
}
