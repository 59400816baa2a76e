/// The state of a row that the user drags to another index path.
@MainActor final class RowReordering {
  let cell: TableViewCell
  let source: ItemPath
  /// The current target.
  var target: ItemPath
  /// The height of the row, in points.
  let height: Double
  /// The distance of the touch below the top of the row, in points.
  let grab: Double
  /// An empty cell at the target.
  let gap = TableViewCell()
  let scroll: ItemDropScroll

  init(
    _ cell: TableViewCell, _ source: ItemPath, height: Double, grab: Double, scroll: ItemDropScroll
  ) {
    self.cell = cell
    self.source = source
    target = source
    self.height = height
    self.grab = grab
    self.scroll = scroll
  }

  var row: ShownRow { ShownRow(path: source, cell: cell) }

  /// Returns the distance by which another row makes room, in points.
  func displacement(of path: ItemPath) -> Double {
    if path == source { return 0 }
    if isMovingDown {
      return path > source && (path.section < target.section || path <= lastPassed) ? -height : 0
    }
    return path < source && path >= target ? height : 0
  }

  /// Returns the distance by which a section's header or footer makes room, in points.
  func displacement(of end: TableSectionEnd) -> Double {
    // A footer moves as the header of the next section does.
    let section = end.isFooter ? end.section + 1 : end.section
    if section > source.section, section <= target.section { return -height }
    if section <= source.section, section > target.section { return height }
    return 0
  }

  /// Returns the row of an index path and the number of rows in its section during the drag.
  func place(of path: ItemPath, count: Int) -> (row: Int, count: Int) {
    var (row, count) = (path.row, count)
    if path.section == source.section {
      count -= 1
      if path.row > source.row { row -= 1 }
    }
    if path.section == target.section {
      count += 1
      if row >= target.row { row += 1 }
    }
    return (row, count)
  }

  var isMovingDown: Bool { target > source }

  /// The last row above the dragged one in a move down. In its own section the dragged row takes that row's
  /// index, in another section the next one.
  var lastPassed: ItemPath {
    target.section == source.section
      ? target : ItemPath(row: target.row - 1, section: target.section)
  }
}

extension TableView {
  /// Begins a drag of a row by its reorder control. If the table is not in editing mode, shows placeholders
  /// or moves another row, returns `false`.
  func beginReordering(_ cell: TableViewCell, _ touch: Touch) -> Bool {
    guard reordering == nil, editing, placeholders.isEmpty, let path = path(of: cell) else {
      return false
    }
    closeSwipe(animated: false)
    releasePress()
    let place = touch.location(in: self)
    let rect = rowRect(path)
    reordering = RowReordering(
      cell, path, height: rect.height, grab: place.y - rect.minY,
      scroll: ItemDropScroll(self) { [weak self] in self?.moveReordered(to: $0) })
    insertSubview(cell, belowSubview: divider)
    if let gap = reordering?.gap { insertSubview(gap, at: backgroundView == nil ? 0 : 1) }
    placeGap()
    lift(cell, true)
    placement.invalidate()
    setNeedsLayout()
    return true
  }

  func continueReordering(_ touch: Touch) -> Bool {
    guard reordering != nil else { return false }
    let place = touch.location(in: self)
    moveReordered(to: place)
    reordering?.scroll.point(at: place)
    return true
  }

  /// Ends the drag when the touch ends or is cancelled.
  func endReordering(cancelled: Bool) {
    guard let ended = reordering else { return }
    ended.scroll.stop()
    ended.gap.removeFromSuperview()
    reordering = nil
    updateStates()
    lift(ended.cell, false)
    placement.invalidate()
    guard !cancelled, ended.target != ended.source else {
      settle(ended.cell)
      return
    }
    commitMove(ended)
  }

  /// Cancels the drag before other changes of the rows.
  func cancelReordering() {
    if reordering != nil { endReordering(cancelled: true) }
  }

  private func lift(_ cell: TableViewCell, _ isLifted: Bool) {
    cell.surroundings.isLifted = isLifted
    cell.layer.shadowColor = .windowShadow
    cell.layer.shadowOpacity = isLifted ? (theme.isDark ? 1 : 0.6) : 0
    cell.layer.shadowRadius = TableMetrics.dragShadow
    cell.layer.shadowOffset = Size(width: 0, height: 2)
  }

