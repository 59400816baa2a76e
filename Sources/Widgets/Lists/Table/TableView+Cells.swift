extension TableView {
  // MARK: Creating and reusing cells

  func takeCell(_ identifier: String) -> TableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    guard let cell = cells.take(identifier) else { return cells.make(identifier) }
    cell.prepareForReuse()
    return cell
  }

  /// Returns a cell for an identifier that must be registered.
  func takeRegisteredCell(_ identifier: String) -> TableViewCell {
    guard let cell = takeCell(identifier) else {
      preconditionFailure(
        "No class is registered for the cell identifier \"\(identifier)\": call "
          + "register(_:forCellReuseIdentifier:) first")
    }
    return cell
  }

  /// Returns a closure that creates cells of a class, or `nil` without one.
  func maker(_ cellClass: TableViewCell.Type?) -> ((String) -> TableViewCell)? {
    cellClass.map { kind in { kind.create(reuseIdentifier: $0) } }
  }

  /// Registers a cell class for a reuse identifier, for code with a class of no specified type. It must be a
  /// subclass of ``TableViewCell``. If the class is `nil`, removes the registration.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(
      cellClass.map { registered($0, as: TableViewCell.self) }, forCellReuseIdentifier: identifier)
  }

  /// Registers a class of headers and footers for a reuse identifier, for code with a class of no specified
  /// type. It must be a subclass of ``TableViewHeaderFooterView``. If the class is `nil`, removes the
  /// registration.
  @_disfavoredOverload
  public func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(
      viewClass.map { registered($0, as: TableViewHeaderFooterView.self) },
      forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Returns a closure that creates headers and footers of a class, or `nil` without one.
  func maker(
    _ viewClass: TableViewHeaderFooterView.Type?
  ) -> ((String) -> TableViewHeaderFooterView)? {
    viewClass.map { kind in { kind.create(reuseIdentifier: $0) } }
  }

  func takeHeaderFooter(_ identifier: String) -> TableViewHeaderFooterView? {
    guard let view = headerFooters.take(identifier) else { return headerFooters.make(identifier) }
    view.prepareForReuse()
    return view
  }

  /// Requests a cell from the data source, and prepares it for display. If the table view changes meanwhile,
  /// or if there is no data source any more, returns `nil`.
  func makeCell(_ path: ItemPath) -> TableViewCell? {
    let before = generation
    guard let source = dataSource else {
      // Without the data source there are no rows.
      needsReload = true
      generation += 1
      return nil
    }
    cells.showsTaken = true
    let cell = source.tableView(self, cellForRowAt: path)
    cells.showsTaken = false
    guard before == generation else {
      recycle(cell)
      return nil
    }
    // If the data source keeps its own cells, a cell that is visible elsewhere moves here.
    if let old = shown.firstIndex(where: { $0.cell === cell }) { shown.remove(at: old) }
    prepare(cell, path)
    if cell.superview !== self { insertSubview(cell, belowSubview: divider) }
    cells.reveal(cell)
    if cell.alpha < 1 { cell.alpha = 1 }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard before == generation else {
      recycle(cell)
      return nil
    }
    return cell
  }

  /// Sets the state of a cell from that of its row.
  func prepare(_ cell: TableViewCell, _ path: ItemPath) {
    cell.table = self
    if let delegate = tableDelegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if level != 0 || cell.indentationLevel != 0 { cell.indentationLevel = level }
    }
    updateSurroundings(cell, path)
    if editing || cell.isEditing { prepareEditing(cell, path, animated: false) }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isPressed = pressed?.cell === cell || highlightsForMenu(path)
    if cell.isHighlighted != isPressed { cell.setHighlighted(isPressed, animated: false) }
  }

  /// Sets a cell's position in its section and the drawing of the table view's style.
  func updateSurroundings(_ cell: TableViewCell, _ path: ItemPath) {
    let all = sections.rowCount(in: path.section)
    let (row, count) = reordering?.place(of: path, count: all) ?? place(of: path, count: all)
    updateSurroundings(cell, path, isFirst: row == 0, isLast: row == count - 1)
  }

  /// Sets a cell's position in its section and the drawing of the table view's style. The index path of a
  /// placeholder is `nil`.
  func updateSurroundings(_ cell: TableViewCell, _ path: ItemPath?, isFirst: Bool, isLast: Bool) {
    var new = CellSurroundings()
    new.style = style
    new.isFirst = isFirst
    new.isLast = isLast
    new.separator = separatorStyle
    new.separatorColor = separatorColor
    new.separatorInset = separatorInset
    new.insetsFromText = separatorInsetReference == .fromAutomaticInsets
    let ends = unsafeEnds(for: cell)
    new.startInset = ends.start
    new.readableInset = max(readableInset, ends.start)
    new.isMultiple = allowsMultipleSelection
    new.showsBoxes = showsBoxes
    new.isHovered = path != nil && hoveredPath == path
    new.isFocused = path != nil && showsFocus && focusedPath == path
    new.isLifted = reordering?.cell === cell
    new.canMove = cell.surroundings.canMove
    new.endInset = indexBar.map { $0.isHidden ? 0 : TableMetrics.indexWidth } ?? 0
    new.endInset += max(readableInset, ends.end)
    if cell.surroundings != new { cell.surroundings = new }
  }

  /// Sets the positions and the drawing of all visible cells.
  package func updateStates() {
    for row in shown { updateSurroundings(row.cell, row.path) }
  }

  package func updateState(of path: ItemPath) {
    if let cell = itemCell(at: path) { updateSurroundings(cell, path) }
  }

  /// Called when a row is no longer visible. If it is still to be animated, keeps its cell.
  func endDisplay(_ row: ShownRow, isSeenLeaving: Bool = false) {
    if swipe?.cell === row.cell { closeSwipe(animated: false) }
    if pressed?.cell === row.cell { releasePress() }
    if isSeenLeaving {
      rowsLeavingSight?.append(row)
    } else {
      recycle(row.cell)
    }
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  /// Removes a cell, and keeps it for reuse.
  func recycle(_ cell: TableViewCell) {
    // Text that is typed later would change another row.
    cell.endEditing(true)
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cells.put(cell, identifier)
  }

  /// Removes all cells, headers and footers, and keeps them for reuse.
  func recycleAll() {
    let leaving = shown
    shown = []
    for row in leaving { endDisplay(row) }
    for (end, view) in shownEnds { endDisplay(view, end) }
    headers = [:]
    footers = [:]
    placement.invalidate()
  }

  // MARK: Index paths of cells

  /// The visible rows from top to bottom. Performs the layout first.
  var seenRows: [ShownRow] {
    layoutIfNeeded()
    return placement.hasRowsOutside ? shown.filter(isInSight) : shown
  }

  /// The index paths of the visible rows from top to bottom, or `nil` if no row is visible.
  var seenPaths: [ItemPath]? {
    let rows = seenRows
    return rows.isEmpty ? nil : rows.map(\.path)
  }

  /// Returns the header or footer view of a section. Performs the layout first.
  func seen(
    _ views: KeyPath<TableView, [Int: View]>, _ section: Int
  ) -> TableViewHeaderFooterView? {
    layoutIfNeeded()
    return self[keyPath: views][section] as? TableViewHeaderFooterView
  }

  package func itemCell(at path: ItemPath) -> TableViewCell? {
    shown.first { $0.path == path }?.cell
  }

  func shownCell(at path: ItemPath) -> TableViewCell? {
    seenRows.first { $0.path == path }?.cell
  }

  package func path(of cell: TableViewCell) -> ItemPath? { shown.first { $0.cell === cell }?.path }

  func rowRect(_ path: ItemPath) -> Rect {
    loadIfNeeded()
    guard sections.contains(path) else { return .zero }
    return Rect(
      x: rowInset, y: sectionsTop + sections.top(of: path), width: rowWidth,
      height: sections.height(of: path))
  }

  func sectionRect(_ section: Int) -> Rect {
    loadIfNeeded()
    guard section >= 0, section < sections.count else { return .zero }
    return Rect(
      x: 0, y: sectionsTop + sections.top(of: section), width: contentWidth,
      height: sections.sections[section].height)
  }

  func headerRect(_ section: Int) -> Rect {
    var rect = sectionRect(section)
    if rect != .zero { rect.size.height = sections.sections[section].header }
    return rect
  }

  func footerRect(_ section: Int) -> Rect {
    let rect = sectionRect(section)
    guard rect != .zero else { return rect }
    let height = sections.sections[section].footer
    return Rect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// Returns the rectangle of a header that is not pinned, or of a footer.
  func rect(of end: TableSectionEnd) -> Rect {
    end.isFooter ? footerRect(end.section) : headerRect(end.section)
  }

  package func item(at point: Point) -> ItemPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < max(contentWidth, 1) else { return nil }
    return sections.row(at: point.y - sectionsTop)
  }

  func rows(in rect: Rect) -> [ItemPath] {
    loadIfNeeded()
    guard !rect.isNull, rect.maxX > rowInset, rect.minX < rowInset + rowWidth else { return [] }
    var found: [ItemPath] = []
    var next = sections.firstRow(endingBelow: rect.minY - sectionsTop)
    while let path = next, sectionsTop + sections.top(of: path) < rect.maxY {
      found.append(path)
      next = sections.row(after: path)
    }
    return found
  }
}

/// Returns a class that is registered as that of reused views. If it is no subclass of the other class, the
/// program ends with a message.
func registered<Reused>(_ viewClass: AnyClass, as base: Reused.Type) -> Reused.Type {
  guard let kind = viewClass as? Reused.Type else {
    preconditionFailure("\(viewClass) cannot be registered: it is no subclass of \(base)")
  }
  return kind
}
