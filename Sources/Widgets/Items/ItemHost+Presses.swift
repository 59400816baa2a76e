/// An item under a touch, until the touch ends or leaves the item.
@MainActor package struct ItemPress<Cell: View> {
  package let cell: Cell
  package let touch: Touch
  /// Whether it is a double click.
  var isDoubleClick: Bool { touch.type == .indirectPointer && touch.tapCount == 2 }

  /// Creates a press of a cell by a touch.
  package init(cell: Cell, touch: Touch) {
    self.cell = cell
    self.touch = touch
  }
}

extension ItemHost {
  package func pressMoved(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    if !pressed.cell.bounds.contains(pressed.touch.location(in: pressed.cell)) { releasePress() }
    return true
  }

  package func pressEnded(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    releasePress()
    guard let path = path(of: pressed.cell) else { return true }
    if pressed.touch.type == .indirectPointer { becomeFirstResponder() }
    focusedPath = path
    hideFocus()
    let flags = event?.modifierFlags ?? []
    let begins =
      !allowsMultipleSelectionNow && pressed.touch.type == .indirectPointer
      && !flags.isDisjoint(with: [.shift, .control]) && shouldBeginMultipleSelection(at: path)
    if begins { didBeginMultipleSelection(at: path) }
    userSelects(path, way(for: pressed.touch, flags))
    if begins { didEndMultipleSelection() }
    if pressed.isDoubleClick { performPrimaryAction(at: path) }
    return true
  }

  package func pressCancelled(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    releasePress()
    return true
  }

  /// The finger has left the item, or is not to select it any more.
  package func releasePress() {
    guard let pressed else { return }
    self.pressed = nil
    if itemMenu?.cell !== pressed.cell { endHighlight(of: pressed.cell) }
    if let path = path(of: pressed.cell) { didUnhighlight(path) }
  }

  /// A finger adds items to the selection or takes them out, and so does the pointer where there are
  /// boxes; else the pointer does with Ctrl.
  private func way(for touch: Touch, _ flags: KeyModifierFlags) -> SelectionWay {
    guard allowsMultipleSelectionNow else { return .alone }
    if flags.contains(.shift) { return .extend }
    if touch.type != .indirectPointer || showsBoxes || flags.contains(.control) { return .toggle }
    return .alone
  }

  /// The cell that a touch began in.
  package func touchedCell(_ touch: Touch) -> ItemCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? ItemCell, owns(cell) { return cell }
      view = current.superview
    }
    return nil
  }
}
