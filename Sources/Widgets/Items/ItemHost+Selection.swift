/// How an item that the user selects goes with those that are selected.
enum SelectionWay {
  /// It alone.
  case alone
  /// It too, or no longer.
  case toggle
  /// All from the last one to it.
  case extend
}

extension ItemHost {
  // MARK: Marks

  /// Selects an item, in the set and on the screen.
  private func mark(_ path: ItemPath, animated: Bool) {
    selection.insert(path)
    showSelection(of: path, animated: animated)
  }

  /// Selects an item no longer, in the set and on the screen.
  package func unmark(_ path: ItemPath, animated: Bool) {
    guard selection.remove(path) != nil else { return }
    showSelection(of: path, animated: animated)
  }

  /// Selects no item any more, or none but one.
  package func unmarkAll(but kept: ItemPath? = nil, animated: Bool) {
    for path in selection where path != kept { unmark(path, animated: animated) }
  }

  // MARK: By the program

  /// Selects an item without asking or telling the delegate, with nil none. Tells whether there is such
  /// an item.
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

  // MARK: By the user

  /// The user selects an item: alone, or with others, or takes it out.
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

  /// One that is selected already is told again, as in UIKit with one selection.
  private func selectAlone(_ path: ItemPath) {
    guard let target = willSelect(path) else { return }
    for other in selection.sorted() where other != target { userDeselects(other) }
    guard contains(target) else { return }
    mark(target, animated: false)
    didSelect(target)
  }

  private func addToSelection(_ path: ItemPath) {
    guard let target = willSelect(path), allowsSelectionNow(of: target) else { return }
    mark(target, animated: false)
    didSelect(target)
  }

  /// The user takes an item out of the selection.
  private func userDeselects(_ path: ItemPath) {
    guard let target = willDeselect(path), selection.contains(target) else { return }
    unmark(target, animated: true)
    didDeselect(target)
  }

  /// Takes an item out of the selection, as the user does.
  func userTakesOut(_ path: ItemPath) { userDeselects(path) }

  /// Selects all from the anchor to an item, and nothing else.
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

  /// Selects every item, where several can be selected.
  func userSelectsAll() {
    guard allowsSelectionNow, allowsMultipleSelectionNow, let first = firstItem, let last = lastItem
    else { return }
    selectionAnchor = first
    extendSelection(to: last)
  }

  // MARK: Order

  /// The item itself where it can be selected, else the next one that can.
  package func selectable(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    var next = path
    while let candidate = next {
      if isSelectable(candidate), canFocus(candidate) { return candidate }
      guard contains(candidate) else { return nil }
      next = direction > 0 ? item(after: candidate) : item(before: candidate)
    }
    return nil
  }
}
