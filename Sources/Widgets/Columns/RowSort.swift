/// A namespace for sorting the indexes of rows by keys. It is not part of a generic type, so that the
/// compiler specializes it for each type of key.
enum RowSort {
  /// Sorts the indexes of rows by keys. Equal keys keep their order. NaN is last in both directions.
  static func sort<Key: Comparable>(
    _ rows: inout [Int32], _ isAscending: Bool, _ key: (Int) -> Key
  ) {
    var entries: [(key: Key, row: Int32, place: Int32)] = []
    entries.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      entries.append((key(Int(row)), row, Int32(truncatingIfNeeded: place)))
    }
    entries.sort { a, b in
      let way = compare(a.key, b.key, isAscending)
      return way == 0 ? a.place < b.place : way < 0
    }
    for index in entries.indices { rows[index] = entries[index].row }
  }

  /// Returns -1 if one key is before another, 1 if it is after it, and 0 if the two are equal. NaN is last in
  /// both directions.
  @inline(__always)
  static func compare<Key: Comparable>(_ a: Key, _ b: Key, _ isAscending: Bool) -> Int {
    if a < b { return isAscending ? -1 : 1 }
    if b < a { return isAscending ? 1 : -1 }
    let (isOne, isOther) = (a != a, b != b)
    return isOne == isOther ? 0 : isOther ? -1 : 1
  }

  /// Sorts the indexes of rows by numbers of the standard types, as `Int`, `UInt64` or `Double`, which is
  /// fast. For values of other types, returns `false`.
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
