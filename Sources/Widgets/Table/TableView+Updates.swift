extension TableView {
  // MARK: Taking changes together

  func batch(_ updates: (() -> Void)?, _ completion: (@MainActor (Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    beginBatch()
    updates?()
    endBatch()
  }

  func beginBatch() {
    // What is changed is told by the numbers before it: they have to be known.
    loadIfNeeded()
    batchDepth += 1
  }

  func endBatch() {
    precondition(batchDepth > 0, "endUpdates() was called without beginUpdates()")
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    applyChanges()
  }

  /// Notes a change, which is made at once outside of a batch.
  private func note(_ change: (inout TableChanges) -> Void) {
    beginBatch()
    change(&changes)
    endBatch()
  }

  func noteInserted(_ paths: [ItemPath], _ animation: RowAnimation) {
    note {
      for path in paths {
        $0.insertedRows.insert(path)
        $0.insertions[path] = animation
      }
    }
  }

  func noteDeleted(_ paths: [ItemPath], _ animation: RowAnimation) {
    note {
      for path in paths {
        $0.deletedRows.insert(path)
        $0.deletions[path] = animation
      }
    }
  }

  func noteReloaded(_ paths: [ItemPath], _ animation: RowAnimation) {
    note {
      for path in paths {
        $0.reloadedRows.insert(path)
        $0.deletions[path] = animation
      }
    }
  }

  func noteMoved(_ from: ItemPath, _ to: ItemPath) {
    note { $0.movedRows.append(TableChanges.Move(from: from, to: to)) }
  }

  func noteInsertedSections(_ sections: [Int], _ animation: RowAnimation) {
    note {
      for section in sections {
        $0.insertedSections.insert(section)
        $0.sectionInsertions[section] = animation
      }
    }
  }

  func noteDeletedSections(_ sections: [Int], _ animation: RowAnimation) {
    note {
      for section in sections {
        $0.deletedSections.insert(section)
        $0.sectionDeletions[section] = animation
      }
    }
  }

  func noteReloadedSections(_ sections: [Int], _ animation: RowAnimation) {
    note {
      for section in sections {
        $0.reloadedSections.insert(section)
        $0.sectionDeletions[section] = animation
      }
    }
  }

  func noteMovedSection(_ from: Int, _ to: Int) {
    note { $0.movedSections.append(TableChanges.Move(from: from, to: to)) }
  }

  /// Has the data source fill the cells of some rows again, without making others.
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
        noteReloaded([path], .none)
        continue
      }
      measure(path, shown[index].cell)
    }
    placement.invalidate()
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Making them

  /// Makes the changes that were told: the numbers of rows are asked for and have to go with them.
  ///
  /// Where the user moved a row, what is seen has made room already.
  func applyChanges(keepsPlace: Bool = true) {
    let made = changes
    changes = TableChanges()
    let done = completions
    completions = []
    guard !needsReload else {
      // Everything is asked for anew anyway.
      loadIfNeeded()
      return finish(done)
    }
    closeSwipe(animated: true)
    cancelReordering()
    let counts = countRows()
    let before = sections.sections.map(\.rows.count)
    let map: TableUpdateMap
    do throws(TableUpdateError) {
      map = try TableUpdateMap(made, before: before, after: counts)
    } catch {
      preconditionFailure(error.description)
    }
    apply(map, made, counts, done, keepsPlace)
  }

  private func apply(
    _ map: TableUpdateMap, _ made: TableChanges, _ counts: [Int],
    _ done: [@MainActor (Bool) -> Void], _ keepsPlace: Bool
  ) {
    generation += 1
    prefetchWindow.reset()
    let anchor = keepsPlace ? findAnchor(map, made) : nil
    var motion = RowMotion(self, made)
    sections = TableSections(newSections(map, made, counts))
    selection = moved(selection, map)
    selectionAnchor = selectionAnchor.flatMap(map.target)
    hoveredPath = hoveredPath.flatMap(map.target)
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
    surroundingsDidChange()
    motion.play(in: self) { [weak self] in self?.finish(done) }
  }

  private func finish(_ done: [@MainActor (Bool) -> Void]) {
    for completion in done { completion(true) }
  }

  /// The sections after the changes: what is known of rows that stay goes with them.
  private func newSections(
    _ map: TableUpdateMap, _ made: TableChanges, _ counts: [Int]
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
      if !map.keepsRows(ofSection: source) {
        kept.rows = RowHeights(kept.rows, count: rows) { row in
          let path = ItemPath(row: row, section: source)
          let target = made.reloadedRows.contains(path) ? nil : map.target(of: path)
          return target.flatMap { $0.section == section ? $0.row : nil }
        }
        askHeights(of: section, &kept.rows, estimates)
      }
      new.append(kept)
    }
    carryHeights(of: made.movedRows, into: &new)
    return new
  }

  /// Rows that go to another section take what is known of them along.
  private func carryHeights(
    of moves: [TableChanges.Move<ItemPath>], into new: inout [TableSections.Section]
  ) {
    for move in moves where sections.contains(move.from) {
      let known = sections.sections[move.from.section].rows.knownHeight(of: move.from.row)
      if let known { new[move.to.section].rows.setHeight(known, of: move.to.row) }
    }
  }

  private func moved(_ paths: Set<ItemPath>, _ map: TableUpdateMap) -> Set<ItemPath> {
    var result: Set<ItemPath> = []
    for path in paths {
      if let target = map.target(of: path) { result.insert(target) }
    }
    return result
  }

  /// The row at a place, or the last one before it where there is none.
  private func nearest(to path: ItemPath) -> ItemPath? {
    if sections.contains(path) { return path }
    return sections.row(before: path) ?? sections.firstRow
  }

  // MARK: What is seen stays where it is

  /// A row that is seen before and after the changes, and how far below the top it lies.
  private struct Anchor {
    var path: ItemPath
    var distance: Double
  }

  /// The first row in sight that stays; nil where the table stands at its top, where what is new is to
  /// be seen.
  private func findAnchor(_ map: TableUpdateMap, _ made: TableChanges) -> Anchor? {
    let top = bounds.minY + adjustedContentInset.top
    guard top > sectionsTop else { return nil }
    let moved = Set(made.movedRows.map(\.from))
    for row in shown where !moved.contains(row.path) {
      let rect = rowRect(row.path)
      guard rect.maxY > top, let target = map.target(of: row.path) else { continue }
      return Anchor(path: target, distance: rect.minY - bounds.minY)
    }
    return nil
  }

  private func keep(_ anchor: Anchor) {
    let shift = rowRect(anchor.path).minY - anchor.distance - bounds.minY
    let end = max(
      -adjustedContentInset.top,
      contentSize.height + adjustedContentInset.bottom - bounds.height)
    let y = min(max(bounds.minY + shift, -adjustedContentInset.top), end)
    if y != bounds.minY { shiftContent(by: y - bounds.minY) }
  }

  // MARK: Views

  private func moveShownRows(
    _ map: TableUpdateMap, _ made: TableChanges, _ motion: inout RowMotion
  ) {
    var kept: [ShownRow] = []
    var leaving: [ShownRow] = []
    for row in shown {
      if let target = map.target(of: row.path), !made.reloadedRows.contains(row.path) {
        kept.append(ShownRow(path: target, cell: row.cell))
      } else {
        leaving.append(row)
      }
    }
    kept.sort { $0.path < $1.path }
    shown = kept
    for row in leaving {
      if pressed?.cell === row.cell { releasePress() }
      motion.leave(row)
      tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }

  /// Headers and footers go with their sections. Those of sections whose rows are new are made anew.
  private func moveHeaders(_ map: TableUpdateMap, _ made: TableChanges) {
    let (oldHeaders, oldFooters) = (headers, footers)
    headers = [:]
    footers = [:]
    for (section, view) in oldHeaders {
      if let target = target(ofSection: section, map) {
        headers[target] = view
      } else {
        endHeader(view, section)
      }
    }
    for (section, view) in oldFooters {
      if let target = target(ofSection: section, map) {
        footers[target] = view
      } else {
        endFooter(view, section)
      }
    }
    headerFooters.settle(limit: headers.count + footers.count + 4)
  }

  private func target(ofSection section: Int, _ map: TableUpdateMap) -> Int? {
    guard section < map.sectionTargets.count, !map.reloadedSections.contains(section) else {
      return nil
    }
    return map.sectionTargets[section]
  }
}
