extension TableView {
  /// The Tab key stopped at the table, or went on.
  func keyFocusDidChange() {
    if isFocused {
      loadIfNeeded()
      if focusedPath.map({ !sections.contains($0) }) ?? true {
        focusedPath =
          nearestSelectedRow ?? sections.row(at: bounds.minY - sectionsTop)
          ?? sections.firstRow(endingBelow: bounds.minY - sectionsTop) ?? sections.firstRow
      }
      // A click shows by itself where it was.
      showsFocus = pressed == nil
    } else {
      showsFocus = false
      keys.stop()
    }
    surroundingsDidChange()
  }

  /// Has keys go to another row.
  func moveFocus(to path: ItemPath, scrolls: Bool) {
    focusedPath = path
    surroundingsDidChange()
    if scrolls { scroll(to: path, .none, false) }
  }

  /// The pointer is over another row.
  func hover(over path: ItemPath?) {
    guard hoveredPath != path else { return }
    hoveredPath = path
    surroundingsDidChange()
  }
}
