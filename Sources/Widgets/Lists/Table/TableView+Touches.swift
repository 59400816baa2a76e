extension TableView {
  /// Begins a press of a row for a touch that no view in its cell handles. Returns a Boolean value that
  /// indicates whether the touch is handled.
  func pressBegan(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    if swipe != nil, let touch = touches.first, !isInSwipe(touch) {
      // The first touch outside closes the open swipe actions, and has no other effect.
      closeSwipe(animated: true)
      return true
    }
    guard pressed == nil, allowsSelectionNow, touches.count == 1, let touch = touches.first,
      touch.isPrimary(in: event), let cell = touchedCell(touch), let path = path(of: cell)
    else { return false }
    guard isSelectable(path), self.path(of: cell) != nil else { return true }
    pressed = ItemPress(cell: cell, touch: touch)
    showsFocus = false
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  package func endHighlight(of cell: TableViewCell) { cell.setHighlighted(false, animated: true) }

  package func didUnhighlight(_ path: ItemPath) {
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func accessoryWasTapped(of cell: TableViewCell) {
    guard let path = path(of: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
