/// Sorts numbers of rows by keys. It stands apart from generic types, so that the compiler makes it anew for
/// each kind of key.
enum RowSort {
  /// Those that are equal stay in their order; what is no number comes last, either way.
  static func sort<Key: Comparable>(
    _ rows: inout [Int32], _ isAscending: Bool, _ key: (Int) -> Key
  ) {
    var entries: [(key: Key, row: Int32, place: Int32)] = []
    entries.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      entries.append((key(Int(row)), row, Int32(truncatingIfNeeded: place)))
    }
    entries.sort { a, b in
      if a.key < b.key { return isAscending }
      if b.key < a.key { return !isAscending }
      let (isOne, isOther) = (a.key != a.key, b.key != b.key)
      return isOne == isOther ? a.place < b.place : isOther
    }
    for index in entries.indices { rows[index] = entries[index].row }
  }

  /// The usual numbers as one of two kinds, for which sorting is quick; nil for other values.
  static func sortNumbers<Value>(
    _ rows: inout [Int32], _ isAscending: Bool, _ value: (Int) -> Value
  ) -> Bool {
    if Value.self == Int.self {
      sort(&rows, isAscending) { unsafeBitCast(value($0), to: Int.self) }
    } else if Value.self == Double.self {
      sort(&rows, isAscending) { unsafeBitCast(value($0), to: Double.self) }
    } else if Value.self == Int32.self {
      sort(&rows, isAscending) { Int(unsafeBitCast(value($0), to: Int32.self)) }
    } else if Value.self == Int64.self {
      sort(&rows, isAscending) { Int(unsafeBitCast(value($0), to: Int64.self)) }
    } else if Value.self == UInt64.self {
      sort(&rows, isAscending) { unsafeBitCast(value($0), to: UInt64.self) }
    } else if Value.self == Float.self {
      sort(&rows, isAscending) { Double(unsafeBitCast(value($0), to: Float.self)) }
    } else {
      return false
    }
    return true
  }
}
