extension TableView {
  /// Whether the user can select rows at present.
  var canSelect: Bool {
    allowsSelection
      && (!editing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
  }

  /// Whether the user can select several rows at present.
  var selectsMultiple: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether each row shows a box that tells whether it is selected.
  var showsBoxes: Bool { editing && allowsMultipleSelectionDuringEditing }

  func selectionModeDidChange() {
    if !allowsMultipleSelection, !allowsMultipleSelectionDuringEditing, selection.count > 1 {
      let kept = selection.min()
      for path in selection where path != kept { unmark(path, animated: false) }
    }
    surroundingsDidChange()
  }

  // MARK: Marks

  /// Selects a row, in the set and on the screen.
  private func mark(_ path: ItemPath, animated: Bool) {
    selection.insert(path)
    if let cell = shown.first(where: { $0.path == path })?.cell, !cell.isSelected {
      cell.setSelected(true, animated: animated)
    }
  }

  /// Selects a row no longer, in the set and on the screen.
  private func unmark(_ path: ItemPath, animated: Bool) {
    selection.remove(path)
    if let cell = shown.first(where: { $0.path == path })?.cell, cell.isSelected {
      cell.setSelected(false, animated: animated)
    }
  }

  // MARK: By the program

  func programSelects(_ path: ItemPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for path in selection { unmark(path, animated: animated) }
      return
    }
    guard sections.contains(path) else { return }
    if !selectsMultiple {
      for other in selection where other != path { unmark(other, animated: animated) }
    }
    mark(path, animated: animated)
    selectionAnchor = path
    moveFocus(to: path, scrolls: false)
    if position != .none { scroll(to: path, position, animated) }
  }

  func programDeselects(_ path: ItemPath, _ animated: Bool) {
    if selection.contains(path) { unmark(path, animated: animated) }
  }

  // MARK: By the user

  /// Whether the delegate lets a row be highlighted, and so selected.
  func isSelectable(_ path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// The user selects a row: alone, or with others, or takes it out.
  func userSelects(_ path: ItemPath, _ way: SelectionWay) {
    guard canSelect else { return }
    switch way {
    case .extend where selectsMultiple:
      extendSelection(to: path)
      return
    case .toggle where selectsMultiple:
      selectionAnchor = path
      if selection.contains(path) { userDeselects(path) } else { addToSelection(path) }
    default:
      selectionAnchor = path
      selectAlone(path)
    }
  }

  /// How a row that the user selects goes with those that are selected.
  enum SelectionWay {
    /// It alone.
    case alone
    /// It too, or no longer.
    case toggle
    /// All from the last one to it.
    case extend
  }

  private func selectAlone(_ path: ItemPath) {
    guard let target = askSelect(path) else { return }
    for other in selection.sorted() where other != target { userDeselects(other) }
    guard sections.contains(target) else { return }
    mark(target, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: target)
  }

  private func addToSelection(_ path: ItemPath) {
    guard let target = askSelect(path) else { return }
    mark(target, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: target)
  }

  private func askSelect(_ path: ItemPath) -> ItemPath? {
    guard let delegate = tableDelegate else { return path }
    guard let target = delegate.tableView(self, willSelectRowAt: path), sections.contains(target)
    else { return nil }
    return target
  }

  /// The user takes a row out of the selection.
  func userDeselects(_ path: ItemPath) {
    guard let delegate = tableDelegate else { return unmark(path, animated: true) }
    guard let target = delegate.tableView(self, willDeselectRowAt: path),
      selection.contains(target)
    else { return }
    unmark(target, animated: true)
    delegate.tableView(self, didDeselectRowAt: target)
  }

  /// Selects all from the anchor to a row, and nothing else.
  private func extendSelection(to path: ItemPath) {
    let anchor = selectionAnchor.flatMap { sections.contains($0) ? $0 : nil } ?? path
    selectionAnchor = anchor
    let (first, last) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < first || other > last { userDeselects(other) }
    var next: ItemPath? = first
    while let row = next, row <= last, sections.contains(row) {
      if !selection.contains(row), isSelectable(row) { addToSelection(row) }
      next = sections.row(after: row)
    }
  }

  /// Selects every row, where several can be selected.
  func userSelectsAll() {
    guard canSelect, selectsMultiple, let first = sections.firstRow, let last = sections.lastRow
    else { return }
    selectionAnchor = first
    extendSelection(to: last)
  }
}
