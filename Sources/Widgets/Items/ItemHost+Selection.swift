/// The effect on the selection when the user selects an item.
package enum SelectionWay {
  /// The item is selected alone.
  case alone
  /// The item is added to the selection, or removed from it.
  case toggle
  /// The items from the anchor to the item are selected.
  case extend
}

extension ItemHost {
  // MARK: Modes

  /// A Boolean value that indicates whether the user can currently select several items.
  package var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns a Boolean value that indicates whether the user can currently select an item.
  package func allowsSelectionNow(of path: ItemPath) -> Bool {
    allowsSelectionNow && contains(path)
  }

  /// A Boolean value that indicates whether each item shows a check box for its selection.
  package var showsBoxes: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  /// Called when the number of items that can be selected has changed.
  package func selectionModeDidChange() {
    if !allowsMultipleSelection, !allowsMultipleSelectionDuringEditing, selection.count > 1 {
      unmarkAll(but: selection.min(), animated: false)
    }
    updateStates()
  }

  // MARK: Marks

  /// Selects an item and updates its cell.
  private func mark(_ path: ItemPath, animated: Bool) {
    selection.insert(path)
    showSelection(of: path, animated: animated)
  }

  /// Deselects an item and updates its cell.
  package func unmark(_ path: ItemPath, animated: Bool) {
    guard selection.remove(path) != nil else { return }
    showSelection(of: path, animated: animated)
  }

  /// Deselects all items except one.
  package func unmarkAll(but kept: ItemPath? = nil, animated: Bool) {
    for path in selection where path != kept { unmark(path, animated: animated) }
  }

  // MARK: Selection by the application

  /// Selects an item without calling the delegate. If the index path is `nil`, deselects all items. Returns
  /// `false` if there is no such item.
  package func programSelects(_ path: ItemPath?, animated: Bool) -> Bool {
    loadIfNeeded()
    guard let path else {
      unmarkAll(animated: animated)
      return false
    }
    guard contains(path) else { return false }
    if !allowsMultipleSelectionNow { unmarkAll(but: path, animated: animated) }
    mark(path, animated: animated)
    selectionAnchor = path
    moveFocus(to: path, scrolls: false)
    return true
  }

  // MARK: Selection by the user

  /// Handles the user's selection of an item.
  func userSelects(_ path: ItemPath, _ way: SelectionWay) {
    guard allowsSelectionNow(of: path) else { return }
    switch way {
    case .extend where allowsMultipleSelectionNow:
      extendSelection(to: path)
    case .toggle where allowsMultipleSelectionNow:
      selectionAnchor = path
      if selection.contains(path) { userDeselects(path) } else { addToSelection(path) }
    default:
      selectionAnchor = path
      selectAlone(path)
    }
  }

  /// Selects an item alone. The delegate is called also if the item is selected already, as in UIKit.
  private func selectAlone(_ path: ItemPath) {
    guard let target = willSelect(path) else { return }
    for other in selection.sorted() where other != target { userDeselects(other) }
    guard contains(target) else { return }
    mark(target, animated: false)
    notifyDelegate(of: .selected(target))
  }

  private func addToSelection(_ path: ItemPath) {
    guard let target = willSelect(path), allowsSelectionNow(of: target) else { return }
    mark(target, animated: false)
    notifyDelegate(of: .selected(target))
  }

  /// Handles the user's removal of an item from the selection.
  private func userDeselects(_ path: ItemPath) {
    guard let target = willDeselect(path), selection.contains(target) else { return }
    unmark(target, animated: true)
    notifyDelegate(of: .deselected(target))
  }

  /// Removes an item from the selection, as the user does.
  func userTakesOut(_ path: ItemPath) { userDeselects(path) }

  /// Selects the items from the anchor to an item, and deselects all others.
  private func extendSelection(to path: ItemPath) {
    let anchor = selectionAnchor.flatMap { contains($0) ? $0 : nil } ?? path
    selectionAnchor = anchor
    let (first, last) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < first || other > last { userDeselects(other) }
    var next: ItemPath? = first
    while let item = next, item <= last, contains(item) {
      if !selection.contains(item), isSelectable(item) { addToSelection(item) }
      next = self.item(after: item)
    }
  }

  /// Selects all items, if multiple selection is allowed.
  func userSelectsAll() {
    guard allowsSelectionNow, allowsMultipleSelectionNow, let first = firstItem, let last = lastItem
    else { return }
    selectionAnchor = first
    extendSelection(to: last)
  }

  // MARK: Order

  /// Returns the item if it can be selected, or the next one in a direction that can.
  package func selectable(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    var next = path
    while let candidate = next {
      if isSelectable(candidate), canFocus(candidate) { return candidate }
      guard contains(candidate) else { return nil }
      next = item(beside: candidate, direction)
    }
    return nil
  }

  /// Returns the next selectable item in a direction. If there is no item at the path, returns the first one
  /// in that direction.
  package func selectable(beside path: ItemPath?, _ direction: Int) -> ItemPath? {
    guard let path, contains(path) else {
      return selectable(from: direction > 0 ? firstItem : lastItem, direction)
    }
    return selectable(from: item(beside: path, direction), direction)
  }

  /// Returns the next item for a direction of 1, or the previous one for -1.
  package func item(beside path: ItemPath, _ direction: Int) -> ItemPath? {
    direction > 0 ? item(after: path) : item(before: path)
  }
}
