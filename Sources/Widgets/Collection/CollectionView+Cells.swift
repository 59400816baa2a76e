extension CollectionView {
  // MARK: Making views and taking them back

  func maker<Reused: CollectionReusableView>(_ kind: Reused.Type?) -> ((String) -> Reused)? {
    kind.map { kind in
      { _ in kind.init(frame: .zero) }
    }
  }

  func poolKey(_ kind: String, _ identifier: String) -> String { "\(kind)\n\(identifier)" }

  func takeCell(_ identifier: String) -> CollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = cells.make(identifier) else {
      preconditionFailure(
        "No class is registered for the cell identifier \"\(identifier)\": call "
          + "register(_:forCellWithReuseIdentifier:) first")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  func takeSupplement(_ kind: String, _ identifier: String) -> CollectionReusableView {
    let key = poolKey(kind, identifier)
    if let view = supplements.take(key) {
      view.prepareForReuse()
      return view
    }
    guard let view = supplements.make(key) else {
      preconditionFailure(
        "No class is registered for the views \"\(kind)\" with the identifier \"\(identifier)\": "
          + "call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// Has the data source fill a cell, and shows it.
  func makeCell(_ attributes: CollectionViewLayoutAttributes) {
    let before = generation
    let path = attributes.indexPath
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    guard before == generation else { return recycle(cell) }
    // A data source may keep cells of its own: then one that is seen elsewhere comes here.
    if let old = self.path(of: cell) { shown[old] = nil }
    cell.collection = self
    cell.pass = pass
    show(cell, attributes)
    updateState(cell, path)
    shown[path] = cell
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func makeSupplement(_ attributes: CollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let before = generation
    let path = attributes.indexPath
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return }
    guard before == generation else { return recycle(view, kind) }
    view.pass = pass
    show(view, attributes)
    shownSupplements[SupplementKey(kind: kind, path: path)] = view
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }

  /// Sets what the collection knows of an item.
  func updateState(_ cell: CollectionViewCell, _ path: ItemPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isPressed = pressed?.cell === cell || itemMenu?.cell === cell
    if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
    cell.showsFocus = showsFocus && focusedPath == path
    cell.isHovered = hoveredPath == path
  }

  /// Tells every cell that is seen what the collection knows of its item.
  func updateStates() {
    for (path, cell) in shown { updateState(cell, path) }
  }

  func endDisplay(_ cell: CollectionViewCell, _ path: ItemPath) {
    if pressed?.cell === cell { releasePress() }
    if itemMenu?.cell === cell { itemMenu?.cell = nil }
    recycle(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func endDisplay(_ view: CollectionReusableView, _ key: SupplementKey) {
    recycle(view, key.kind)
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  /// Takes a cell back, to be used for another item.
  func recycle(_ cell: CollectionViewCell) {
    cell.forgetPlace()
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cells.put(cell, identifier)
  }

  func recycle(_ view: CollectionReusableView, _ kind: String) {
    view.forgetPlace()
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    supplements.put(view, poolKey(kind, identifier))
  }

  /// Takes everything back.
  func recycleAll() {
    let cells = shown
    let views = shownSupplements
    shown = [:]
    shownSupplements = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { endDisplay(cell, path) }
    for (key, view) in views { endDisplay(view, key) }
    self.cells.settle(limit: cells.count + 8)
    supplements.settle(limit: views.count + 4)
  }

  // MARK: Which item is where

  func path(of cell: CollectionViewCell) -> ItemPath? {
    guard let path = cell.attributes?.indexPath, shown[path] === cell else {
      return shown.first { $0.value === cell }?.key
    }
    return path
  }

  func item(at point: Point) -> ItemPath? {
    prepareLayoutIfNeeded()
    let rect = Rect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    var best: CollectionViewLayoutAttributes?
    for attributes in found
    where attributes.representedElementCategory == .cell && attributes.frame.contains(point)
      && !attributes.isHidden && best?.zIndex ?? .min <= attributes.zIndex
    {
      best = attributes
    }
    return best?.indexPath
  }
}
