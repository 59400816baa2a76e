extension CollectionView {
  var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func allowsSelectionNow(of path: ItemPath) -> Bool { allowsSelectionNow && contains(path) }

  var showsBoxes: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  func selectionModeDidChange() {
    guard !allowsMultipleSelection, !allowsMultipleSelectionDuringEditing, selection.count > 1
    else { return }
    unmarkAll(but: selection.min(), animated: false)
  }

  func showSelection(of path: ItemPath, animated: Bool) {
    if let cell = shown[path] { updateState(cell, path) }
  }

  func programSelects(_ path: ItemPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard programSelects(path, animated: animated), let path, position != [] else { return }
    scroll(to: path, position, animated)
  }

  // MARK: The delegate

  func shouldBeginMultipleSelection(at path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? false
  }

  func didBeginMultipleSelection(at path: ItemPath) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() {
    collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  func isSelectable(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func willSelect(_ path: ItemPath) -> ItemPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  func didSelect(_ path: ItemPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func willDeselect(_ path: ItemPath) -> ItemPath? {
    collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  func didDeselect(_ path: ItemPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  func performPrimaryAction(at path: ItemPath) {
    guard let delegate = collectionDelegate, contains(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
