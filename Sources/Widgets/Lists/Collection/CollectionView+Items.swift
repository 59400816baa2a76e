/// The conformance to the protocol that tables and collection views share.
extension CollectionView: CountedItemHost {
  package func owns(_ cell: CollectionViewCell) -> Bool { cell.collection === self }

  package func place(of path: ItemPath) -> Rect? { attributes(of: path)?.frame }

  // MARK: Keys

  package var takesKeys: Bool { isFocused || isFirstResponder }

  package func hasNeighbours(along axis: ItemAxis) -> Bool { true }
}
