import WindowResponder

extension ColumnView {
  // MARK: Positions

  /// The number of shown rows.
  var placeCount: Int { order?.rows.count ?? rowCount }

  func row(atPlace place: Int) -> Int { order.map { Int($0.rows[place]) } ?? place }

  func place(ofRow row: Int) -> Int? {
    if let order { return order.place(ofRow: row) }
    return row >= 0 && row < rowCount ? row : nil
  }

  func rect(ofPlace place: Int) -> Rect {
    placeColumnsIfNeeded()
    return Rect(
      x: 0, y: headerHeight + Double(place) * shownRowHeight, width: rowWidth,
      height: shownRowHeight)
  }

  func place(at point: Point) -> Int? {
    guard bounds.contains(point), !isUnderHeader(point) else { return nil }
    let place = ((point.y - headerHeight) / shownRowHeight).rounded(.down)
    return place >= 0 && place < Double(placeCount) ? Int(place) : nil
  }

  func isUnderHeader(_ point: Point) -> Bool { showsHeader && header.frame.contains(point) }

  // MARK: Loading

  /// Loads all rows again.
  ///
  /// - Parameter areSameIndexes: A Boolean value that indicates whether a row that remains keeps its index,
  ///   and with it a menu that was requested for it.
  func reload(areSameIndexes: Bool = false) {
    endEditingCell(saving: false)
    rowCount = max(0, dataSource?.numberOfRows(in: self) ?? 0)
    if let order, order.positions.count != rowCount { self.order = nil }
    if !areSameIndexes { itemMenu?.forgetRequest() }
    selection.limit(to: rowCount)
    if let row = focused, row >= rowCount { focused = nil }
    if let row = anchor, row >= rowCount { anchor = nil }
    rowsDidChange()
  }

  func orderDidChange() {
    if takesOrderByParts { return }
    if let order { rowCount = max(rowCount, order.positions.count) }
    endEditingCell(saving: false)
    deselectHiddenRows()
    rowsDidChange(areSameRows: true)
  }

  /// Updates the table after rows have been inserted or removed from an index on. The cells of visible rows
  /// before them are not loaded again.
  func partsDidChange(from row: Int) {
    cancelKeyDrag()
    rows.isDirty = true
    // The views show the content of the former rows.
    for view in rows.views where view.row >= row || place(ofRow: view.row) != view.position {
      typeAhead.stop()
      view.endEditing(true)
      view.row = -1
    }
    updateContentSize()
    emptyTextDidChange()
    setNeedsLayout()
  }

  private func rowsDidChange(areSameRows: Bool = false) {
    typeAhead.stop()
    partsDidChange(from: 0)
    accessibilityDidChange(areSameRows ? .itemOrder : .items)
  }

  func redraw(_ changed: Set<Int>) {
    for view in rows.views where changed.contains(view.row) { view.reload() }
  }

  package func redrawAll() {
    for view in rows.views { view.reload() }
    header.setNeedsDisplay()
  }

  /// Updates the selection and the focus ring of the visible rows.
  func marksDidChange() {
    for view in rows.views { view.updateMarks() }
    AccessibilityHubs.current?.focusMayHaveChanged()
    accessibilityDidChange(.selection)
  }

  // MARK: Layout

  func layoutTable() {
    placeColumnsIfNeeded()
    placeRows()
    placeHeader()
    placeEmptyLabel()
    editor?.place()
  }

  private func placeHeader() {
    let height = headerHeight
    if header.isHidden != (height == 0) { header.isHidden = height == 0 }
    // The header stays at the top, and moves only if the content is pulled down beyond its edge.
    let y = max(0, bounds.minY + adjustedContentInset.top)
    let frame = Rect(x: 0, y: y, width: rowWidth, height: height)
    if header.frame != frame { header.frame = frame }
  }

  private var placesInSight: Range<Int> {
    let height = shownRowHeight
    let top = bounds.minY - headerHeight
    let count = placeCount
    let first = min(max(0, (top / height).rounded(.down)), Double(count))
    let last = min(max(0, ((top + bounds.height) / height).rounded(.up)), Double(count))
    return Int(first)..<max(Int(first), Int(last))
  }

  private func placeRows() {
    let range = placesInSight
    guard rows.isDirty || range != rows.range else { return }
    rows.isDirty = false
    rows.range = range
    var kept: [Int: ColumnRowView] = [:]
    var outside: [ColumnRowView] = []
    for view in rows.views {
      if range.contains(view.position), kept[view.position] == nil {
        kept[view.position] = view
      } else if view.row >= 0, view.position < placeCount, view.isInUse {
        // A view that is in use keeps its row outside of the visible area.
        outside.append(view)
      } else {
        rows.waiting.append(view)
      }
    }
    rows.views.removeAll(keepingCapacity: true)
    for place in range {
      let view = kept[place] ?? takeRow()
      view.show(row: row(atPlace: place), position: place)
      let frame = rect(ofPlace: place)
      if view.frame != frame { view.frame = frame }
      rows.views.append(view)
    }
    rows.views += outside
    for view in rows.waiting where !view.isHidden { view.isHidden = true }
    while rows.waiting.count > rows.views.count + 4 {
      rows.waiting.removeLast().removeFromSuperview()
    }
    hover?.update()
  }

  private func takeRow() -> ColumnRowView {
    if let view = rows.waiting.popLast() {
      view.isHidden = false
      return view
    }
    let view = ColumnRowView(self)
    insertSubview(view, at: 0)
    return view
  }

  // MARK: Empty text

  func emptyTextDidChange() {
    let isShown = placeCount == 0 && !emptyText.isEmpty && !isArranging
    if isShown, emptyLabel == nil {
      let label = Label()
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
      emptyLabel = label
    }
    emptyLabel?.text = emptyText
    emptyLabel?.isHidden = !isShown
    setNeedsLayout()
  }

  private func placeEmptyLabel() {
    guard let emptyLabel, !emptyLabel.isHidden else { return }
    let frame = Rect(
      x: bounds.minX + 20, y: bounds.minY + headerHeight, width: max(0, bounds.width - 40),
      height: max(0, bounds.height - headerHeight))
    if emptyLabel.frame != frame { emptyLabel.frame = frame }
  }

  // MARK: Scrolling

  func show(_ row: Int, animated: Bool) {
    guard let place = place(ofRow: row) else { return }
    placeColumnsIfNeeded()
    let inset = adjustedContentInset
    let rect = rect(ofPlace: place)
    let found = ItemAlignment.nearest.offset(
      from: rect.minY, to: rect.maxY, now: bounds.minY, length: bounds.height,
      before: inset.top + headerHeight, after: inset.bottom)
    let y = limitedY(found ?? bounds.minY)
    guard y != bounds.minY else { return }
    setContentOffset(Point(x: bounds.minX, y: y), animated: animated)
  }

  /// Scrolls horizontally by the least distance that makes a column visible.
  func show(_ column: TableColumn) {
    guard let part = layoutOfColumns.part(of: column) else { return }
    var x = bounds.minX
    if part.maxX > bounds.maxX { x = part.maxX - bounds.width }
    if part.x < x { x = part.x }
    if x != bounds.minX { setContentOffset(Point(x: x, y: bounds.minY), animated: false) }
  }
}
