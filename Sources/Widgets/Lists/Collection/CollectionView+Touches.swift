extension CollectionView {
  /// Deselects all items for a click beside them, as in a file manager.
  func touchBeganBesideItems(_ touch: Touch, _ event: Event?) {
    guard touch.type == .indirectPointer, allowsMultipleSelection, touch.view === self,
      event?.modifierFlags.isDisjoint(with: [.shift, .control]) ?? true
    else { return }
    becomeFirstResponder()
    for path in selection.sorted() {
      guard let path = willDeselect(path) else { continue }
      unmark(path, animated: false)
      didDeselect(path)
    }
  }

  package func beginHighlight(of cell: CollectionViewCell) { cell.isHighlighted = true }

  package func endHighlight(of cell: CollectionViewCell) { cell.isHighlighted = false }

  package func didHighlight(_ path: ItemPath) {
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  package func didUnhighlight(_ path: ItemPath) {
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