  /// Moves the row to the location of the touch, and lets the other rows make room.
  private func moveReordered(to touchLocation: Point) {
    guard let reordering else { return }
    let end = sectionsTop + sections.height
    let y = min(
      max(touchLocation.y - reordering.grab, sectionsTop - reordering.height / 2),
      end - reordering.height / 2)
    var frame = reordering.cell.frame
    frame.origin.y = y
    reordering.cell.frame = frame
    let proposed = proposedTarget(middle: y + reordering.height / 2)
    let target = reorderTarget(reordering.source, proposed)
    guard self.reordering === reordering, reordering.target != target,
      sections.canMove(reordering.source, to: target)
    else { return }
    reordering.target = target
    placeGap()
    updateStates()
    animateItems {
      placeRows()
      layoutHeaders()
    }
  }

  /// Positions the empty cell at the target, with the background of its group.
  private func placeGap() {
    guard let reordering else { return }
    let target = reordering.target
    var place = CellSurroundings()
    place.style = style
    place.separator = .none
    var count = sections.rowCount(in: target.section)
    if target.section != reordering.source.section { count += 1 }
    place.isFirst = target.row == 0
    place.isLast = target.row == count - 1
    reordering.gap.surroundings = place
    reordering.gap.frame = Rect(
      x: rowInset, y: gapTop(reordering), width: rowWidth, height: reordering.height)
  }

  private func gapTop(_ reordering: RowReordering) -> Double {
    let target = reordering.target
    if target == reordering.source { return rowRect(target).minY }
    guard reordering.isMovingDown else {
      return sections.contains(target)
        ? rowRect(target).minY : sectionsTop + sections.footerTop(of: target.section)
    }
    let last = reordering.lastPassed
    return sections.contains(last)
      ? rowRect(last).maxY - reordering.height
      : sectionsTop + sections.rowsTop(of: target.section) - reordering.height
  }

  /// Returns the index path for a center of the dragged row.
  private func proposedTarget(middle: Double) -> ItemPath {
    guard let reordering else { return [0, 0] }
    let source = reordering.source
    let y = middle - sectionsTop
    guard let section = sections.section(at: max(0, y)) else { return source }
    let count = sections.rowCount(in: section)
    let rowsTop = sections.rowsTop(of: section)
    let rows = sections.sections[section].rows
    if y < rowsTop {
      // Over a header, the target is the end of the previous section for a row from above, otherwise the
      // start of the section.
      return section <= source.section
        ? ItemPath(row: 0, section: section)
        : ItemPath(
          row: section - 1 == source.section
            ? sections.rowCount(in: section - 1) - 1 : sections.rowCount(in: section - 1),
          section: section - 1)
    }
    if count == 0 { return ItemPath(row: 0, section: section) }
    let row = rows.row(at: y - rowsTop)
    let isPast = y - rowsTop >= rows.total
    if section == source.section { return ItemPath(row: row, section: section) }
    if isPast { return ItemPath(row: count, section: section) }
    return ItemPath(row: section > source.section ? row + 1 : row, section: section)
  }

  // MARK: End of the drag

  private func commitMove(_ ended: RowReordering) {
    var made = ItemChanges()
    made.items.moved = [ItemChanges.Move(from: ended.source, to: ended.target)]
    let frame = ended.cell.frame
    let before = generation
    dataSource?.tableView(self, moveRowAt: ended.source, to: ended.target)
    // If the data source has already changed the table view, for example with reloadData(), nothing is left
    // to do.
    guard before == generation else { return setNeedsLayout() }
    updates.changes = made
    applyChanges(keepsPlace: false)
    ended.cell.frame = frame
    settle(ended.cell)
  }

  /// Animates a row from the end of the drag to its final position.
  private func settle(_ cell: TableViewCell) {
    setNeedsLayout()
    let frame = cell.frame
    layoutIfNeeded()
    guard cell.superview === self, path(of: cell) != nil else { return }
    cell.frame = frame
    animateItems { placeRows() }
  }
}
