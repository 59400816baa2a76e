extension CollectionView {
  /// Requests the data source to configure the existing cells of items again.
  func reconfigure(_ paths: [ItemPath]) {
    guard !needsReload else { return }
    for path in paths {
      guard let cell = shown[path] else { continue }
      let before = generation
      reconfigured = cell
      making = path
      makingRow = cell.attributes?.listRow
      let filled = dataSource?.collectionView(self, cellForItemAt: path)
      making = nil
      makingRow = nil
      reconfigured = nil
      cellSizeMayHaveChanged(cell)
      guard before == generation else { return }
      if let filled, filled !== cell {
        recycle(filled)
        note { $0.items.reload([path]) }
      }
    }
  }

  // MARK: Applying changes

  package func applyChanges() {
    dropMovement()
    let (made, done) = updates.take()
    guard !needsReload else {
      // All data is requested again in any case.
      layoutIfNeeded()
      return done.forEach { $0(true) }
    }
    // Without changes the numbers of items have to be the same, as with them.
    guard !made.isEmpty || countItems() != counts else {
      layoutIfNeeded()
      return done.forEach { $0(true) }
    }
    let after = countItems()
    let map = ItemUpdateMap(checked: made, before: counts, after: after)
    let motion = CollectionMotion(self, moves: made.items.moved)
    let layout = collectionViewLayout
    closeSwipe(animated: false)
    layout.itemsMoved(map)
    moveScrollers(map)
    generation += 1
    prefetchWindow.reset()
    counts = after
    movePlaceholders(map)
    move(made, map, motion)
    motion.keep()
    invalidateLayoutForData(everything: false)
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: CollectionViewUpdateItem.all(made))
    keepLayoutsOffset()
    let inserted =
      made.sections.inserted.isEmpty && made.sections.reloaded.isEmpty
      ? made.items.inserted.union(made.items.reloaded.compactMap(map.target)) : nil
    motion.play(inserted: inserted) { done.forEach { $0(true) } }
    layout.finalizeCollectionViewUpdates()
  }

  /// Moves everything that refers to an item to its index path after the changes.
  private func move(_ made: ItemChanges, _ map: ItemUpdateMap, _ motion: CollectionMotion) {
    accessibilityDidChange(.items)
    releasePress()
    moveStates(map, reloaded: made.items.reloaded)
    if let path = focusedPath {
      focusedPath = map.target(of: path) ?? (contains(path) ? path : lastItem)
    }
    let old = shown
    shown = [:]
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let target = map.target(of: path), !made.items.reloaded.contains(path) {
        shown[target] = cell
      } else {
        cell.endEditing(true)
        motion.leave(cell, path)
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    }
    let views = shownSupplements
    shownSupplements = [:]
    for (key, view) in views {
      if let target = map.keptTarget(ofSection: key.path.section) {
        let path = ItemPath(item: key.path.item, section: target)
        shownSupplements[SupplementKey(kind: key.kind, path: path)] = view
      } else {
        endDisplay(view, key)
      }
    }
  }

  // MARK: Change of the layout

  func exchangeLayout(
    _ layout: CollectionViewLayout, _ animated: Bool, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    guard animated, window != nil, !needsReload else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    dropMovement()
    layoutIfNeeded()
    let anchor = focusedPath.flatMap { shown[$0] == nil ? nil : $0 } ?? shown.keys.min()
    let motion = CollectionMotion(self)
    let old = collectionViewLayout
    generation += 1
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for cell in shown.values { cell.willTransition(from: old, to: layout) }
    collectionViewLayout = layout
    laidOutBounds = bounds
    prepareLayoutIfNeeded()
    if let anchor,
      contentOffset != Point(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    {
      scroll(to: anchor, [], false)
    }
    keepLayoutsOffset()
    motion.play(inserted: nil) {
      for cell in self.shown.values { cell.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(true)
    }
  }

  /// Called when items have moved. Scrolls to the offset that the layout or the delegate prefers.
  private func keepLayoutsOffset() {
    let proposed = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    let wanted =
      collectionDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if wanted != contentOffset { contentOffset = wanted }
  }
}
