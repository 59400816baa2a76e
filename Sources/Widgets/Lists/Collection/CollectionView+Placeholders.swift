import WindowResponder

/// The placeholders of dropped items.
extension CollectionView: ItemPlaceholderHost {
  var placeholders: [ItemPlaceholder<CollectionViewCell>] {
    get { dragDelegates.placeholders }
    set { dragDelegates.placeholders = newValue }
  }

  func takePlaceholderCell(_ reuseIdentifier: String) -> CollectionViewCell? {
    guard cells.knows(reuseIdentifier) else { return nil }
    let cell = takeCell(reuseIdentifier)
    cell.collection = self
    cell.isSelected = false
    cell.isHighlighted = false
    cell.showsFocus = false
    return cell
  }

  func insertDroppedItem(at path: ItemPath) { insertItems(at: [path]) }

  func placeholdersDidChange() {
    prepareLayoutIfNeeded()
    let size = sizeOfContent
    if contentSize != size { contentSize = size }
    placePlaceholders(PlaceholderLayout(self))
    settle()
  }

  /// The size of the layout's content, with the room for placeholders.
  var sizeOfContent: Size {
    var size = collectionViewLayout.collectionViewContentSize
    if !placeholders.isEmpty { size.height += PlaceholderLayout(self)?.growth ?? 0 }
    return size
  }

  /// Returns the attributes of an element with the placeholders.
  func withPlaceholders(
    _ usual: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard !placeholders.isEmpty else { return usual }
    return PlaceholderLayout(self)?.placed(usual) ?? usual
  }

  /// Positions the placeholders.
  func placePlaceholders(_ layout: PlaceholderLayout?) {
    guard let layout else { return }
    for (cell, frame) in zip(shownPlaceholders.compactMap(\.cell), layout.frames) {
      if cell.superview !== self { insertSubview(cell, belowSubview: divider) }
      cells.reveal(cell)
      if cell.frame != frame { cell.frame = frame }
    }
  }
}

extension ItemPlaceholder: CollectionViewDropPlaceholderContext {}
