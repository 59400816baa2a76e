import WindowResponder

/// Insertion and removal of elements. The other elements are not sorted, filtered or loaded again.
extension ColumnRows {
  /// Appends an element. If the element passes the filter, it is shown at its position in the sort order.
  ///
  /// The selection and the scroll position do not change. Without a sort order, the time does not depend on
  /// the number of rows.
  public func append(_ element: Element) { append(contentsOf: CollectionOfOne(element)) }

  /// Appends elements. See ``append(_:)``.
  ///
  /// More than 2,000 elements in one call are sorted on a background thread, like ``elements``.
  public func append(contentsOf elements: some Collection<Element>) {
    if elements.isEmpty { return }
    if isSorting {
      // They are added when the sort that is running has ended.
      if waiting == nil { waiting = shown }
      waiting?.append(contentsOf: elements)
      return
    }
    insert(contentsOf: elements, at: (waiting ?? shown).count)
  }

  /// Inserts an element before the one at an index, or at the end.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: An index in ``elements``, or their number for the end.
  public func insert(_ element: Element, at index: Int) {
    insert(contentsOf: CollectionOfOne(element), at: index)
  }

  /// Inserts elements before the one at an index, or at the end. See ``append(_:)``.
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
    // The table must not own the order while it grows, because a second owner would copy the arrays.
    var order = table.order
    table.order = nil
    order?.insert(elements.count, at: index, showing: rows) { isBefore($0, $1, sorters) }
    table.order = order
    table.takesOrderByParts = false
    table.rowsWereInserted(elements.count, at: index)
  }

  /// Removes an element. If its row is selected, the table deselects the row and calls
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

  /// Removes the elements in a range of indices of ``elements``. See ``remove(at:)``.
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

  /// The table, if it shows the newest elements in the order of ``sortOrder`` and no cell is being edited.
  private var tableForParts: ColumnView? {
    guard !isSorting, waiting == nil, let columnView, !columnView.isEditingCell,
      (columnView.order == nil) == (sortOrder.isEmpty && filter == nil)
    else { return nil }
    return columnView
  }

  /// Returns a Boolean value that indicates whether one row is shown above another.
  private func isBefore(_ one: Int, _ other: Int, _ sorters: [(RowSorter<Element>, Bool)]) -> Bool {
    for (sorter, isAscending) in sorters {
      let way = sorter.compare(shown[one], shown[other], isAscending)
      if way != 0 { return way < 0 }
    }
    // Equal elements keep the order of `elements`.
    return one < other
  }
}
