extension TableView {
  /// What ``layoutSubviews()`` does: rows that left are taken back, those that came are made.
  ///
  /// A scroll step that shows no other rows does next to nothing.
  func layoutTable() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    if contentWidth != placement.width { widthDidChange() }
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

  /// Rows that are as high as their content get other heights in another width.
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

  /// Finds the rows that are to be seen, and places them.
  private func layoutRows() {
    let before = generation
    let height = sections.height
    recycleRowsOutside()
    guard before == generation else { return setNeedsLayout() }
    var found: [ShownRow] = []
    found.reserveCapacity(shown.count + 4)
    let isDone = fill(&found, before)
    guard isDone, before == generation else {
      // A data source that changed the table in the middle: all is looked at anew.
      recycleAll()
      return setNeedsLayout()
    }
    placement.measuresAll = false
    shown = found
    placeRows()
    if sections.height != height { updateContentSize() }
    cells.settle(limit: shown.count + 4)
  }

  /// How far above and below what is seen there are rows: while one is dragged others make room.
  private var overlap: Double { reordering?.height ?? 0 }

  /// Takes back the rows that left, before others are made, so that their cells can be used again.
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

  /// The offsets between which the same rows are seen, in points.
  private struct Reach {
    var lowest = -Double.infinity
    var highest = Double.infinity
  }

  /// Collects the rows that are to be seen, from one that was seen before or from the top; false where
  /// the table changed meanwhile.
  private func fill(_ found: inout [ShownRow], _ before: Int) -> Bool {
    var reach = Reach()
    let anchor = shown.first { $0.cell !== reordering?.cell && isInSight($0) }?.path
    guard
      let start = anchor ?? sections.firstRow(endingBelow: bounds.minY - overlap - sectionsTop)
    else {
      // Beyond the last row, as while the content bounces: it comes back into sight there.
      if let last = sections.lastRow { reach.lowest = end(of: last) + overlap }
      setPlacement(reach)
      if placement.hasRowsOutside { keepRowsOutside(in: &found) }
      return true
    }
    // Upward first: what a row is higher than expected moves the content, not what is seen.
    guard fillUpward(above: start, &found, &reach, before),
      fillDownward(from: start, &found, &reach, before)
    else { return false }
    if let first = found.first, let last = found.last {
      // Until the first one's end or the last one's beginning, the same rows are seen.
      reach.highest = min(reach.highest, end(of: first.path) + overlap)
      reach.lowest = max(reach.lowest, top(of: last.path) - bounds.height - overlap)
    }
    setPlacement(reach)
    keepDraggedRow(in: &found)
    if placement.hasRowsOutside { keepRowsOutside(in: &found) }
    return true
  }

  /// Collects the rows in sight above one; false where the table changed meanwhile.
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

  /// Collects the rows in sight from one on; false where the table changed meanwhile.
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

  /// A row that is dragged stays, however far from its place the table was scrolled.
  private func keepDraggedRow(in found: inout [ShownRow]) {
    guard let dragged = reordering?.row else { return }
    for row in found where row.cell === dragged.cell { return }
    found.append(dragged)
  }

  /// A row that the user works with stays, however far the table was scrolled.
  private func keepRowsOutside(in found: inout [ShownRow]) {
    for row in shown where !isInSight(row) {
      if !found.contains(where: { $0.cell === row.cell }) { found.append(row) }
    }
  }

  /// Returns whether a row is no one that is kept out of sight.
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

  /// The cell of a row that was seen before, else a new one; nil where the table changed meanwhile.
  private func take(_ path: ItemPath, _ before: Int) -> (row: ShownRow, isNew: Bool)? {
    for row in shown where row.path == path { return (row, false) }
    guard let cell = makeCell(path) else { return nil }
    let row = ShownRow(path: path, cell: cell)
    shown.append(row)
    return before == generation ? (row, true) : nil
  }

  /// Keeps how high a row is, and tells by how much it grew.
  @discardableResult func measure(_ path: ItemPath, _ cell: TableViewCell) -> Double {
    guard let height = height(of: path, cell: cell), sections.contains(path) else { return 0 }
    return sections.setHeight(height, of: path)
  }

  /// Puts every cell where it belongs.
  func placeRows() {
    for row in shown where row.cell !== reordering?.cell {
      place(row)
    }
  }

  func place(_ row: ShownRow) {
    var frame = rowRect(row.path)
    if let reordering { frame.origin.y += reordering.displacement(of: row.path) }
    if row.cell.frame != frame { row.cell.frame = frame }
  }

  /// Moves the content and what is seen together, without stopping what moves it.
  func shiftContent(by distance: Double) {
    shiftContentOffset(by: Vector(dx: 0, dy: distance))
  }

  // MARK: What is not a row

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
    if hoveredPath != nil { gestures?.updateHover() }
  }

  func replaceEnd(_ old: View?, with new: View?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { insertSubview(new, belowSubview: divider) }
    }
    placement.invalidate()
    placement.width = -1
    updateContentSize()
    setNeedsLayout()
  }
}
