/// Sorts the numbers of rows by what a column shows, on any thread.
struct RowSorter<Element: Sendable>: Sendable {
  /// Sorts numbers of elements; those that are equal stay in their order.
  let sort: @Sendable (_ elements: [Element], _ rows: inout [Int32], _ isAscending: Bool) -> Void

  /// Returns -1 if one element comes before another, 1 if it comes after it, and 0 if the two are equal.
  let compare: @Sendable (_ one: Element, _ other: Element, _ isAscending: Bool) -> Int

  init<Value: Comparable & Sendable>(_ value: @escaping @Sendable (Element) -> Value) {
    compare = { RowSort.compare(value($0), value($1), $2) }
    sort = { elements, rows, isAscending in
      if RowSort.sortNumbers(&rows, isAscending, { value(elements[$0]) }) { return }
      RowSort.sort(&rows, isAscending) { value(elements[$0]) }
    }
  }

  /// Texts are sorted as people do.
  init(text: @escaping @Sendable (Element) -> String) {
    compare = { RowSort.compare(NaturalKey(text($0)), NaturalKey(text($1)), $2) }
    sort = { elements, rows, isAscending in
      RowSort.sort(&rows, isAscending) { NaturalKey(text(elements[$0])) }
    }
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
