extension TableView {
  /// Requests the data source to configure the existing cells of rows again.
  func reconfigure(_ paths: [ItemPath]) {
    guard !needsReload else { return }
    for path in paths {
      guard let index = shown.firstIndex(where: { $0.path == path }) else {
        if sections.contains(path) { sections.forgetHeight(of: path) }
        continue
      }
      let before = generation
      reconfigured = shown[index].cell
      let cell = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard before == generation else { return }
      if cell !== shown[index].cell {
        if let cell { recycle(cell) }
        note { $0.items.reload([path], RowAnimation.none.itemAnimation) }
        continue
      }
      measure(path, shown[index].cell)
    }
    placement.invalidate()
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Applying changes

  /// Applies the stored changes. The numbers of rows from the data source have to agree with them.
  ///
  /// If the user has moved a row, the visible rows have already made room.
  func applyChanges(keepsPlace: Bool) {
    let (made, done) = updates.take()
    guard !needsReload else {
      // All data is requested again in any case.
      loadIfNeeded()
      return finish(done)
    }
    closeSwipe(animated: true)
    cancelReordering()
    let counts = countRows()
    let before = sections.sections.map(\.rows.count)
    let map = ItemUpdateMap(checked: made, before: before, after: counts)
    apply(map, made, counts, done, keepsPlace)
  }

  private func apply(
    _ map: ItemUpdateMap, _ made: ItemChanges, _ counts: [Int],
    _ done: [@MainActor (Bool) -> Void], _ keepsPlace: Bool
  ) {
    generation += 1
    prefetchWindow.reset()
    let anchor = keepsPlace ? findAnchor(map, made) : nil
    var motion = RowMotion(self, made)
    sections = TableSections(newSections(map, made, counts))
    movePlaceholders(map)
    makeRoomForPlaceholders()
    accessibilityDidChange(.items)
    moveStates(map, reloaded: made.items.reloaded)
    if let path = focusedPath {
      focusedPath = map.target(of: path) ?? nearest(to: path)
    }
    moveShownRows(map, made, &motion)
    moveHeaders(map, made)
    motion.keep(self)
    loadIndexTitles()
    placement.invalidate()
    placement.measuresAll = true
    updateContentSize()
    if let anchor { keep(anchor) }
    setNeedsLayout()
    rowsLeavingSight = motion.isAnimated ? [] : nil
    layoutIfNeeded()
    motion.leaveSight(rowsLeavingSight ?? [])
    rowsLeavingSight = nil
    updateStates()
    motion.play(in: self) { [weak self] in self?.finish(done) }
  }

  private func finish(_ done: [@MainActor (Bool) -> Void]) {
    for completion in done { completion(true) }
  }

  /// Returns the sections after the changes, with the known heights of the rows that stay.
  private func newSections(
    _ map: ItemUpdateMap, _ made: ItemChanges, _ counts: [Int]
  ) -> [TableSections.Section] {
    let estimates = findEstimates(counts)
    var new: [TableSections.Section] = []
    new.reserveCapacity(counts.count)
    for (section, rows) in counts.enumerated() {
      guard let source = map.sectionSources[section], !map.reloadedSections.contains(source) else {
        new.append(makeSection(section, rows: rows, estimates))
        continue
      }
      var kept = sections.sections[source]
      if !map.keepsItems(ofSection: source) {
        kept.rows = RowHeights(kept.rows, count: rows) { row in
          let path = ItemPath(row: row, section: source)
          let target = made.items.reloaded.contains(path) ? nil : map.target(of: path)
          return target.flatMap { $0.section == section ? $0.row : nil }
        }
        askHeights(of: section, &kept.rows, estimates)
      }
      new.append(kept)
    }
    carryHeights(of: made.items.moved, into: &new)
    return new
  }

  /// Copies the known heights of rows that move to another section.
  private func carryHeights(
    of moves: [ItemChanges.Move<ItemPath>], into new: inout [TableSections.Section]
  ) {
    for move in moves where sections.contains(move.from) {
      let known = sections.sections[move.from.section].rows.knownHeight(of: move.from.row)
      if let known { new[move.to.section].rows.setHeight(known, of: move.to.row) }
    }
  }

  /// Returns the row at an index path, or the last one before it.
  private func nearest(to path: ItemPath) -> ItemPath? {
    if sections.contains(path) { return path }
    return sections.row(before: path) ?? sections.firstRow
  }

  // MARK: Anchor of the visible area

  /// A row that is visible before and after the changes, and its distance below the top.
  private struct Anchor {
    var path: ItemPath
    var distance: Double
  }

  /// Returns the first visible row that stays. If the table view is scrolled to its top, returns `nil`, so
  /// that new rows become visible.
  private func findAnchor(_ map: ItemUpdateMap, _ made: ItemChanges) -> Anchor? {
    let top = bounds.minY + adjustedContentInset.top
    guard top > sectionsTop else { return nil }
    let moved = Set(made.items.moved.map(\.from))
    for row in shown where !moved.contains(row.path) {
      let rect = rowRect(row.path)
      guard rect.maxY > top, let target = map.target(of: row.path) else { continue }
      return Anchor(path: target, distance: rect.minY - bounds.minY)
    }
    return nil
  }

  private func keep(_ anchor: Anchor) {
    let shift = rowRect(anchor.path).minY - anchor.distance - bounds.minY
    let y = limitedY(bounds.minY + shift)
    if y != bounds.minY { shiftContent(by: y - bounds.minY) }
  }

  // MARK: Views

  private func moveShownRows(
    _ map: ItemUpdateMap, _ made: ItemChanges, _ motion: inout RowMotion
  ) {
    var kept: [ShownRow] = []
    var leaving: [ShownRow] = []
    for row in shown {
      if let target = map.target(of: row.path), !made.items.reloaded.contains(row.path) {
        kept.append(ShownRow(path: target, cell: row.cell))
      } else {
        leaving.append(row)
      }
    }
    kept.sort { $0.path < $1.path }
    shown = kept
    for row in leaving {
      if pressed?.cell === row.cell { releasePress() }
      row.cell.endEditing(true)
      motion.leave(row)
      tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }

  /// Moves headers and footers along with their sections. Those of sections with new rows are created again.
  private func moveHeaders(_ map: ItemUpdateMap, _ made: ItemChanges) {
    let old = shownEnds
    headers = [:]
    footers = [:]
    for (end, view) in old {
      if let target = map.keptTarget(ofSection: end.section) {
        setView(view, of: TableSectionEnd(section: target, isFooter: end.isFooter))
      } else {
        endDisplay(view, end)
      }
    }
    headerFooters.settle(limit: headers.count + footers.count + 4)
  }
}
