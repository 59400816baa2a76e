extension CollectionView {
  package var preferredFocus: ItemPath? {
    collectionDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  package var usualFocus: ItemPath? {
    selection.filter { shown[$0] != nil }.min() ?? shown.keys.min() ?? firstItem
  }

  package func canFocus(_ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  package func selectionFollowsFocus(at path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? selectionFollowsFocus
  }

  package func scrollIntoView(_ path: ItemPath) { scroll(to: path, [], false) }

  /// Returns a Boolean value that indicates whether a view covers the cells at a location, as a pinned header
  /// does. A view that belongs to an item, such as a badge, does not cover it.
  package func isCovered(_ point: Point) -> Bool {
    shownSupplements.values.contains {
      guard let attributes = $0.attributes, !attributes.isOfItem else { return false }
      return attributes.zIndex > 0 && attributes.frame.contains(point)
    }
  }
}
