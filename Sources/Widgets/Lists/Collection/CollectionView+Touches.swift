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
      notifyDelegate(of: .deselected(path))
    }
  }

  package func beginHighlight(of cell: CollectionViewCell) { cell.isHighlighted = true }

  package func endHighlight(of cell: CollectionViewCell) { cell.isHighlighted = false }
}
