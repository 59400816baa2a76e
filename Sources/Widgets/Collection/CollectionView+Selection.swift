extension CollectionView {
  func selectionModeDidChange() {
    guard !allowsMultipleSelection, selection.count > 1 else { return }
    let kept = selection.min()
    for path in selection where path != kept { unmark(path) }
  }

  // MARK: Marks

  /// Selects an item, in the set and on the screen.
  func mark(_ path: ItemPath) {
    selection.insert(path)
    if let cell = shown[path] { updateState(cell, path) }
  }

  /// Selects an item no longer, in the set and on the screen.
  func unmark(_ path: ItemPath) {
    guard selection.remove(path) != nil else { return }
    if let cell = shown[path] { updateState(cell, path) }
  }

  // MARK: By the program

  func programSelects(_ path: ItemPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for path in selection { unmark(path) }
      return
    }
    guard contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path { unmark(other) }
    }
    mark(path)
    selectionAnchor = path
    moveFocus(to: path, scrolls: false)
    if position != [] { scroll(to: path, position, animated) }
  }

  // MARK: By the user

  /// How an item that the user selects goes with those that are selected.
  enum SelectionWay {
    /// It alone.
    case alone
    /// It too, or no longer.
    case toggle
    /// All from the last one to it.
    case extend
  }

  /// Whether the delegate lets an item be pressed.
  func isSelectable(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  /// The user selects an item: alone, or with others, or takes it out.
  func userSelects(_ path: ItemPath, _ way: SelectionWay) {
    guard allowsSelection, contains(path) else { return }
    switch way {
    case .extend where allowsMultipleSelection:
      extendSelection(to: path)
    case .toggle where allowsMultipleSelection:
      selectionAnchor = path
      if selection.contains(path) { userDeselects(path) } else { add(path) }
    default:
      selectionAnchor = path
      guard maySelect(path) else { return }
      for other in selection.sorted() where other != path { userDeselects(other) }
      guard contains(path) else { return }
      // One that is selected already is told again, as in UIKit with one selection.
      mark(path)
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  private func maySelect(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
  }

  private func add(_ path: ItemPath) {
    guard maySelect(path), contains(path) else { return }
    mark(path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: ItemPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true,
      selection.contains(path)
    else { return }
    unmark(path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Selects all from the anchor to an item, and nothing else.
  private func extendSelection(to path: ItemPath) {
    let anchor = selectionAnchor.flatMap { contains($0) ? $0 : nil } ?? path
    selectionAnchor = anchor
    let (first, last) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < first || other > last { userDeselects(other) }
    var next: ItemPath? = first
    while let item = next, item <= last, contains(item) {
      if !selection.contains(item), isSelectable(item) { add(item) }
      next = self.item(after: item)
    }
  }

  /// Selects every item, where several can be selected.
  func userSelectsAll() {
    guard allowsSelection, allowsMultipleSelection, let first = firstItem, let last = lastItem
    else { return }
    selectionAnchor = first
    extendSelection(to: last)
  }

  func performPrimaryAction(at path: ItemPath) {
    guard let delegate = collectionDelegate, contains(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
