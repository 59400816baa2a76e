extension MenuSession {
  // MARK: Highlighting

  /// Returns the level and the row at a point of the toplevel's window. Beside all rows, the row is `nil`.
  /// Outside of all menus, the result is `nil`.
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
    // The rows that lead to an open submenu remain highlighted.
    for lower in levels[..<level] { lower.content.highlight(lower.openRow) }
  }

  /// Updates the highlight and the submenus for the pointer's location.
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

  /// Chooses a row that was clicked, tapped, or selected by a key.
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
