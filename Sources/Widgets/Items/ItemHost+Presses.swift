/// An item under a touch, until the touch ends or leaves the item.
@MainActor package struct ItemPress<Cell: View> {
  package let cell: Cell
  package let touch: Touch
  /// A Boolean value that indicates whether the press is a double click.
  var isDoubleClick: Bool { touch.type == .indirectPointer && touch.tapCount == 2 }
  /// A Boolean value that indicates whether the press is one of a finger or a pen.
  var isTap: Bool { touch.type != .indirectPointer }

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
    if !selectsBeforeRelease { releasePress() }
    guard let path = path(of: pressed.cell) else {
      releasePress()
      return true
    }
    if pressed.touch.type == .indirectPointer { becomeFirstResponder() }
    focusedPath = path
    hideFocus()
    let flags = event?.modifierFlags ?? []
    let begins =
      !allowsMultipleSelectionNow && pressed.touch.type == .indirectPointer
      && !flags.isDisjoint(with: [.shift, .control]) && shouldBeginMultipleSelection(at: path)
    if begins { notifyDelegate(of: .beganMultipleSelection(path)) }
    let way = way(for: pressed.touch, flags)
    userSelects(path, way)
    if begins { notifyDelegate(of: .endedMultipleSelection) }
    releasePress()
    if pressed.isDoubleClick { performPrimaryAction(at: path) }
    // The delegate may have shown other items.
    if pressed.isTap, way == .alone, self.path(of: pressed.cell) == path {
      performPrimaryAction(at: path)
    }
    return true
  }

  package func pressCancelled(_ touches: Set<Touch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    releasePress()
    return true
  }

  /// Ends the press of an item without selecting it.
  package func releasePress() {
    guard let pressed else { return }
    self.pressed = nil
    let path = path(of: pressed.cell)
    if !(path.map(highlightsForMenu) ?? false) { endHighlight(of: pressed.cell) }
    if let path { notifyDelegate(of: .unhighlighted(path)) }
  }

  /// Returns the effect of a press on the selection. A touch toggles an item. The pointer does so if there
  /// are check boxes, or with Ctrl.
  private func way(for touch: Touch, _ flags: KeyModifierFlags) -> SelectionWay {
    guard allowsMultipleSelectionNow else { return .alone }
    if flags.contains(.shift) { return .extend }
    if touch.type != .indirectPointer || showsBoxes || flags.contains(.control) { return .toggle }
    return .alone
  }

  /// Returns the cell in which a touch began.
  package func touchedCell(_ touch: Touch) -> ItemCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? ItemCell, owns(cell) { return cell }
      view = current.superview
    }
    return nil
  }
}
