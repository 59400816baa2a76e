import WindowResponder

extension CollectionView: AccessibleItems {
  package var accessibleLeadingViews: [View] {
    [refreshControl].compactMap { $0?.superview === self ? $0 : nil }
  }

  package func accessibleItem(shownBy view: View) -> AnyHashable? {
    guard let attributes = (view as? CollectionReusableView)?.attributes,
      let kind = attributes.representedElementKind
    else { return nil }
    let key = SupplementKey(kind: kind, path: attributes.indexPath)
    guard shownSupplements[key] === view, accessibleIndex(of: key) != nil else { return nil }
    return key
  }

  package var accessibleItemCount: Int { accessibleOrder.count }

  package func accessibleItem(at index: Int) -> AnyHashable? {
    switch accessibleOrder.element(at: index) {
    case .item(let path): path
    case .supplement(let key): key
    case nil: nil
    }
  }

  package func accessibleIndex(of item: AnyHashable) -> Int? {
    if let key = item as? SupplementKey {
      return accessibleOrder.position(of: key, section: key.path.section)
    }
    return (item as? ItemPath).flatMap { accessibleOrder.position(of: $0) }
  }

  package func accessibleCell(of item: AnyHashable) -> View? {
    if let key = item as? SupplementKey { return shownSupplements[key] }
    return (item as? ItemPath).flatMap { shown[$0] }
  }

  package func readAccessibleCell(of item: AnyHashable) -> AccessibleCellText? {
    if let key = item as? SupplementKey { return read(key) }
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
    if let key = item as? SupplementKey { return place(of: key) ?? .zero }
    return (item as? ItemPath).flatMap { place(of: $0) } ?? .zero
  }

  package func describeAccessibleItem(_ item: AnyHashable, _ details: inout AccessibleDetails) {
    if let key = item as? SupplementKey {
      details.role =
        accessibleOrder.isBeforeItems(key, section: key.path.section) ? .heading : .label
      details.isPressable = false
    }
    guard let path = item as? ItemPath else { return }
    describeItem(path, in: counts[path.section], &details)
  }

  package func accessibleDeeds(of item: AnyHashable) -> [AccessibleDeed] {
    guard let path = item as? ItemPath, contains(path), movement == nil else { return [] }
    return accessibleSwipeActions(path).map { action in
      AccessibleDeed(action.title ?? "") { [weak self] in
        guard let self, contains(path) else { return }
        revealAccessibleItem(path)
        guard let cell = shown[path] else { return }
        action.menuElement(for: cell).performWithSender(nil, target: nil)
      }
    } + moveDeeds(for: path)
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
    let place = accessibleFrame(of: item)
    guard !place.isEmpty else { return }
    scrollRectToVisible(place, animated: false)
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
