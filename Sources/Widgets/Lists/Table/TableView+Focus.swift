extension TableView {
  package var preferredFocus: ItemPath? {
    tableDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  package var usualFocus: ItemPath? {
    nearestSelectedRow ?? sections.row(at: bounds.minY - sectionsTop)
      ?? sections.firstRow(endingBelow: bounds.minY - sectionsTop) ?? sections.firstRow
  }

  package func canFocus(_ path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  package func selectionFollowsFocus(at path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }

  package func scrollIntoView(_ path: ItemPath) { scroll(to: path, .none, false) }

  /// Returns a Boolean value that indicates whether a view other than a row is in front at a point.
  package func isCovered(_ point: Point) -> Bool {
    if !bounds.contains(point) { return true }
    for view in headers.values where view.frame.contains(point) { return true }
    for view in footers.values where view.frame.contains(point) { return true }
    if let indexBar, !indexBar.isHidden, indexBar.alpha > 0, indexBar.frame.contains(point) {
      return true
    }
    return false
  }
}
