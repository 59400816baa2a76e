/// A pair of closures that sort and compare rows by the values of a column, on any thread.
struct RowSorter<Element: Sendable>: Sendable {
  /// The closure that sorts the indexes of elements. Equal elements keep their order.
  let sort: @Sendable (_ elements: [Element], _ rows: inout [Int32], _ isAscending: Bool) -> Void

  /// The closure that returns -1 if one element is before another, 1 if it is after it, and 0 if the two are
  /// equal.
  let compare: @Sendable (_ one: Element, _ other: Element, _ isAscending: Bool) -> Int

  init<Value: Comparable & Sendable>(_ value: @escaping @Sendable (Element) -> Value) {
    compare = { RowSort.compare(value($0), value($1), $2) }
    sort = { elements, rows, isAscending in
      if RowSort.sortNumbers(&rows, isAscending, { value(elements[$0]) }) { return }
      RowSort.sort(&rows, isAscending) { value(elements[$0]) }
    }
  }

  /// Creates a sorter of texts in natural order.
  init(text: @escaping @Sendable (Element) -> String) {
    compare = { RowSort.compare(NaturalKey(text($0)), NaturalKey(text($1)), $2) }
    sort = { elements, rows, isAscending in
      RowSort.sort(&rows, isAscending) { NaturalKey(text(elements[$0])) }
    }
  }

  /// Returns the order of the elements that pass a filter, sorted by several columns.
  static func order(
    of elements: [Element], by sorters: [(RowSorter, Bool)],
    filter: (@Sendable (Element) -> Bool)?
  ) -> RowOrder {
    var rows: [Int32] = []
    rows.reserveCapacity(elements.count)
    for index in elements.indices where filter?(elements[index]) ?? true {
      rows.append(Int32(truncatingIfNeeded: index))
    }
    // The columns with the lowest precedence are first, because each sort keeps the order of equal elements.
    for (sorter, isAscending) in sorters.reversed() { sorter.sort(elements, &rows, isAscending) }
    return RowOrder(rows, of: elements.count)
  }
}
