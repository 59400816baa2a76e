public import Widgets

extension UIDynamicAnimator {
  /// Creates an animator for the attributes of a collection view's layout, which is held weakly.
  ///
  /// Items are in the coordinates of the content. After each movement, the animator invalidates the layout.
  public convenience init(collectionViewLayout layout: CollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  /// Returns a copy of the attributes of a cell if a behavior has them, or else `nil`.
  public func layoutAttributesForCell(
    at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { attributes(of: .cell, kind: nil, indexPath) }

  /// Returns a copy of the attributes of a supplementary view if a behavior has them, or else `nil`.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? { attributes(of: .supplementaryView, kind: kind, indexPath) }

  /// Returns a copy of the attributes of a decoration view if a behavior has them, or else `nil`.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? {
    attributes(of: .decorationView, kind: decorationViewKind, indexPath)
  }

  private func attributes(
    of category: CollectionViewLayoutAttributes.ElementCategory, kind: String?,
    _ indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? CollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }?.copy()
  }
}
