import WindowResponder

/// Changes of some elements, which leave the others alone: they are not compared, sorted or asked for anew.
extension ColumnRows {
  /// Adds an element behind the others, and shows it where the sort order has it if the filter lets it pass.
  ///
  /// Rows that are selected stay so, and the scroll position does too. Without a sort order it takes the same
  /// time with any number of rows.
  public func append(_ element: Element) { append(contentsOf: CollectionOfOne(element)) }

  /// Adds elements behind the others. See ``append(_:)``.
  ///
  /// More than 2000 at once are sorted beside the main thread, as ``elements`` are.
  public func append(contentsOf elements: some Collection<Element>) {
    if elements.isEmpty { return }
    if isSorting {
      // They are added to what is being sorted, when that is there.
      if waiting == nil { waiting = shown }
      waiting?.append(contentsOf: elements)
      return
    }
    insert(contentsOf: elements, at: (waiting ?? shown).count)
  }

  /// Inserts an element before the one with an index, or at the end.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: Its index in ``elements``, from 0 to their number.
  public func insert(_ element: Element, at index: Int) {
    insert(contentsOf: CollectionOfOne(element), at: index)
  }

  /// Inserts elements before the one with an index, or at the end. See ``append(_:)``.
  public func insert(contentsOf elements: some Collection<Element>, at index: Int) {
    let count = (waiting ?? shown).count
    precondition(
      index >= 0 && index <= count, "\(index) is no index to insert at: there are \(count) elements"
    )
    if elements.isEmpty { return }
    guard let table = tableForParts, elements.count <= Self.fewElements else {
      var all = waiting ?? shown
      all.insert(contentsOf: elements, at: index)
      onlyAppended = onlyAppended && index == count
      waiting = all
      return arrange()
    }
    shown.insert(contentsOf: elements, at: index)
    let sorters = sortOrder
    let rows = (index..<index + elements.count).filter { filter?(shown[$0]) ?? true }
    table.takesOrderByParts = true
    // The order has no second owner while it grows.
    var order = table.order
    table.order = nil
    order?.insert(elements.count, at: index, showing: rows) { isBefore($0, $1, sorters) }
    table.order = order
    table.takesOrderByParts = false
    table.rowsWereInserted(elements.count, at: index)
  }

  /// Removes an element. A selected row that is removed is deselected, which calls
  /// `ColumnView.onSelectionChange`.
  ///
  /// - Parameter index: The index of the element in ``elements``.
  /// - Returns: The element.
  @discardableResult public func remove(at index: Int) -> Element {
    let all = waiting ?? shown
    precondition(
      all.indices.contains(index), "\(index) is no index of an element: there are \(all.count)")
    let element = all[index]
    removeSubrange(index..<index + 1)
    return element
  }

  /// Removes the elements of a range of indices of ``elements``. See ``remove(at:)``.
  public func removeSubrange(_ range: Range<Int>) {
    let count = (waiting ?? shown).count
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "\(range) is no range of indices: there are \(count) elements")
    if range.isEmpty { return }
    guard let table = tableForParts else {
      var all = waiting ?? shown
      all.removeSubrange(range)
      onlyAppended = false
      waiting = all
      return arrange()
    }
    shown.removeSubrange(range)
    table.takesOrderByParts = true
    if var order = table.order {
      table.order = nil
      order.remove(range)
      table.order = order
    }
    table.takesOrderByParts = false
    table.rowsWereRemoved(range)
  }

  /// Removes all elements.
  public func removeAll() { elements = [] }

  /// The table, if it shows the newest elements in the order of ``sortOrder``, and no cell is being changed.
  private var tableForParts: ColumnView? {
    guard !isSorting, waiting == nil, let columnView, !columnView.isEditingCell,
      (columnView.order == nil) == (sortOrder.isEmpty && filter == nil)
    else { return nil }
    return columnView
  }

  /// Returns whether one row is shown above another.
  private func isBefore(_ one: Int, _ other: Int, _ sorters: [(RowSorter<Element>, Bool)]) -> Bool {
    for (sorter, isAscending) in sorters {
      let way = sorter.compare(shown[one], shown[other], isAscending)
      if way != 0 { return way < 0 }
    }
    // What is equal stands in the program's order.
    return one < other
  }
}
