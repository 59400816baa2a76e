extension TableView {
  package var allowsSelectionNow: Bool {
    editing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  package var selectsBeforeRelease: Bool { false }

  package func showSelection(of path: ItemPath, animated: Bool) {
    let isSelected = selection.contains(path)
    if let cell = shown.first(where: { $0.path == path })?.cell, cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: animated)
    }
    accessibilityDidChange(.selection)
  }

  func programSelects(_ path: ItemPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard programSelects(path, animated: animated), let path, position != .none else { return }
    scroll(to: path, position, animated)
  }

  // MARK: The delegate

  package func shouldBeginMultipleSelection(at path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  package func didBeginMultipleSelection(at path: ItemPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  package func didEndMultipleSelection() {
    tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  package func isSelectable(_ path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  package func willSelect(_ path: ItemPath) -> ItemPath? {
    guard let delegate = tableDelegate else { return path }
    let target = delegate.tableView(self, willSelectRowAt: path)
    return target.flatMap { sections.contains($0) ? $0 : nil }
  }

  package func didSelect(_ path: ItemPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }

  package func willDeselect(_ path: ItemPath) -> ItemPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  package func didDeselect(_ path: ItemPath) {
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  package func performPrimaryAction(at path: ItemPath) {
    guard let delegate = tableDelegate, sections.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }
}
