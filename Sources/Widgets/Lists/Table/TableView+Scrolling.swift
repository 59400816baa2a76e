extension TableView {
  /// What ``scrollToRow(at:at:animated:)`` does in the base class.
  func scroll(to path: ItemPath, _ position: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    guard sections.contains(path) else { return }
    if bounds.width != placement.width { layoutIfNeeded() }
    measureRows(around: path)
    if animated { measureRows(onTheWayTo: path) }
    guard sections.contains(path) else { return }
    let target = offset(showing: path, position)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
    scrollGoal = isScrollAnimating ? ScrollGoal(path: path, position: position) : nil
  }

  /// Where an animated scroll is to end: a row, and where it is to be.
  struct ScrollGoal {
    var path: ItemPath
    var position: ScrollPosition
  }

  /// Rows on a long way may have turned out higher than expected: then the end of the scroll is put
  /// right, unless somebody else has moved the table meanwhile.
  func keepScrollGoal() {
    guard let goal = scrollGoal, !isScrollAnimating else { return }
    scrollGoal = nil
    guard !isTracking, !isDragging, !isDecelerating, sections.contains(goal.path) else { return }
    let target = offset(showing: goal.path, goal.position)
    if target != contentOffset { setContentOffset(target, animated: false) }
  }

  /// Finds out how high the rows are that an animated scroll passes, up to a number of them.
  private func measureRows(onTheWayTo path: ItemPath) {
    guard let first = shown.first(where: isInSight)?.path,
      let last = shown.last(where: isInSight)?.path
    else { return }
    let before = generation
    var rest = TableMetrics.rowsMeasuredAhead
    var next = path < first ? sections.row(before: first) : sections.row(after: last)
    var changed = false
    while let row = next, rest > 0, path < first ? row > path : row < path {
      rest -= 1
      if measureUnseen(row) { changed = true }
      guard before == generation else { return }
      next = path < first ? sections.row(before: row) : sections.row(after: row)
    }
    if changed { heightsDidChange() }
  }

  /// What is seen stays where it is: what was measured above it moves the content.
  private func heightsDidChange() {
    let anchor = shown.first(where: isInSight).map { ($0.path, $0.cell.frame.minY) }
    updateContentSize()
    if let (first, y) = anchor, sections.contains(first), rowRect(first).minY != y {
      shiftContent(by: rowRect(first).minY - y)
    }
    placement.invalidate()
    placeRows()
  }

  /// The offset at which a row is where it is to be, in points.
  private func offset(showing path: ItemPath, _ position: ScrollPosition) -> Point {
    let row = rowRect(path)
    let inset = adjustedContentInset
    var (above, below) = (inset.top, inset.bottom)
    if style == .plain {
      // Where headers stay on top, a row is seen only below its section's.
      above += sections.sections[path.section].header
      if footers[path.section] != nil { below += sections.sections[path.section].footer }
    }
    let room = bounds.height - above - below
    var y = bounds.minY
    switch position {
    case .top: y = row.minY - above
    case .bottom: y = row.maxY - bounds.height + below
    case .middle: y = row.midY - above - room / 2
    case .none:
      if row.minY < bounds.minY + above || row.height > room {
        y = row.minY - above
      } else if row.maxY > bounds.maxY - below {
        y = row.maxY - bounds.height + below
      }
    }
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return Point(x: bounds.minX, y: min(max(y, -inset.top), end))
  }

  /// Finds out how high the rows around one are, so that scrolling there need not correct itself.
  private func measureRows(around path: ItemPath) {
    let before = generation
    var changed = measureUnseen(path)
    for forward in [false, true] {
      var room = bounds.height
      var next = forward ? sections.row(after: path) : sections.row(before: path)
      while let row = next, room > 0, before == generation {
        if measureUnseen(row) { changed = true }
        guard before == generation, sections.contains(row) else { return }
        room -= sections.height(of: row)
        next = forward ? sections.row(after: row) : sections.row(before: row)
      }
    }
    if changed { heightsDidChange() }
  }

  /// Finds out how high a row is that is not seen; true where it is higher or lower than expected.
  private func measureUnseen(_ path: ItemPath) -> Bool {
    if sections.sections[path.section].rows.knownHeight(of: path.row) != nil { return false }
    if shown.contains(where: { $0.path == path }) { return false }
    if let height = height(of: path, cell: nil) {
      return sections.setHeight(height, of: path) != 0
    }
    let before = generation
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return false }
    defer { if cell.superview == nil || cell.isHidden { recycle(cell) } }
    guard before == generation, !shown.contains(where: { $0.cell === cell }) else { return false }
    updateSurroundings(cell, path)
    let isInPlace = cell.superview === self
    if isInPlace, !cell.isHidden { cell.isHidden = true }
    guard let height = height(of: path, cell: cell), sections.contains(path) else { return false }
    return sections.setHeight(height, of: path) != 0
  }

  /// The selected row that is nearest to what is seen.
  var nearestSelectedRow: ItemPath? {
    let middle = bounds.midY
    return selection.filter { sections.contains($0) }.min {
      abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
    }
  }
}
