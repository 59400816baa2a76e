/// The context menus of items.
extension CollectionView {
  /// The interaction that shows the menus of items. If there is no ``CollectionViewDelegate``, which provides
  /// the menus, the value is `nil`.
  public var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  package var hasItemDelegate: Bool { collectionDelegate != nil }

  package func delegateMenu(
    at point: Point
  ) -> (configuration: ContextMenuConfiguration, path: ItemPath?)? {
    guard let delegate = collectionDelegate, movement == nil else { return nil }
    let path = item(at: point)
    var paths = path.map { [$0] } ?? []
    if allowsMultipleSelection, let path, selection.contains(path) { paths = selection.sorted() }
    let configuration = delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    return configuration.map { ($0, path) }
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

  package func itemMenuAppears(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  package func itemMenuDisappears(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
