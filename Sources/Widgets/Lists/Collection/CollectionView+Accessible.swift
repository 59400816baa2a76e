import WindowResponder

extension CollectionView: AccessibleItems {
  package var accessibleItemCount: Int {
    loadIfNeeded()
    return counts.reduce(0, +)
  }

  package func accessibleItem(at index: Int) -> AnyHashable? {
    loadIfNeeded()
    var rest = index
    for (section, count) in counts.enumerated() {
      if rest < count { return rest < 0 ? nil : ItemPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }

  package func accessibleIndex(of item: AnyHashable) -> Int? {
    loadIfNeeded()
    guard let path = item as? ItemPath, contains(path) else { return nil }
    return counts[..<path.section].reduce(path.item, +)
  }

  package func accessibleCell(of item: AnyHashable) -> View? {
    (item as? ItemPath).flatMap { shown[$0] }
  }

  package func readAccessibleCell(of item: AnyHashable) -> AccessibleCellText? {
    guard let path = item as? ItemPath, contains(path), let source = dataSource else { return nil }
    let (before, row) = (making, makingRow)
    making = path
    makingRow = attributes(of: path)?.listRow
    defer { (making, makingRow) = (before, row) }
    let cell = source.collectionView(self, cellForItemAt: path)
    let text = AccessibleCellText(cell)
    // If the data source keeps its own cells, the cell can be visible at another index path.
    if self.path(of: cell) == nil { recycle(cell) }
    return text
  }

  package func accessibleFrame(of item: AnyHashable) -> Rect {
    (item as? ItemPath).flatMap { place(of: $0) } ?? .zero
  }

  package func describeAccessibleItem(_ item: AnyHashable, _ details: inout AccessibleDetails) {
    guard let path = item as? ItemPath else { return }
    details.role = .listItem
    let allows = allowsSelectionNow(of: path)
    details.isPressable = allows
    details.states.set(.selectable, allows)
    details.states.set(.focusable, canBecomeFocused)
    details.states.set(.selected, selection.contains(path))
    details.attributes["posinset"] = "\(path.item + 1)"
    details.attributes["setsize"] = "\(counts[path.section])"
  }

  package var selectedAccessibleItems: [AnyHashable] { selection.sorted() }

  package func selectAccessibleItem(_ item: AnyHashable, _ isSelected: Bool) -> Bool {
    guard let path = item as? ItemPath else { return false }
    return selectByAssistance(path, isSelected)
  }

  package var focusedAccessibleItem: AnyHashable? {
    focusedPath.flatMap { contains($0) ? $0 : nil }
      ?? (selection.count == 1 ? selection.first : nil)
  }

  package func focusAccessibleItem(_ item: AnyHashable) -> Bool {
    guard let path = item as? ItemPath, contains(path), canFocus(path) else { return false }
    return focusByAssistance(path)
  }

  package func revealAccessibleItem(_ item: AnyHashable) {
    guard let path = item as? ItemPath, let rect = place(of: path) else { return }
    scrollRectToVisible(rect, animated: false)
    layoutIfNeeded()
  }

  package var accessibleColumns: AccessibleColumns? { nil }
}

extension CollectionView: AccessibleView {
  /// Describes a list.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .list
    details.content = .all
    details.states.set(.multiSelectable, allowsMultipleSelectionNow)
  }
}

extension CollectionViewCell: AccessibleItemCell {
  package var accessibleItem: (host: any AccessibleItems, item: AnyHashable)? {
    guard let collection, let path = collection.path(of: self) else { return nil }
    return (collection, path)
  }
}
