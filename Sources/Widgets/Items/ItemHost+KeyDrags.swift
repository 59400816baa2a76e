import WindowResponder

/// The drags of items by keys.
extension ItemHost {
  /// The drags by keys, or `nil` if no delegate for drags or drops was ever set.
  var carrying: ItemCarrying? { dragging?.carrying }

  /// A Boolean value that indicates whether arrow keys choose the position of a drag.
  package var isDraggingByKeys: Bool { carrying?.isCarrying ?? false }

  /// Cancels a drag by keys that has not yet dropped.
  package func cancelKeyDrag() { carrying?.cancel() }

  /// Returns a delegate of drags or drops that is about to be set. If it is `nil`, cancels a drag by keys.
  package func checked<Delegate>(_ delegate: Delegate?) -> Delegate? {
    if delegate == nil { cancelKeyDrag() }
    return delegate
  }

  /// Returns the menu element that begins a drag of an item, with the same closure as
  /// ``moveActions(for:now:)``.
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
