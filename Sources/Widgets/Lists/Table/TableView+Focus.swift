extension TableView {
  /// The Tab key stopped at the table, or went on.
  func keyFocusDidChange() {
    if isFocused {
      loadIfNeeded()
      if focusedPath.map({ !sections.contains($0) }) ?? true {
        focusedPath =
          preferredFocus ?? nearestSelectedRow ?? sections.row(at: bounds.minY - sectionsTop)
          ?? sections.firstRow(endingBelow: bounds.minY - sectionsTop) ?? sections.firstRow
      }
      // A click shows by itself where it was.
      showsFocus = pressed == nil
    } else {
      showsFocus = false
      keys.stop()
    }
    updateStates()
  }

  /// The row that the delegate would have keys go to first.
  private var preferredFocus: ItemPath? {
    let path = tableDelegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { sections.contains($0) ? $0 : nil }
  }

  /// Whether the delegate lets keys go to a row.
  package func canFocus(_ path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  /// Whether a row that keys go to is selected at once.
  package func selectionFollowsFocus(at path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }

  /// Has keys go to another row.
  package func moveFocus(to path: ItemPath, scrolls: Bool) {
    focusedPath = path
    updateStates()
    if scrolls { scroll(to: path, .none, false) }
  }

  package func hideFocus() {
    showsFocus = false
    updateStates()
  }

  /// The pointer is over another row.
  func hover(over path: ItemPath?) {
    guard hoveredPath != path else { return }
    hoveredPath = path
    for row in shown where row.path == path || row.cell.surroundings.isHovered {
      updateSurroundings(row.cell, row.path)
    }
  }

  /// Whether something else than a row lies in front at a point.
  func isCovered(_ point: Point) -> Bool {
    if !bounds.contains(point) { return true }
    for view in headers.values where view.frame.contains(point) { return true }
    for view in footers.values where view.frame.contains(point) { return true }
    if let indexBar, !indexBar.isHidden, indexBar.frame.contains(point) { return true }
    return false
  }
}
