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

  package func notifyDelegate(of event: ItemEvent) {
    guard let delegate = tableDelegate else { return }
    switch event {
    case .highlighted(let path): delegate.tableView(self, didHighlightRowAt: path)
    case .unhighlighted(let path): delegate.tableView(self, didUnhighlightRowAt: path)
    case .selected(let path): delegate.tableView(self, didSelectRowAt: path)
    case .deselected(let path): delegate.tableView(self, didDeselectRowAt: path)
    case .beganMultipleSelection(let path):
      delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    case .endedMultipleSelection: delegate.tableViewDidEndMultipleSelectionInteraction(self)
    case .menuAppears(let configuration, let animator):
      delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    case .menuDisappears(let configuration, let animator):
      delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  package func shouldBeginMultipleSelection(at path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  package func isSelectable(_ path: ItemPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  package func willSelect(_ path: ItemPath) -> ItemPath? {
    guard let delegate = tableDelegate else { return path }
    let target = delegate.tableView(self, willSelectRowAt: path)
    return target.flatMap { sections.contains($0) ? $0 : nil }
  }

  package func willDeselect(_ path: ItemPath) -> ItemPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  package func performPrimaryAction(at path: ItemPath) {
    guard let delegate = tableDelegate, sections.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }
}
