import WindowResponder

/// The handler of a table's keys. While a key that moves among rows is held, the movement is repeated.
@MainActor final class RowKeys {
  private let held = HoldRepeater()
  private var taken: Set<Press> = []

  /// Handles the presses of keys for the rows and returns the others.
  func began(_ presses: Set<Press>, in table: ColumnView) -> Set<Press> {
    guard Self.canTakeKeys(table), table.placeCount > 0 else { return presses }
    var others = presses
    for press in presses {
      guard let key = press.key, take(press, key, in: table) else { continue }
      others.remove(press)
      taken.insert(press)
    }
    return others
  }

  private static func canTakeKeys(_ table: ColumnView) -> Bool {
    table.allowsSelection && (table.isFocused || table.isFirstResponder)
  }

  private func take(_ press: Press, _ key: Key, in table: ColumnView) -> Bool {
    if carry(press, in: table) || table.handleKey(key) { return true }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if key.matches("a", modifierFlags: .control) {
      guard table.allowsMultipleSelection else { return false }
      table.takeAll(byUser: true)
      return true
    }
    if flags.isEmpty || flags == .shift, table.typeAhead.takes(key, in: table) { return true }
    guard flags.subtracting([.shift, .control]).isEmpty else { return false }
    if DeleteKey.isDelete(key.keyCode, flags) { return delete(in: table) }
    if move(press, key.keyCode, flags, in: table) { return true }
    return act(key.keyCode, flags, in: table)
  }

  // MARK: Dragging

  private func carry(_ press: Press, in table: ColumnView) -> Bool {
    guard let carrying = table.carrying else { return false }
    return held.drag(press, isDragging: carrying.isCarrying) { [weak table] key in
      guard let table, table.window != nil, Self.canTakeKeys(table) else { return nil }
      return table.carrying?.perform(key)
    }
  }

  // MARK: Moving

  private func move(
    _ press: Press, _ key: KeyboardHIDUsage, _ flags: KeyModifierFlags, in table: ColumnView
  ) -> Bool {
    switch key {
    case .keyboardDownArrow: step(press, 1, flags, in: table)
    case .keyboardUpArrow: step(press, -1, flags, in: table)
    case .keyboardPageDown: step(press, table.pageLength, flags, in: table)
    case .keyboardPageUp: step(press, -table.pageLength, flags, in: table)
    case .keyboardHome: go(to: 0, flags, in: table)
    case .keyboardEnd: go(to: table.placeCount - 1, flags, in: table)
    default: return false
    }
    return true
  }

  private func step(
    _ press: Press, _ distance: Int, _ flags: KeyModifierFlags, in table: ColumnView
  ) {
    held.begin(press) { [weak table] in
      guard let table, table.window != nil else { return false }
      return Self.step(distance, flags, in: table)
    }
    Self.step(distance, flags, in: table)
  }

  /// Moves the focus by some rows. If the focused row has not changed, returns `false`.
  @discardableResult private static func step(
    _ distance: Int, _ flags: KeyModifierFlags, in table: ColumnView
  ) -> Bool {
    let count = table.placeCount
    guard count > 0 else { return false }
    let old = table.focused.flatMap { table.place(ofRow: $0) }
    let isNew =
      old == nil || table.selection.count == 0 && !flags.contains(.control) && !table.showsFocus
    var next = old ?? (distance > 0 ? 0 : count - 1)
    if !isNew { next += distance }
    next = min(max(0, next), count - 1)
    table.moveKeys(
      to: next, extending: flags.contains(.shift), selecting: !flags.contains(.control))
    return next != old
  }

  private func go(to place: Int, _ flags: KeyModifierFlags, in table: ColumnView) {
    table.moveKeys(
      to: place, extending: flags.contains(.shift), selecting: !flags.contains(.control))
  }

  // MARK: Acting

  private func delete(in table: ColumnView) -> Bool {
    guard table.selection.count > 0, table.editor == nil else { return false }
    return DeleteKey.send(from: table, delegates: [table.delegate, table.dataSource])
  }

  private func act(
    _ key: KeyboardHIDUsage, _ flags: KeyModifierFlags, in table: ColumnView
  ) -> Bool {
    guard let row = table.focused, table.place(ofRow: row) != nil else { return false }
    switch key {
    case .keyboardSpacebar:
      table.showsFocus = true
      let way: SelectionWay =
        flags.contains(.shift) ? .extend : table.allowsMultipleSelection ? .toggle : .alone
      table.userSelects(row, way)
    case .keyboardReturnOrEnter, .keypadEnter:
      guard flags.isEmpty else { return false }
      if !table.selection.contains(row) { table.userSelects(row, .alone) }
      table.activate(row, nil)
    case .keyboardF2:
      return table.editFirstCell(of: row)
    default: return false
    }
    return true
  }

  /// Ends the presses that were handled and returns the others.
  func ended(_ presses: Set<Press>) -> Set<Press> {
    if held.isAmong(presses) { held.end() }
    let others = presses.subtracting(taken)
    taken.subtract(presses)
    return others
  }

  /// Ends the repetition of a held key.
  func stop() { held.end() }
}
