extension CollectionView {
  /// Called when the collection view has become or ceased to be the stop of the Tab key. Updates the focused
  /// item.
  func keyFocusDidChange() {
    if isFocused {
      setUpItemMenu()
      loadIfNeeded()
      let last = focusedPath.flatMap { contains($0) ? $0 : nil }
      if let last, remembersLastFocusedIndexPath || pressed != nil {
        focusedPath = last
      } else {
        focusedPath =
          preferredFocus ?? last ?? selection.filter { shown[$0] != nil }.min() ?? shown.keys.min()
          ?? firstItem
      }
      // A click needs no focus ring.
      showsFocus = pressed == nil
    } else {
      showsFocus = false
      keys.stop()
    }
    updateStates()
  }

  /// The item that the delegate prefers for the focus, if it exists.
  private var preferredFocus: ItemPath? {
    let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { contains($0) ? $0 : nil }
  }

  /// Returns a Boolean value that indicates whether the delegate allows an item to have the focus.
  package func canFocus(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  /// Returns a Boolean value that indicates whether an item is selected when it gets the focus.
  package func selectionFollowsFocus(at path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? selectionFollowsFocus
  }

  /// Moves the focus to another item.
  package func moveFocus(to path: ItemPath, scrolls: Bool) {
    let old = focusedPath
    focusedPath = path
    AccessibilityHubs.current?.focusMayHaveChanged()
    if let old, let cell = shown[old] { updateState(cell, old) }
    if let cell = shown[path] { updateState(cell, path) }
    if scrolls { scroll(to: path, [], false) }
  }

  /// Hides the focus ring while the user works with the pointer or touch.
  package func hideFocus() {
    guard showsFocus else { return }
    showsFocus = false
    updateStates()
  }
}
