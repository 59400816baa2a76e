extension TableView {
  /// Performs ``layoutSubviews()``: removes rows that are no longer visible, and creates those that become
  /// visible.
  ///
  /// A scroll step in which the same rows stay visible costs almost nothing.
  func layoutTable() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    let ends = unsafeEnds(for: self)
    if contentWidth != placement.width || ends != placement.ends {
      if ends != placement.ends {
        placement.ends = ends
        updateStates()
        updateHeaderEnds()
      }
      widthDidChange()
    }
    let top = bounds.minY
    if top < placement.lowest || top > placement.highest || bounds.height != placement.height {
      layoutRows()
    }
    layoutEnds()
    layoutHeaders()
    layoutPinned()
    if scrollGoal != nil { keepScrollGoal() }
    if prefetchDataSource != nil { prefetch() }
  }

  /// Measures self-sizing rows again for another width.
  private func widthDidChange() {
    let isFirst = placement.width < 0
    placement.width = contentWidth
    placement.invalidate()
    tableHeaderView?.frame.size.width = contentWidth
    tableFooterView?.frame.size.width = contentWidth
    guard !isFirst else { return updateContentSize() }
    let anchor = shown.first { rowRect($0.path).maxY > bounds.minY }
    let distance = anchor.map { rowRect($0.path).minY - bounds.minY }
    needsReload = true
    generation += 1
    loadIfNeeded()
    for row in shown { measure(row.path, row.cell) }
    updateContentSize()
    if let anchor, let distance, bounds.minY > -adjustedContentInset.top {
      let shift = rowRect(anchor.path).minY - distance - bounds.minY
      if shift != 0 { shiftContent(by: shift) }
    }
  }

  /// Called when separators are shown in another style. A row that sizes itself has room for its separator.
  func separatorsDidChange() {
    updateStates()
    if !shown.isEmpty { setNeedsReload(keepingCells: true) }
  }

  /// Finds the visible rows, and positions them.
  private func layoutRows() {
    let before = generation
    let height = sections.height
    recycleRowsOutside()
    guard before == generation else { return setNeedsLayout() }
    var found: [ShownRow] = []
    found.reserveCapacity(shown.count + 4)
    let isDone = fill(&found, before)
    guard isDone, before == generation else {
      // If the data source changed the table view during the layout, the layout starts again.
      recycleAll()
      return setNeedsLayout()
    }
    placement.measuresAll = false
    let previous = shown
    shown = found
    placeRows()
    if sections.height != height {
      recycleRowsPushedOut(of: previous)
      updateContentSize()
    }
    cells.settle(limit: shown.count + 4)
  }

  /// Removes rows that are no longer visible because the rows before them have grown in this layout.
  private func recycleRowsPushedOut(of previous: [ShownRow]) {
    let cells = Set(shown.map { ObjectIdentifier($0.cell) })
    for row in previous where !cells.contains(ObjectIdentifier(row.cell)) { endDisplay(row) }
  }

  /// The distance above and below the visible area in which rows are kept, because rows make room during a
  /// drag.
  private var overlap: Double { reordering?.height ?? 0 }

  /// Removes rows that are no longer visible before others are created, so that their cells can be reused.
  private func recycleRowsOutside() {
    let top = bounds.minY - sectionsTop - overlap
    let bottom = bounds.maxY - sectionsTop + overlap
    var index = 0
    var leaving: [ShownRow] = []
    var kept = 0
    placement.hasRowsOutside = false
    while index < shown.count {
      let row = shown[index]
      var isOutside = !sections.contains(row.path)
      if !isOutside, row.cell !== reordering?.cell {
        let y = sections.top(of: row.path)
        isOutside = y >= bottom || y + sections.height(of: row.path) <= top
        if isOutside, row.cell.isInUse {
          isOutside = false
          placement.hasRowsOutside = true
        }
      }
      if isOutside {
        leaving.append(row)
      } else {
        shown[kept] = row
        kept += 1
      }
      index += 1
    }
    guard !leaving.isEmpty else { return }
    shown.removeSubrange(kept...)
    for row in leaving {
      endDisplay(row, isSeenLeaving: rowsLeavingSight != nil)
    }
  }

  /// The range of offsets in which the same rows are visible, in points.
  private struct Reach {
    var lowest = -Double.infinity
    var highest = Double.infinity
  }

  /// Collects the visible rows from the first one that was visible before, or from the top. Returns `false`
  /// if the table view changes meanwhile.
  private func fill(_ found: inout [ShownRow], _ before: Int) -> Bool {
    var reach = Reach()
    // Rows that are inserted at the top are shown there. Elsewhere, the visible rows keep their positions.
    let isAtTop = placement.measuresAll && bounds.minY <= -adjustedContentInset.top
    let anchor =
      isAtTop ? nil : shown.first { $0.cell !== reordering?.cell && isInSight($0) }?.path
    guard
      let start = anchor ?? sections.firstRow(endingBelow: bounds.minY - overlap - sectionsTop)
    else {
      // The visible area is beyond the last row, for example in a bounce.
      if let last = sections.lastRow { reach.lowest = end(of: last) + overlap }
      setPlacement(reach)
      if placement.hasRowsOutside { keepRowsOutside(in: &found) }
      return true
    }
    // Rows above are first: a difference from their estimated height moves the content offset and not the
    // visible rows.
    guard fillUpward(above: start, &found, &reach, before),
      fillDownward(from: start, &found, &reach, before)
    else { return false }
    if let first = found.first, let last = found.last {
      // The same rows are visible up to the end of the first or the start of the last one.
      reach.highest = min(reach.highest, end(of: first.path) + overlap)
      reach.lowest = max(reach.lowest, top(of: last.path) - bounds.height - overlap)
    }
    setPlacement(reach)
    keepDraggedRow(in: &found)
    if placement.hasRowsOutside { keepRowsOutside(in: &found) }
    return true
  }

  /// Collects the visible rows above a row. Returns `false` if the table view changes meanwhile.
  private func fillUpward(
    above start: ItemPath, _ found: inout [ShownRow], _ reach: inout Reach, _ before: Int
  ) -> Bool {
    var above: [ShownRow] = []
    var path = start
    while let previous = sections.row(before: path) {
      let end = end(of: previous)
      guard end > bounds.minY - overlap else {
        reach.lowest = max(reach.lowest, end + overlap)
        break
      }
      guard let (row, isNew) = take(previous, before) else { return false }
      let growth = isNew || placement.measuresAll ? measure(row.path, row.cell) : 0
      if growth != 0 {
        updateContentSize()
        shiftContent(by: growth)
      }
      above.append(row)
      path = previous
    }
    found.append(contentsOf: above.reversed())
    return true
  }

  /// Collects the visible rows from a row on. Returns `false` if the table view changes meanwhile.
  private func fillDownward(
    from start: ItemPath, _ found: inout [ShownRow], _ reach: inout Reach, _ before: Int
  ) -> Bool {
    var next: ItemPath? = start
    while let path = next {
      let y = top(of: path)
      guard y < bounds.maxY + overlap else {
        reach.highest = min(reach.highest, y - bounds.height - overlap)
        break
      }
      guard let (row, isNew) = take(path, before) else { return false }
      if isNew || placement.measuresAll { measure(path, row.cell) }
      found.append(row)
      next = sections.row(after: path)
    }
    return true
  }

  private func top(of path: ItemPath) -> Double { sectionsTop + sections.top(of: path) }

  private func end(of path: ItemPath) -> Double { top(of: path) + sections.height(of: path) }

  /// Keeps a dragged row, however far the table view has scrolled.
  private func keepDraggedRow(in found: inout [ShownRow]) {
    guard let dragged = reordering?.row else { return }
    for row in found where row.cell === dragged.cell { return }
    found.append(dragged)
  }

  /// Keeps a row that the user is working with, however far the table view has scrolled.
  private func keepRowsOutside(in found: inout [ShownRow]) {
    for row in shown where !isInSight(row) {
      if !found.contains(where: { $0.cell === row.cell }) { found.append(row) }
    }
  }

  /// Returns a Boolean value that indicates whether a row is not one that is kept outside the visible area.
  func isInSight(_ row: ShownRow) -> Bool {
    guard placement.hasRowsOutside else { return true }
    let y = top(of: row.path)
    return y < bounds.maxY + overlap && y + sections.height(of: row.path) > bounds.minY - overlap
  }

  private func setPlacement(_ reach: Reach) {
    placement.lowest = reach.lowest
    placement.highest = reach.highest
    placement.height = bounds.height
  }

  /// Returns the existing cell of a row, or a new one. If the table view changes meanwhile, returns `nil`.
  @_optimize(speed) private func take(_ path: ItemPath, _ before: Int) -> (
    row: ShownRow, isNew: Bool
  )? {
    for row in shown where row.path == path { return (row, false) }
    guard let cell = makeCell(path) else { return nil }
    let row = ShownRow(path: path, cell: cell)
    shown.append(row)
    return before == generation ? (row, true) : nil
  }

  /// Stores the height of a row, and returns the change of the height.
  @discardableResult func measure(_ path: ItemPath, _ cell: TableViewCell) -> Double {
    guard let height = height(of: path, cell: cell), sections.contains(path) else { return 0 }
    return sections.setHeight(height, of: path)
  }

  /// Positions all cells.
  func placeRows() {
    for row in shown where row.cell !== reordering?.cell {
      place(row)
    }
    if !placeholders.isEmpty { placePlaceholders() }
  }

  func place(_ row: ShownRow) {
    var frame = rowRect(row.path)
    if let reordering { frame.origin.y += reordering.displacement(of: row.path) }
    if row.cell.frame != frame { row.cell.frame = frame }
  }

  /// Moves the content and the visible area together, without stopping a scroll.
  func shiftContent(by distance: Double) {
    shiftContentOffset(by: Vector(dx: 0, dy: distance))
  }

  // MARK: Table header and footer

  private func layoutEnds() {
    let x = 0.0
    if let view = tableHeaderView {
      let frame = Rect(x: x, y: 0, width: contentWidth, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let end = style == .plain || sections.count == 0 ? 0 : TableMetrics.groupGap
      let frame = Rect(
        x: x, y: sectionsTop + sections.height + end, width: contentWidth,
        height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func layoutPinned() {
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    layoutIndexBar()
    layoutSwipe()
    if hoveredPath != nil { gestures?.hover.update() }
  }

  func replaceEnd(_ old: View?, with new: View?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { insertSubview(new, belowSubview: divider) }
      accessibilityDidChange(.items)
    }
    placement.invalidate()
    placement.width = -1
    updateContentSize()
    setNeedsLayout()
  }
}
