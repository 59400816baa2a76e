/// Moves among a collection's items by keys, again and again while one is held.
@MainActor final class CollectionKeys {
  private unowned let collection: CollectionView
  private let held = HeldKey()

  init(_ collection: CollectionView) {
    self.collection = collection
  }

  /// What a key does.
  private enum Command {
    /// Moves to a neighbour.
    case step(CollectionView.Axis, Int)
    /// Moves by what is seen.
    case page(Int)
    /// Moves to the first or the last item.
    case end(Int)
    case select
    case open
    case selectAll
  }

  /// Takes the keys that mean something to the collection, and gives the others back.
  func began(_ presses: Set<Press>) -> Set<Press> {
    guard collection.isFocused || collection.isFirstResponder else { return presses }
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
    withExtendedLifetime(collection) { collection.window != nil && perform(command, flags) }
  }

  private func command(for press: Press) -> Command? {
    guard let key = press.key else { return nil }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if flags == .control, key.keyCode == .keyboardA {
      return collection.allowsMultipleSelection ? .selectAll : nil
    }
    guard flags.subtracting([.shift, .control]).isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardRightArrow: return .step(.horizontal, 1)
    case .keyboardLeftArrow: return .step(.horizontal, -1)
    case .keyboardDownArrow: return .step(.vertical, 1)
    case .keyboardUpArrow: return .step(.vertical, -1)
    case .keyboardPageDown: return .page(1)
    case .keyboardPageUp: return .page(-1)
    case .keyboardHome: return .end(-1)
    case .keyboardEnd: return .end(1)
    case .keyboardSpacebar: return .select
    case .keyboardReturnOrEnter, .keypadEnter: return .open
    default: return nil
    }
  }

  /// Does what a key does; tells whether keys go to another item now.
  @discardableResult private func perform(_ command: Command, _ flags: KeyModifierFlags) -> Bool {
    let old = collection.focusedPath
    switch command {
    case .step, .page, .end: move(to: destination(of: command, from: old), flags)
    case .select: select(flags)
    case .open: if let old { open(old) }
    case .selectAll: collection.userSelectsAll()
    }
    return collection.focusedPath != old
  }

  private func destination(of command: Command, from old: ItemPath?) -> ItemPath? {
    switch command {
    case .step(let axis, let direction): return collection.neighbour(of: old, axis, direction)
    case .page(let direction): return collection.page(from: old, direction)
    case .end(let direction) where direction < 0:
      return collection.selectable(from: collection.firstItem, 1)
    case .end: return collection.selectable(from: collection.lastItem, -1)
    case .select, .open, .selectAll: return nil
    }
  }

  private func open(_ path: ItemPath) {
    if !collection.selection.contains(path) || !collection.allowsMultipleSelection { select([]) }
    collection.performPrimaryAction(at: path)
  }

  private func move(to path: ItemPath?, _ flags: KeyModifierFlags) {
    guard let path else { return }
    collection.showsFocus = true
    collection.moveFocus(to: path, scrolls: true)
    if flags.contains(.shift), collection.allowsMultipleSelection, collection.allowsSelection {
      collection.userSelects(path, .extend)
    } else if !flags.contains(.control), collection.selectionFollowsFocus(at: path) {
      collection.userSelects(path, .alone)
    }
  }

  private func select(_ flags: KeyModifierFlags) {
    guard let path = collection.focusedPath, collection.isSelectable(path) else { return }
    collection.showsFocus = true
    collection.updateStates()
    collection.userSelects(
      path,
      flags.contains(.shift)
        ? .extend : collection.allowsMultipleSelection ? .toggle : .alone)
  }
}
