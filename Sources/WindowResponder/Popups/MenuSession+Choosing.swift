extension MenuSession {
  // MARK: Highlighting

  /// The level and the row at a place of the toplevel's window; the row is nil beside all rows, and
  /// all of it where no menu is.
  func find(_ place: Point) -> (level: Int, row: Int?)? {
    for index in levels.indices.reversed() {
      guard let point = levels[index].point(inside: place) else { continue }
      return (index, levels[index].content.row(at: point))
    }
    return nil
  }

  func highlight(_ row: Int?, in level: Int) {
    guard levels.indices.contains(level) else { return }
    levels[level].content.highlight(row)
    // The way to a menu stays lit.
    for lower in levels[..<level] { lower.content.highlight(lower.openRow) }
  }

  /// The pointer rests on a place, or moves over it.
  func point(at place: Point) {
    guard let found = find(place), let row = found.row else {
      if find(place) == nil || pending != nil { cancelPending() }
      if let top = levels.last { top.content.highlight(nil) }
      return
    }
    let level = found.level
    if levels[level].openRow == row, level + 1 < levels.count {
      cancelPending()
      highlight(row, in: level)
      levels[level + 1].content.highlight(nil)
      return
    }
    let isNew = levels[level].content.highlightedRow != row
    highlight(row, in: level)
    let opens = levels[level].rows[row].kind == .submenu
    guard opens || level + 1 < levels.count else { return cancelPending() }
    if isNew || pending == nil { wait(toOpen: opens ? row : nil, in: level) }
  }

  private func wait(toOpen row: Int?, in level: Int) {
    if let pending, pending.level == level, pending.row == row { return }
    cancelPending()
    let timer = ClockTimer.scheduledTimer(
      withTimeInterval: program.programContext.interactionSettings.submenuDelay
    ) { [weak self] _ in
      guard let self, !isOver else { return }
      pending = nil
      if let row { openSubmenu(of: row, in: level) } else { closeLevels(above: level) }
    }
    pending = (timer, level, row)
  }

  func cancelPending() {
    pending?.timer.invalidate()
    pending = nil
  }

  // MARK: Choosing

  /// A row was clicked, tapped, or chosen by a key.
  func choose(_ row: Int, in level: Int, byKey: Bool = false) {
    guard levels.indices.contains(level), levels[level].rows.indices.contains(row) else { return }
    let chosen = levels[level].rows[row]
    guard chosen.canBeHighlighted else { return }
    if chosen.kind == .submenu {
      return openSubmenu(of: row, in: level, highlightsFirst: byKey)
    }
    guard let element = chosen.element else { return }
    if let group = chosen.selection { group.select(element) }
    if chosen.keepsMenu {
      perform(element)
      if !isOver {
        closeLevels(above: level)
        reloadRows()
      }
    } else {
      end()
      perform(element)
    }
  }

  private func perform(_ element: MenuElement) {
    if let own = request.perform { return own(element) }
    validation.perform(element, sender: request.sender)
    request.didPerform?()
  }
}
