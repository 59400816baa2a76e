import WindowResponder

/// The drags of items by keys.
extension ItemHost {
  /// The drags by keys, or `nil` if no delegate for drags or drops was ever set.
  var carrying: ItemCarrying? { (self as? any ItemDragHost)?.dragging?.carrying }

  /// A Boolean value that indicates whether arrow keys choose the position of a drag.
  package var isDraggingByKeys: Bool { carrying?.isCarrying ?? false }

  /// Cancels a drag by keys that has not yet dropped.
  package func cancelKeyDrag() { carrying?.cancel() }

  /// Returns a delegate of drags or drops that is about to be set. If it is `nil`, cancels a drag by keys.
  package func checked<Delegate>(_ delegate: Delegate?) -> Delegate? {
    if delegate == nil { cancelKeyDrag() }
    return delegate
  }

  /// Returns the menu elements that drop an item one position further, if the data source does not move it.
  ///
  /// - Parameter current: A closure that returns the index path of the item when the user chooses an element,
  ///   or `nil` if the item was deleted.
  func dropActions(
    for path: ItemPath, now current: @escaping @MainActor () -> ItemPath?
  ) -> [MenuElement] {
    guard !userCanMove(path), let carrying, carrying.canCarry(path) else { return [] }
    return ItemMoveMenu.elements(goesDown: flowsDown(at: path)) { direction in
      guard place(besides: path, direction) != nil else { return nil }
      return { [weak self, weak carrying] in
        guard let self, let path = current(), contains(path) else { return }
        moveFocus(to: path, scrolls: false)
        carrying?.move(path) { self.place(besides: $0, direction) }
      }
    }
  }

  /// Returns the menu element that begins a drag of an item, with the same closure as
  /// ``dropActions(for:now:)``.
  func dragActions(
    for path: ItemPath, now current: @escaping @MainActor () -> ItemPath?
  ) -> [MenuElement] {
    guard let carrying, carrying.canCarry(path) else { return [] }
    return [
      ItemMoveMenu.dragElement { [weak self] in
        guard let self, let path = current(), contains(path), focusByAssistance(path) else {
          return
        }
        self.carrying?.begin(path)
      }
    ]
  }
}
