extension CollectionView {
  // MARK: Creating and reusing views

  func maker<Reused: CollectionReusableView>(_ kind: Reused.Type?) -> ((String) -> Reused)? {
    kind.map { kind in
      { _ in Creation.view(kind) }
    }
  }

  /// Registers a cell class for a reuse identifier, for code with a class of no specified type. It must be a
  /// subclass of ``CollectionViewCell``. If the class is `nil`, removes the registration.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellClass.map { registered($0, as: CollectionViewCell.self) },
      forCellWithReuseIdentifier: identifier)
  }

  /// Registers a class of supplementary views for an element kind and a reuse identifier, for code with a
  /// class of no specified type. It must be a subclass of ``CollectionReusableView``. If the class is `nil`,
  /// removes the registration.
  @_disfavoredOverload
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass.map { registered($0, as: CollectionReusableView.self) },
      forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  func poolKey(_ kind: String, _ identifier: String) -> String { "\(kind)\n\(identifier)" }

  func takeCell(_ identifier: String) -> CollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      indent(cell)
      return cell
    }
    guard let cell = cells.make(identifier) else {
      preconditionFailure(
        "No class is registered for the cell identifier \"\(identifier)\": call "
          + "register(_:forCellWithReuseIdentifier:) first")
    }
    cell.reuseIdentifier = identifier
    indent(cell)
    return cell
  }

  /// Sets the indentation level of a cell to the level of its item in the outline.
  private func indent(_ cell: CollectionViewCell) {
    cell.pendingRow = makingRow
    guard let cell = cell as? CollectionViewListCell, let path = making else { return }
    cell.takeListsBackground()
    if cell.collection !== self { cell.collection = self }
    let level = outline?.level(at: path) ?? 0
    if cell.indentationLevel != level { cell.indentationLevel = level }
  }

  func takeSupplement(_ kind: String, _ identifier: String) -> CollectionReusableView {
    let key = poolKey(kind, identifier)
    if let view = supplements.take(key) {
      view.prepareForReuse()
      takePendingRow(view)
      return view
    }
    guard let view = supplements.make(key) else {
      preconditionFailure(
        "No class is registered for the views \"\(kind)\" with the identifier \"\(identifier)\": "
          + "call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
    }
    view.reuseIdentifier = identifier
    takePendingRow(view)
    return view
  }

  /// Gives a header the list row that it is created for.
  private func takePendingRow(_ view: CollectionReusableView) {
    view.pendingRow = makingRow
    (view as? CollectionViewListCell)?.takeListsBackground()
  }

  /// Requests a cell from the data source, and shows it.
  func makeCell(_ attributes: CollectionViewLayoutAttributes) {
    let before = generation
    let path = attributes.indexPath
    making = path
    makingRow = attributes.listRow
    cells.showsTaken = true
    let made = dataSource?.collectionView(self, cellForItemAt: path)
    cells.showsTaken = false
    making = nil
    makingRow = nil
    guard let cell = made else { return }
    guard before == generation else { return recycle(cell) }
    cell.needsFit = true
    // If the data source keeps its own cells, a cell that is visible elsewhere moves here.
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
    makingRow = attributes.listRow
    supplements.showsTaken = true
    let made = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    supplements.showsTaken = false
    makingRow = nil
    guard let view = made else { return }
    guard before == generation else { return recycle(view, kind) }
    view.needsFit = true
    view.pass = pass
    show(view, attributes)
    shownSupplements[SupplementKey(kind: kind, path: path)] = view
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }

  /// Creates a decoration view of the class that the layout has registered.
  func makeDecoration(_ attributes: CollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let key = poolKey(kind, Self.decorationIdentifier)
    let made = supplements.take(key)
    made?.prepareForReuse()
    guard let view = made ?? collectionViewLayout.decorations[kind].map(Creation.view) else {
      return
    }
    view.reuseIdentifier = Self.decorationIdentifier
    view.pass = pass
    show(view, attributes)
    shownSupplements[SupplementKey(kind: kind, path: attributes.indexPath)] = view
  }

  /// The reuse identifier of decoration views.
  private static var decorationIdentifier: String { "CollectionView.decoration" }

  /// Sets a cell's selection, highlight, focus and hover state from those of its item.
  func updateState(_ cell: CollectionViewCell, _ path: ItemPath) {
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isPressed = pressed?.cell === cell || highlightsForMenu(path)
    if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
    let hasFocus = showsFocus && focusedPath == path
    if cell.showsFocus != hasFocus { cell.showsFocus = hasFocus }
    cell.isHovered = hoveredPath == path
  }

  /// Sets the states of all visible cells.
  package func updateStates() {
    for (path, cell) in shown { updateState(cell, path) }
  }

  package func updateState(of path: ItemPath) {
    if let cell = itemCell(at: path) { updateState(cell, path) }
  }

  func endDisplay(_ cell: CollectionViewCell, _ path: ItemPath) {
    if swipe?.cell === cell { closeSwipe(animated: false) }
    if pressed?.cell === cell { releasePress() }
    recycle(cell)
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func endDisplay(_ view: CollectionReusableView, _ key: SupplementKey) {
    recycle(view, key.kind)
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  /// Removes a cell, and keeps it for reuse.
  func recycle(_ cell: CollectionViewCell) {
    // Text that is typed later would change another item.
    cell.endEditing(true)
    cell.forgetPosition()
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cells.put(cell, identifier)
  }

  func recycle(_ view: CollectionReusableView, _ kind: String) {
    view.endEditing(true)
    view.forgetPosition()
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    supplements.put(view, poolKey(kind, identifier))
  }

  /// Removes all cells and supplementary views, and keeps them for reuse.
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

  // MARK: Index paths of cells

  package func path(of cell: CollectionViewCell) -> ItemPath? {
    guard let path = cell.attributes?.indexPath, shown[path] === cell else {
      return shown.first { $0.value === cell }?.key
    }
    return path
  }

  package func itemCell(at path: ItemPath) -> CollectionViewCell? { shown[path] }

  package func item(at point: Point) -> ItemPath? {
    prepareLayoutIfNeeded()
    if !placeholders.isEmpty {
      return shown.filter { !$0.value.isHidden && $0.value.frame.contains(point) }.keys.min()
    }
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
