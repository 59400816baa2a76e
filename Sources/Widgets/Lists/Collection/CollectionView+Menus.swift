/// The context menus of items.
extension CollectionView {
  /// The interaction that shows the menus of items, or `nil` if the collection has had neither a
  /// ``CollectionViewDelegate`` nor the focus.
  public var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  package var hasItemDelegate: Bool { collectionDelegate != nil }

  package func menuConfiguration(for path: ItemPath?, at point: Point) -> ContextMenuConfiguration?
  {
    guard movement == nil else { return nil }
    var paths = path.map { [$0] } ?? []
    if allowsMultipleSelection, let path, selection.contains(path) { paths = selection.sorted() }
    return collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  package func hasMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath) -> Bool {
    collectionDelegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) != nil
  }

  package func dismissMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath?) {
    guard let path else { return }
    _ = collectionDelegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }
}
