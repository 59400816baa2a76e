/// Knows which input the program's handlers have seen: they see it in the order in which it comes.
struct HandledInput {
  /// When each input arrived that waits, the oldest first, in microseconds.
  private var waiting: [Int64] = []

  /// An input came.
  mutating func came(at arrival: Int64) {
    // Nobody tells of them while the program handles nothing at all.
    if waiting.count >= 100_000 { waiting.removeFirst(50_000) }
    waiting.append(arrival)
  }

  /// All but the last ones were seen; gives when the newest of those arrived, nil where none is new.
  mutating func wereSeen(allBut count: Int) -> Int64? {
    let seen = waiting.count - count
    guard seen > 0 else { return nil }
    defer { waiting.removeFirst(seen) }
    return waiting[seen - 1]
  }
}
