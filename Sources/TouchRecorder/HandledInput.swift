/// A tracker of the input that the program's handlers have processed, in the order of its arrival.
struct HandledInput {
  /// The arrivals of pending input, the oldest first, in microseconds.
  private var waiting: [Int64] = []

  /// Adds input that has arrived.
  mutating func came(at arrival: Int64) {
    // While the program handles no input at all, nothing is removed: the list is limited.
    if waiting.count >= 100_000 { waiting.removeFirst(50_000) }
    waiting.append(arrival)
  }

  /// Removes all input except the last `count`, and returns the arrival of the newest that was removed, or
  /// `nil` if there is none.
  mutating func wereSeen(allBut count: Int) -> Int64? {
    let seen = waiting.count - count
    guard seen > 0 else { return nil }
    defer { waiting.removeFirst(seen) }
    return waiting[seen - 1]
  }
}
