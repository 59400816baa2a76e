import WindowResponder

extension CollectionView: AccessibleItemHost {
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

  package func revealAccessibleItem(_ item: AnyHashable) {
    let place = accessibleFrame(of: item)
    guard !place.isEmpty else { return }
    scrollRectToVisible(place, animated: false)
    layoutIfNeeded()
  }
}

extension CollectionViewCell: AccessibleItemCell {
  package var accessibleItem: (host: any AccessibleItems, item: AnyHashable)? {
    guard let collection, let path = collection.path(of: self) else { return nil }
    return (collection, path)
  }
}
