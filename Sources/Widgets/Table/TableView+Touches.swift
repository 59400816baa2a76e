/// A row under a finger, from touching down to lifting or leaving it.
struct PressedRow {
  let cell: TableViewCell
  let touch: Touch
  /// Whether it is a double click that was begun.
  let isDouble: Bool
}

extension TableView {
  /// A touch that no view in a row took: it presses the row.
  func pressBegan(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    if swipe != nil, let touch = touches.first, !isInSwipe(touch) {
      // The first touch elsewhere closes what a swipe opened, and does nothing more.
      closeSwipe(animated: true)
      return true
    }
    guard pressed == nil, canSelect, touches.count == 1, let touch = touches.first,
      isPrimary(touch, event), let cell = touchedCell(touch), let path = path(of: cell)
    else { return false }
    guard isSelectable(path), self.path(of: cell) != nil else { return true }
    pressed = PressedRow(cell: cell, touch: touch, isDouble: touch.tapCount == 2)
    showsFocus = false
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
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
    focusedPath = path
    showsFocus = false
    surroundingsDidChange()
    let flags = event?.modifierFlags ?? []
    userSelects(path, way(for: pressed.touch, flags))
    if pressed.isDouble, pressed.touch.type == .indirectPointer { performPrimaryAction(at: path) }
    return true
  }

  func pressCancelled(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    releasePress()
    return true
  }

  /// A finger adds rows to the selection or takes them out, and so does the pointer where there are
  /// boxes; else the pointer does with Ctrl.
  private func way(for touch: Touch, _ flags: KeyModifierFlags) -> SelectionWay {
    guard selectsMultiple else { return .alone }
    if flags.contains(.shift) { return .extend }
    if touch.type != .indirectPointer || showsBoxes || flags.contains(.control) { return .toggle }
    return .alone
  }

  /// The finger has left the row, or is not to select it any more.
  func releasePress() {
    guard let pressed else { return }
    self.pressed = nil
    if rowMenu?.cell !== pressed.cell { pressed.cell.setHighlighted(false, animated: true) }
    if let path = path(of: pressed.cell) {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func performPrimaryAction(at path: ItemPath) {
    guard let delegate = tableDelegate, sections.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// The cell that a touch began in.
  private func touchedCell(_ touch: Touch) -> TableViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? TableViewCell, cell.table === self { return cell }
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

  func accessoryWasTapped(of cell: TableViewCell) {
    guard let path = path(of: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
