/// Moves among a table's rows by keys, again and again while one is held.
@MainActor final class TableKeys {
  private unowned let table: TableView
  private let held = HeldKey()

  init(_ table: TableView) {
    self.table = table
  }

  /// What a key does.
  private enum Command {
    /// Moves by rows.
    case step(Int)
    /// Moves by what is seen.
    case page(Int)
    /// Moves to the first or the last row.
    case end(Int)
    case select
    case open
    case selectAll
  }

  /// Takes the keys that mean something to the table, and gives the others back.
  func began(_ presses: Set<Press>) -> Set<Press> {
    guard table.allowsSelection, table.isFocused || table.isFirstResponder else { return presses }
    var others = presses
    for press in presses {
      guard let command = command(for: press) else { continue }
      others.remove(press)
      let flags = press.key?.modifierFlags ?? []
      switch command {
      case .step, .page: held.begin(press) { [weak self] in self?.repeats(command, flags) ?? false }
      default: held.begin(press)
      }
      perform(command, flags)
    }
    return others
  }

  /// Takes the keys that came up, and gives the others back.
  func ended(_ presses: Set<Press>) -> Set<Press> {
    guard let press = held.press, presses.contains(press) else { return presses }
    held.end()
    return presses.subtracting([press])
  }

  /// Ends what a held key does.
  func stop() { held.end() }

  private func repeats(_ command: Command, _ flags: KeyModifierFlags) -> Bool {
    // Its delegate may let it go.
    withExtendedLifetime(table) { table.window != nil && perform(command, flags) }
  }

  private func command(for press: Press) -> Command? {
    guard let key = press.key else { return nil }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if flags == .control, key.keyCode == .keyboardA {
      return table.selectsMultiple ? .selectAll : nil
    }
    guard flags.subtracting([.shift, .control]).isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardDownArrow: return .step(1)
    case .keyboardUpArrow: return .step(-1)
    case .keyboardPageDown: return .page(1)
    case .keyboardPageUp: return .page(-1)
    case .keyboardHome: return .end(-1)
    case .keyboardEnd: return .end(1)
    case .keyboardSpacebar: return .select
    case .keyboardReturnOrEnter, .keypadEnter: return .open
    default: return nil
    }
  }

  @discardableResult private func perform(_ command: Command, _ flags: KeyModifierFlags) -> Bool {
    let old = table.focusedPath
    switch command {
    case .step(let direction): move(to: neighbour(of: old, direction), flags)
    case .page(let direction): move(to: page(from: old, direction), flags)
    case .end(let direction):
      move(
        to: direction < 0
          ? first(from: table.loaded.firstRow, 1)
          : first(from: table.loaded.lastRow, -1), flags)
    case .select: select(flags)
    case .open:
      guard let path = table.focusedPath else { return false }
      if !table.selection.contains(path) || !table.selectsMultiple { select([]) }
      table.performPrimaryAction(at: path)
    case .selectAll: table.userSelectsAll()
    }
    return table.focusedPath != old
  }

  /// The next row that can be selected, in one direction; the row itself where there is none.
  private func neighbour(of path: ItemPath?, _ direction: Int) -> ItemPath? {
    guard let path, table.loaded.contains(path) else {
      return first(from: direction > 0 ? table.loaded.firstRow : table.loaded.lastRow, direction)
    }
    let next = direction > 0 ? table.sections.row(after: path) : table.sections.row(before: path)
    return first(from: next, direction)
  }

  /// The row itself where it can be selected, else the next one that can.
  private func first(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    var next = path
    while let candidate = next {
      if table.isSelectable(candidate), table.canFocus(candidate) { return candidate }
      guard table.sections.contains(candidate) else { return nil }
      next =
        direction > 0
        ? table.sections.row(after: candidate) : table.sections.row(before: candidate)
    }
    return nil
  }

  /// The row a page away.
  private func page(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    guard let path, table.loaded.contains(path) else { return neighbour(of: path, direction) }
    let inset = table.adjustedContentInset
    let row = table.rectForRow(at: path)
    let page = max(row.height, table.bounds.height - inset.top - inset.bottom - row.height)
    let y = row.midY + Double(direction) * page - table.sectionsTop
    let target: ItemPath?
    if direction > 0 {
      target = table.sections.firstRow(endingBelow: y) ?? table.sections.lastRow
    } else {
      target = y < 0 ? table.sections.firstRow : table.sections.firstRow(endingBelow: y)
    }
    guard let target, target != path else { return neighbour(of: path, direction) }
    return first(from: target, direction) ?? first(from: target, -direction)
  }

  private func move(to path: ItemPath?, _ flags: KeyModifierFlags) {
    guard let path else { return }
    table.showsFocus = true
    table.moveFocus(to: path, scrolls: true)
    if flags.contains(.shift), table.selectsMultiple, table.canSelect {
      table.userSelects(path, .extend)
    } else if !flags.contains(.control), table.selectionFollowsFocus(at: path) {
      table.userSelects(path, .alone)
    }
  }

  private func select(_ flags: KeyModifierFlags) {
    guard let path = table.focusedPath, table.isSelectable(path) else { return }
    table.showsFocus = true
    table.surroundingsDidChange()
    table.userSelects(
      path, flags.contains(.shift) ? .extend : table.selectsMultiple ? .toggle : .alone)
  }
}
