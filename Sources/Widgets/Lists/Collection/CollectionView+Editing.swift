import WindowResponder

/// Editing mode and outlines.
extension CollectionView {
  /// The data source as a source of an outline, or `nil` if it is not one.
  var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Called when editing mode has begun or ended. Updates all visible cells.
  func editingDidChange() {
    closeSwipe(animated: true)
    if !allowsMultipleSelectionNow, selection.count > 1 {
      unmarkAll(but: nil, animated: false)
    }
    for cell in shown.values { cell.setNeedsUpdateConfiguration() }
    guard window != nil, View.areAnimationsEnabled else { return }
    animateItems {
      for cell in shown.values { cell.layoutIfNeeded() }
      layoutIfNeeded()
    }
  }

  /// Expands or collapses an item of an outline.
  func toggleOutline(at path: ItemPath) {
    guard let outline else { return }
    let cell = shown[path]
    outline.toggle(at: path)
    cell?.setNeedsUpdateConfiguration()
  }

  /// Expands or collapses an item if a tap that ended on its cell does so. Returns a Boolean value that
  /// indicates whether it did.
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

  /// Expands or collapses the focused item for the arrow keys, and returns the other presses.
  func outlinePresses(_ presses: Set<Press>) -> Set<Press> {
    guard outline != nil, takesKeys, !isDraggingByKeys, let path = focusedPath else {
      return presses
    }
    return presses.filter { press in
      let isForward = press.type == (isMirrored ? .leftArrow : .rightArrow)
      let isBack = press.type == (isMirrored ? .rightArrow : .leftArrow)
      guard isForward || isBack else { return true }
      return !setOutline(at: path, isExpanded: isForward)
    }
  }

  /// Expands or collapses an item. Returns `false` if the item has no children or is in that state already.
  func setOutline(at path: ItemPath, isExpanded: Bool) -> Bool {
    guard let outline, outline.hasChildren(at: path), outline.isExpanded(at: path) != isExpanded
    else { return false }
    toggleOutline(at: path)
    return true
  }
}

/// A data source whose items form an outline.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the level of an item in the outline. The topmost level is 0.
  func level(at path: ItemPath) -> Int
  /// Returns a Boolean value that indicates whether an item's children are visible.
  func isExpanded(at path: ItemPath) -> Bool
  /// Returns a Boolean value that indicates whether an item has children.
  func hasChildren(at path: ItemPath) -> Bool
  /// Expands or collapses an item, unless a handler of the data source forbids it.
  func toggle(at path: ItemPath)
}
