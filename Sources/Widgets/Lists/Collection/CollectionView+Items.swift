/// The conformance to the protocol that tables and collection views share.
extension CollectionView: ItemHost {
  package func owns(_ cell: CollectionViewCell) -> Bool { cell.collection === self }

  package func place(of path: ItemPath) -> Rect? { attributes(of: path)?.frame }

  // MARK: Keys

  package var takesKeys: Bool { isFocused || isFirstResponder }

  package func hasNeighbours(along axis: ItemAxis) -> Bool { true }

  // MARK: Order

  package var firstItem: ItemPath? {
    loadIfNeeded()
    return counts.firstRow
  }

  package var lastItem: ItemPath? {
    loadIfNeeded()
    return counts.lastRow
  }

  package func contains(_ path: ItemPath) -> Bool { counts.contains(path) }

  package func item(after path: ItemPath) -> ItemPath? { counts.row(after: path) }

  package func item(before path: ItemPath) -> ItemPath? { counts.row(before: path) }
}
