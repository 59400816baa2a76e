extension TableView {
  /// Performs ``scrollToRow(at:at:animated:)``.
  func scroll(to path: ItemPath, _ position: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    if path.row == .max { return scroll(toSection: path.section, position, animated) }
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

  /// Scrolls to a section, which may have no rows.
  private func scroll(toSection section: Int, _ position: ScrollPosition, _ animated: Bool) {
    guard sections.sections.indices.contains(section) else { return }
    if bounds.width != placement.width { layoutIfNeeded() }
    let inset = adjustedContentInset
    let target = offset(showing: sectionRect(section), position, inset.top, inset.bottom)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    scrollGoal = nil
  }

  /// The goal of an animated scroll: a row and its position.
  struct ScrollGoal {
    var path: ItemPath
    var position: ScrollPosition
  }

  /// Corrects the end of an animated scroll if rows on the way had other heights than estimated. If the user
  /// has moved the table view since, does nothing.
  func keepScrollGoal() {
    guard let goal = scrollGoal, !isScrollAnimating else { return }
    scrollGoal = nil
    guard !isTracking, !isDragging, !isDecelerating, sections.contains(goal.path) else { return }
    let target = offset(showing: goal.path, goal.position)
    if target != contentOffset { setContentOffset(target, animated: false) }
  }

  /// Measures the rows that an animated scroll passes, up to a maximum number.
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

  /// Adjusts the content offset for changed heights, so that the visible rows keep their positions.
  private func heightsDidChange() {
    let anchor = shown.first(where: isInSight).map { ($0.path, $0.cell.frame.minY) }
    updateContentSize()
    if let (first, y) = anchor, sections.contains(first), rowRect(first).minY != y {
      shiftContent(by: rowRect(first).minY - y)
    }
    placement.invalidate()
    placeRows()
  }

  /// Returns the content offset at which a row has a position, in points.
  private func offset(showing path: ItemPath, _ position: ScrollPosition) -> Point {
    let inset = adjustedContentInset
    var (above, below) = (inset.top, inset.bottom)
    if style == .plain {
      // If headers are pinned, a row is visible only below the header of its section.
      above += sections.sections[path.section].header
      if footers[path.section] != nil { below += sections.sections[path.section].footer }
    }
    return offset(showing: rowRect(path), position, above, below)
  }

  /// Returns the content offset at which a rectangle has a position between what covers the table view above
  /// and below, in points.
  private func offset(
    showing row: Rect, _ position: ScrollPosition, _ above: Double, _ below: Double
  ) -> Point {
    let alignment: ItemAlignment =
      switch position {
      case .top: .start
      case .bottom: .end
      case .middle: .middle
      case .none: .nearest
      }
    let y = alignment.offset(
      from: row.minY, to: row.maxY, now: bounds.minY, length: bounds.height, before: above,
      after: below)
    return Point(x: bounds.minX, y: limitedY(y ?? bounds.minY))
  }

  /// Measures the rows around a row, so that scrolling to it needs no correction.
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

  /// Measures a row that is not visible. Returns a Boolean value that indicates whether its height differs
  /// from the estimate.
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
    if isInPlace { cells.hide(cell) }
    guard let height = height(of: path, cell: cell), sections.contains(path) else { return false }
    return sections.setHeight(height, of: path) != 0
  }

  /// The selected row that is nearest to the center of the visible area.
  var nearestSelectedRow: ItemPath? {
    let middle = bounds.midY
    return selection.filter { sections.contains($0) }.min {
      abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
    }
  }
}
