extension CollectionView {
  /// The Tab key stopped at the collection, or went on.
  func keyFocusDidChange() {
    if isFocused {
      loadIfNeeded()
      if focusedPath.map({ !contains($0) }) ?? true {
        focusedPath =
          preferredFocus ?? selection.filter { shown[$0] != nil }.min() ?? shown.keys.min()
          ?? firstItem
      }
      // A click shows by itself where it was.
      showsFocus = pressed == nil
    } else {
      showsFocus = false
      keys.stop()
    }
    updateStates()
  }

  /// The item that the delegate would have keys go to first.
  private var preferredFocus: ItemPath? {
    let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { contains($0) ? $0 : nil }
  }

  /// Whether the delegate lets keys go to an item.
  package func canFocus(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  /// Whether an item that keys go to is selected at once.
  package func selectionFollowsFocus(at path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? selectionFollowsFocus
  }

  /// Has keys go to another item.
  package func moveFocus(to path: ItemPath, scrolls: Bool) {
    let old = focusedPath
    focusedPath = path
    if let old, let cell = shown[old] { updateState(cell, old) }
    if let cell = shown[path] { updateState(cell, path) }
    if scrolls { scroll(to: path, [], false) }
  }

  /// The pointer or a finger does the work: the ring is in its way.
  package func hideFocus() {
    guard showsFocus else { return }
    showsFocus = false
    updateStates()
  }
}
