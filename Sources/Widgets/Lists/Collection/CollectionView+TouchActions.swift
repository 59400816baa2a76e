import ResponderWords
import WindowResponder

/// The actions of touches on an item, for keys.
extension CollectionView {
  package func touchActions(for path: ItemPath) -> [MenuElement] {
    guard movement == nil, let cell = shown[path] else { return [] }
    return accessibleSwipeActions(path).map { $0.menuElement(for: cell) }
      + shownAccessories(of: cell).compactMap { element(for: $0, in: cell) }
  }

  /// Returns the swipe actions of an item at both edges. In editing mode, an item has them if its row has a
  /// control for deletion.
  func accessibleSwipeActions(_ path: ItemPath) -> [ContextualAction] {
    if isEditing {
      let accessories = shown[path].map(shownAccessories) ?? []
      guard accessories.contains(where: { $0.accessoryType == .delete }) else { return [] }
    }
    return [true, false].flatMap { isLeading in
      collectionViewLayout.swipeActions(path, isLeading: isLeading)?.actions ?? []
    }
  }

  private func shownAccessories(of cell: CollectionViewCell) -> [CellAccessory] {
    guard let row = cell as? CollectionViewListCell else { return [] }
    return (row.leading + row.trailing).map(\.accessory)
  }

  /// Returns the element for an accessory that is a button, or `nil` for any other.
  private func element(for accessory: CellAccessory, in cell: CollectionViewCell) -> MenuElement? {
    let title: String
    switch accessory.accessoryType {
    case .detail: title = ownWord("More")
    case .insert: title = ownWord("Insert")
    case .delete where accessory.handler != nil: title = ownWord("Delete")
    default: return nil
    }
    return Action(title: title) { [weak cell] _ in
      (cell as? CollectionViewListCell)?.use(accessory)
    }
  }

  package func userCanMove(_ path: ItemPath) -> Bool {
    guard let dataSource, contains(path), movement == nil else { return false }
    let (canMove, isOwn) = answers.ask(.canMove) {
      dataSource.collectionView(self, canMoveItemAt: path)
    }
    guard canMove else { return false }
    if choices.mover?.isEnabled ?? false, isOwn { return true }
    // A drop delegate moves dropped items. Keys move items if the data source implements the method for it.
    if hasDragDelegate, dragInteractionEnabled, !hasDropDelegate || isOwn { return true }
    guard let cell = shown[path] else { return false }
    return shownAccessories(of: cell).contains { $0.accessoryType == .reorder }
  }
}
