/// An item under a finger, from touching down to lifting or leaving it.
struct PressedItem {
  let cell: CollectionViewCell
  let touch: Touch
}

extension CollectionView {
  /// A touch that no view in a cell took: it presses the item.
  func pressBegan(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    guard pressed == nil, allowsSelection, touches.count == 1, let touch = touches.first,
      isPrimary(touch, event)
    else { return false }
    guard let cell = touchedCell(touch), let path = path(of: cell) else {
      // A click on the ground takes the selection away, as in a file manager.
      if touch.type == .indirectPointer, allowsMultipleSelection, touch.view === self,
        event?.modifierFlags.isDisjoint(with: [.shift, .control]) ?? true
      {
        becomeFirstResponder()
        deselectAll()
      }
      return false
    }
    guard isSelectable(path), self.path(of: cell) != nil else { return true }
    pressed = PressedItem(cell: cell, touch: touch)
    hideFocus()
    updateState(cell, path)
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func pressMoved(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    if !pressed.cell.bounds.contains(pressed.touch.location(in: pressed.cell)) { releasePress() }
    return true
  }

  func pressEnded(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    releasePress()
    guard let path = path(of: pressed.cell) else { return true }
    if pressed.touch.type == .indirectPointer { becomeFirstResponder() }
    hideFocus()
    focusedPath = path
    userSelects(path, way(for: pressed.touch, event?.modifierFlags ?? []))
    if pressed.touch.type == .indirectPointer, pressed.touch.tapCount == 2 {
      performPrimaryAction(at: path)
    }
    return true
  }

  func pressCancelled(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    releasePress()
    return true
  }

  /// The finger has left the item, or is not to select it any more.
  func releasePress() {
    guard let pressed else { return }
    self.pressed = nil
    if itemMenu?.cell !== pressed.cell { pressed.cell.isHighlighted = false }
    if let path = path(of: pressed.cell) {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  private func deselectAll() {
    for path in selection.sorted() {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
        continue
      }
      unmark(path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
  }

  /// A finger adds items to the selection or takes them out; the pointer does with Ctrl.
  private func way(for touch: Touch, _ flags: KeyModifierFlags) -> SelectionWay {
    guard allowsMultipleSelection else { return .alone }
    if flags.contains(.shift) { return .extend }
    return touch.type != .indirectPointer || flags.contains(.control) ? .toggle : .alone
  }

  /// The cell that a touch began in.
  private func touchedCell(_ touch: Touch) -> CollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? CollectionViewCell, cell.collection === self { return cell }
      view = current.superview
    }
    return nil
  }

  private func isPrimary(_ touch: Touch, _ event: Event?) -> Bool {
    guard touch.type == .indirectPointer, let mask = event?.buttonMask, !mask.isEmpty else {
      return true
    }
    return mask.contains(.primary)
  }
}
