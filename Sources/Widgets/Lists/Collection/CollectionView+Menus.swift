/// The context menus of items.
extension CollectionView {
  /// The interaction that shows the menus of items. If there is no ``CollectionViewDelegate``, which provides
  /// the menus, the value is `nil`.
  public var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  package var hasItemDelegate: Bool { collectionDelegate != nil }

  package func itemMenuConfiguration(at point: Point) -> ContextMenuConfiguration? {
    guard let delegate = collectionDelegate, movement == nil else { return nil }
    let path = item(at: point)
    var paths = path.map { [$0] } ?? []
    if allowsMultipleSelection, let path, selection.contains(path) { paths = selection.sorted() }
    itemMenu?.asked = path
    return delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  package func itemMenuBegins(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    if let path = itemMenu?.asked, let cell = shown[path],
      collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) == nil
    {
      itemMenu?.cell = cell
      updateState(cell, path)
    }
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  package func itemMenuEnds(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    let cell = itemMenu?.cell as? CollectionViewCell
    itemMenu?.cell = nil
    if let path = itemMenu?.asked {
      _ = collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
    if let cell, let path = path(of: cell) { updateState(cell, path) }
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
