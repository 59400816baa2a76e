import WindowResponder

/// Editing, and outlines.
extension CollectionView {
  /// The data source as one that knows which items are below others in an outline, or `nil`.
  var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Editing began or ended: rows show what goes with it.
  func editingDidChange() {
    closeSwipe(animated: true)
    if !allowsMultipleSelectionNow, selection.count > 1 {
      unmarkAll(but: nil, animated: false)
    }
    for cell in shown.values { cell.setNeedsUpdateConfiguration() }
    guard window != nil, View.areAnimationsEnabled else { return }
    View.animate(
      withDuration: CollectionMotion.duration, options: .allowUserInteraction,
      animations: {
        for cell in self.shown.values { cell.layoutIfNeeded() }
        self.layoutIfNeeded()
      })
  }

  /// Shows what is below a row in an outline, or hides it.
  func toggleOutline(at path: ItemPath) {
    guard let outline else { return }
    let cell = shown[path]
    outline.toggle(at: path)
    cell?.setNeedsUpdateConfiguration()
  }

  /// Whether a finger that was lifted shows or hides what is below a row, by a tap anywhere on it.
  func toggles(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch), !isEditing,
      let cell = pressed.cell as? CollectionViewListCell, cell.togglesByTap,
      let path = path(of: cell)
    else { return false }
    releasePress()
    focusedPath = path
    toggleOutline(at: path)
    return true
  }

  /// Arrow keys show what is below a row in an outline, and hide it; gives the other keys.
  func outlinePresses(_ presses: Set<Press>) -> Set<Press> {
    guard outline != nil, takesKeys, let path = focusedPath else { return presses }
    return presses.filter { press in
      let isForward = press.type == (isMirrored ? .leftArrow : .rightArrow)
      let isBack = press.type == (isMirrored ? .rightArrow : .leftArrow)
      guard isForward || isBack else { return true }
      return !setOutline(at: path, isExpanded: isForward)
    }
  }

  /// Shows what is below the row that keys go to, or hides it; gives whether there was something to do.
  func setOutline(at path: ItemPath, isExpanded: Bool) -> Bool {
    guard let outline, outline.hasChildren(at: path), outline.isExpanded(at: path) != isExpanded
    else { return false }
    toggleOutline(at: path)
    return true
  }
}

/// Who knows which items of a collection are below others in an outline.
@MainActor protocol OutlineSource: AnyObject {
  /// How deep an item is: 0 at the top.
  func level(at path: ItemPath) -> Int
  /// Whether what is below an item is shown.
  func isExpanded(at path: ItemPath) -> Bool
  /// Whether there is something below an item.
  func hasChildren(at path: ItemPath) -> Bool
  /// Shows what is below an item, or hides it, where nobody is against it.
  func toggle(at path: ItemPath)
}
