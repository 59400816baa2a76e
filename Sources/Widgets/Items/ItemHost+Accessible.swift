import WindowResponder

/// The use of items by assistive technologies.
extension ItemHost {
  /// Selects or deselects an item as the user does. If the user cannot select the item, returns `false`.
  package func selectByAssistance(_ path: ItemPath, _ isSelected: Bool) -> Bool {
    loadIfNeeded()
    guard contains(path), allowsSelectionNow(of: path), isSelectable(path) else { return false }
    if isSelected {
      if allowsMultipleSelectionNow {
        if !selection.contains(path) { userSelects(path, .toggle) }
      } else {
        userSelects(path, .alone)
      }
    } else if selection.contains(path) {
      userTakesOut(path)
    }
    return true
  }

  /// Moves the keyboard focus to an item. If the item cannot have the focus, returns `false`.
  package func focusByAssistance(_ path: ItemPath) -> Bool {
    if !isFocused, !isFirstResponder {
      guard window != nil, becomeFirstResponder() || isFocused else { return false }
    }
    showsFocus = true
    moveFocus(to: path, scrolls: true)
    return focusedPath == path
  }
}
