extension CollectionView {
  package var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  package func showSelection(of path: ItemPath, animated: Bool) {
    updateState(of: path)
    accessibilityDidChange(.selection)
  }

  func programSelects(_ path: ItemPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard allowsProgramSelection, programSelects(path, animated: animated), let path,
      position != []
    else { return }
    scroll(to: path, position, animated)
  }

  func programDeselects(_ path: ItemPath, _ animated: Bool) {
    if allowsProgramSelection { unmark(path, animated: animated) }
  }

  private var allowsProgramSelection: Bool { allowsSelection || allowsSelectionNow }

  package var selectsBeforeRelease: Bool { true }

  // MARK: The delegate

  package func notifyDelegate(of event: ItemEvent) {
    guard let delegate = collectionDelegate else { return }
    switch event {
    case .highlighted(let path): delegate.collectionView(self, didHighlightItemAt: path)
    case .unhighlighted(let path): delegate.collectionView(self, didUnhighlightItemAt: path)
    case .selected(let path): delegate.collectionView(self, didSelectItemAt: path)
    case .deselected(let path): delegate.collectionView(self, didDeselectItemAt: path)
    case .beganMultipleSelection(let path):
      delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    case .endedMultipleSelection: delegate.collectionViewDidEndMultipleSelectionInteraction(self)
    case .menuAppears(let configuration, let animator):
      delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    case .menuDisappears(let configuration, let animator):
      delegate.collectionView(
        self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  package func shouldBeginMultipleSelection(at path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? false
  }

  package func isSelectable(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  package func willSelect(_ path: ItemPath) -> ItemPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  package func willDeselect(_ path: ItemPath) -> ItemPath? {
    // Where only one item can be selected, the delegate is not asked when another one takes its place.
    guard allowsMultipleSelectionNow else { return path }
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  package func performPrimaryAction(at path: ItemPath) {
    guard let delegate = collectionDelegate, contains(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
