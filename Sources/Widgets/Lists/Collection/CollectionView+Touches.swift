extension CollectionView {
  /// Begins a press of an item for a touch that no view in its cell handles. Returns a Boolean value that
  /// indicates whether the touch is handled.
  func pressBegan(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    if swipe != nil, let touch = touches.first, !isInSwipe(touch) {
      // The first touch outside closes the open swipe actions, and has no other effect.
      closeSwipe(animated: true)
      return true
    }
    guard pressed == nil, allowsSelectionNow, touches.count == 1, let touch = touches.first,
      touch.isPrimary(in: event)
    else { return false }
    guard let cell = touchedCell(touch), let path = path(of: cell) else {
      // A click beside the items deselects all items, as in a file manager.
      if touch.type == .indirectPointer, allowsMultipleSelection, touch.view === self,
        event?.modifierFlags.isDisjoint(with: [.shift, .control]) ?? true
      {
        becomeFirstResponder()
        deselectAll()
      }
      return false
    }
    guard isSelectable(path), self.path(of: cell) != nil else { return true }
    pressed = ItemPress(cell: cell, touch: touch)
    hideFocus()
    updateState(cell, path)
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  private func deselectAll() {
    for path in selection.sorted() {
      guard let path = willDeselect(path) else { continue }
      unmark(path, animated: false)
      didDeselect(path)
    }
  }

  package func endHighlight(of cell: CollectionViewCell) { cell.isHighlighted = false }

  package func didUnhighlight(_ path: ItemPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
