/// Sorts the numbers of rows by what a column shows, on any thread.
struct RowSorter<Element: Sendable>: Sendable {
  /// Sorts numbers of elements; those that are equal stay in their order.
  let sort: @Sendable (_ elements: [Element], _ rows: inout [Int32], _ isAscending: Bool) -> Void

  init<Value: Comparable & Sendable>(_ value: @escaping @Sendable (Element) -> Value) {
    sort = { elements, rows, isAscending in
      Self.sort(&rows, isAscending) { value(elements[$0]) }
    }
  }

  /// Texts are sorted as people do.
  init(text: @escaping @Sendable (Element) -> String) {
    sort = { elements, rows, isAscending in
      Self.sort(&rows, isAscending) { NaturalKey(text(elements[$0])) }
    }
  }

  private static func sort<Key: Comparable>(
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
      // What is no number comes last, either way.
      let (isOne, isOther) = (a.key != a.key, b.key != b.key)
      return isOne == isOther ? a.place < b.place : isOther
    }
    for index in entries.indices { rows[index] = entries[index].row }
  }

  /// The order of elements by several columns, and which of them pass a filter.
  static func order(
    of elements: [Element], by sorters: [(RowSorter, Bool)],
    filter: (@Sendable (Element) -> Bool)?
  ) -> RowOrder {
    var rows: [Int32] = []
    rows.reserveCapacity(elements.count)
    for index in elements.indices where filter?(elements[index]) ?? true {
      rows.append(Int32(truncatingIfNeeded: index))
    }
    // The least important first: later ones keep the order of what is equal.
    for (sorter, isAscending) in sorters.reversed() { sorter.sort(elements, &rows, isAscending) }
    return RowOrder(rows, of: elements.count)
  }
}
