extension TableView {
  /// Called when the table view has become or ceased to be the stop of the Tab key. Updates the focused row.
  func keyFocusDidChange() {
    if isFocused {
      setUpItemMenu()
      loadIfNeeded()
      let last = focusedPath.flatMap { sections.contains($0) ? $0 : nil }
      if let last, remembersLastFocusedIndexPath || pressed != nil {
        focusedPath = last
      } else {
        focusedPath =
          preferredFocus ?? last ?? nearestSelectedRow ?? sections.row(
            at: bounds.minY - sectionsTop)
          ?? sections.firstRow(endingBelow: bounds.minY - sectionsTop) ?? sections.firstRow
      }
      // A click needs no focus ring.
      showsFocus = pressed == nil
    } else {
      showsFocus = false
      keys.stop()
    }
    updateStates()
  }

  /// The row that the delegate prefers for the focus, if it exists.
  private var preferredFocus: ItemPath? {
    let path = tableDelegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { sections.contains($0) ? $0 : nil }
  }

  /// Returns a Boolean value that indicates whether the delegate allows a row to have the focus.
  package func canFocus(_ path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  /// Returns a Boolean value that indicates whether a row is selected when it gets the focus.
  package func selectionFollowsFocus(at path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }

  /// Moves the focus to another row.
  package func moveFocus(to path: ItemPath, scrolls: Bool) {
    focusedPath = path
    updateStates()
    AccessibilityHubs.current?.focusMayHaveChanged()
    if scrolls { scroll(to: path, .none, false) }
  }

  package func hideFocus() {
    showsFocus = false
    updateStates()
  }

  /// Sets the row that the pointer is over, and updates the cells of the old and the new one.
  func hover(over path: ItemPath?) {
    guard hoveredPath != path else { return }
    hoveredPath = path
    for row in shown where row.path == path || row.cell.surroundings.isHovered {
      updateSurroundings(row.cell, row.path)
    }
  }

  /// Returns a Boolean value that indicates whether a view other than a row is in front at a point.
  func isCovered(_ point: Point) -> Bool {
    if !bounds.contains(point) { return true }
    for view in headers.values where view.frame.contains(point) { return true }
    for view in footers.values where view.frame.contains(point) { return true }
    if let indexBar, !indexBar.isHidden, indexBar.frame.contains(point) { return true }
    return false
  }
}
