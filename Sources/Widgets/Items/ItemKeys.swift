/// The keyboard navigation among the items of a table or collection, with key repeat.
@MainActor package final class ItemKeys {
  private let held = HoldRepeater()

  package init() {}

  /// The effect of a key.
  private enum Command {
    /// Moves to a neighbour.
    case step(ItemAxis, Int)
    /// Moves by a page.
    case page(Int)
    /// Moves to the first or the last item.
    case end(Int)
    /// Moves the item itself by one position.
    case carry(ItemAxis, Int)
    case select
    case open
    case selectAll
    /// Sends the command Delete, or deletes items.
    case delete
  }

  /// Handles the keys that have an effect on the items, and forwards the others.
  package func began(
    _ presses: Set<Press>, in host: any ItemHost, others pass: (Set<Press>) -> Void
  ) {
    var others = presses
    for press in host.takesKeys ? presses : [] {
      if drag(press, in: host) {
        others.remove(press)
        continue
      }
      guard let command = command(for: press, in: host) else { continue }
      others.remove(press)
      begin(press, command, in: host)
    }
    if !others.isEmpty { pass(others) }
  }

  /// Handles a key of a drag by keys. Returns `false` for other keys.
  private func drag(_ press: Press, in host: any ItemHost) -> Bool {
    guard let carrying = host.carrying else { return false }
    return held.drag(press, isDragging: carrying.isCarrying) { [weak host] key in
      guard let host, host.window != nil, host.takesKeys else { return nil }
      return host.carrying?.perform(key)
    }
  }

  private func begin(_ press: Press, _ command: Command, in host: any ItemHost) {
    let flags = press.key?.modifierFlags ?? []
    switch command {
    case .step, .page, .carry:
      held.begin(press) { [weak self, weak host] in
        // The delegate may release the host: it is retained until the key is handled.
        guard let self, let host, host.window != nil else { return false }
        return perform(command, flags, in: host)
      }
    case .end, .select, .open, .selectAll, .delete: held.begin(press)
    }
    perform(command, flags, in: host)
  }

  /// Handles the released keys, and forwards the others.
  package func ended(_ presses: Set<Press>, others pass: (Set<Press>) -> Void) {
    var others = presses
    if let press = held.press, others.remove(press) != nil { held.end() }
    if !others.isEmpty { pass(others) }
  }

  /// Ends the repeat of a held key.
  package func stop() { held.end() }

  private func command(for press: Press, in host: any ItemHost) -> Command? {
    guard let key = press.key else { return nil }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if key.matches("a", modifierFlags: .control) {
      return host.allowsMultipleSelectionNow ? .selectAll : nil
    }
    if DeleteKey.isDelete(key.keyCode, flags) {
      let isTaken =
        hasDeleteTarget(host) ? !host.selection.isEmpty : !deletableItems(in: host).isEmpty
      return isTaken ? .delete : nil
    }
    if flags == .alternate { return carry(key.keyCode, in: host) }
    guard flags.subtracting([.shift, .control]).isEmpty else { return nil }
    if let (axis, direction) = KeyDragCommand.arrow(key.keyCode) {
      return host.hasNeighbours(along: axis) ? .step(axis, direction) : nil
    }
    switch key.keyCode {
    case .keyboardPageDown: return .page(1)
    case .keyboardPageUp: return .page(-1)
    case .keyboardHome: return .end(-1)
    case .keyboardEnd: return .end(1)
    case .keyboardSpacebar: return .select
    case .keyboardReturnOrEnter, .keypadEnter: return .open
    default: return nil
    }
  }

  /// Returns the command of an arrow key with Alt, which moves the focused item.
  private func carry(_ key: KeyboardHIDUsage, in host: any ItemHost) -> Command? {
    guard let path = host.focusedPath, host.userCanMove(path),
      let (axis, direction) = KeyDragCommand.arrow(key),
      axis == .vertical || !host.flowsDown(at: path)
    else { return nil }
    return .carry(axis, direction)
  }

  /// Performs a command. Returns `true` if the focus has moved.
  @discardableResult private func perform(
    _ command: Command, _ flags: KeyModifierFlags, in host: any ItemHost
  ) -> Bool {
    let old = host.focusedPath
    switch command {
    case .step, .page, .end:
      move(to: destination(of: command, from: old, in: host), flags, in: host)
    case .carry(let axis, let direction):
      if let old, let place = host.moveTarget(of: old, axis, direction) {
        host.userMoves(old, to: place)
      }
    case .select: select(flags, in: host)
    case .open: if let old { open(old, in: host) }
    case .selectAll: host.userSelectsAll()
    case .delete: delete(in: host)
    }
    return host.focusedPath != old
  }

  private func hasDeleteTarget(_ host: any ItemHost) -> Bool {
    DeleteKey.hasTarget(for: host, delegates: [host.delegate])
  }

  /// Returns the items that the key Delete deletes without a target of the command, the last one first: the
  /// item with the focus ring if it is not selected, or else the selected items.
  private func deletableItems(in host: any ItemHost) -> [ItemPath] {
    host.loadIfNeeded()
    var paths = host.selection.sorted(by: >)
    if host.showsFocus, let focused = host.focusedPath, !host.selection.contains(focused) {
      paths = [focused]
    }
    return paths.filter { host.userCanDelete($0) }
  }

  private func delete(in host: any ItemHost) {
    if hasDeleteTarget(host) {
      _ = DeleteKey.send(from: host, delegates: [host.delegate])
    } else {
      // The data source may change other items for each of them.
      for path in deletableItems(in: host) where host.userCanDelete(path) { host.userDeletes(path) }
    }
  }

  private func destination(
    of command: Command, from old: ItemPath?, in host: any ItemHost
  ) -> ItemPath? {
    switch command {
    case .step(let axis, let direction): return host.neighbour(of: old, axis, direction)
    case .page(let direction): return host.page(from: old, direction)
    case .end(let direction):
      host.loadIfNeeded()
      return direction < 0
        ? host.selectable(from: host.firstItem, 1) : host.selectable(from: host.lastItem, -1)
    case .carry, .select, .open, .selectAll, .delete: return nil
    }
  }

  private func open(_ path: ItemPath, in host: any ItemHost) {
    if !host.selection.contains(path) || !host.allowsMultipleSelectionNow { select([], in: host) }
    host.performPrimaryAction(at: path)
  }

  private func move(to path: ItemPath?, _ flags: KeyModifierFlags, in host: any ItemHost) {
    guard let path else { return }
    host.showsFocus = true
    host.moveFocus(to: path, scrolls: true)
    if flags.contains(.shift), host.allowsMultipleSelectionNow, host.allowsSelectionNow {
      host.userSelects(path, .extend)
    } else if !flags.contains(.control), host.selectionFollowsFocus(at: path) {
      host.userSelects(path, .alone)
    }
  }

  private func select(_ flags: KeyModifierFlags, in host: any ItemHost) {
    guard let path = host.focusedPath, host.isSelectable(path) else { return }
    host.showsFocus = true
    host.updateStates()
    host.userSelects(
      path, flags.contains(.shift) ? .extend : host.allowsMultipleSelectionNow ? .toggle : .alone)
  }
}
