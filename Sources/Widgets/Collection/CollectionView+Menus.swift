extension CollectionView {
  /// A delegate has come that may have menus for the items.
  func setUpItemMenu() {
    guard itemMenu == nil, collectionDelegate != nil else { return }
    let menu = ItemMenu(
      configuration: { [weak self] in self?.itemMenuConfiguration(at: $0) },
      begins: { [weak self] in self?.itemMenuBegins($0, $1) },
      ends: { [weak self] in self?.itemMenuEnds($0, $1) })
    menu.interaction.keyPlace = { [weak self] in self?.itemMenuKeyPlace }
    itemMenu = menu
    addInteraction(menu.interaction)
  }

  private func itemMenuConfiguration(at point: Point) -> ContextMenuConfiguration? {
    guard let delegate = collectionDelegate, movement == nil else { return nil }
    let path = item(at: point)
    var paths = path.map { [$0] } ?? []
    if allowsMultipleSelection, let path, selection.contains(path) { paths = selection.sorted() }
    itemMenu?.asked = path
    return delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  /// The item that keys go to, else the first that is selected, where it is seen.
  private var itemMenuKeyPlace: (point: Point, rect: Rect)? {
    guard let path = focusedPath ?? selection.min(), let frame = attributes(of: path)?.frame
    else { return nil }
    let rect = frame.intersection(bounds)
    guard !rect.isEmpty else { return nil }
    return (Point(x: rect.midX, y: rect.midY), rect)
  }

  private func itemMenuBegins(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    if let path = itemMenu?.asked, let cell = shown[path] {
      itemMenu?.cell = cell
      updateState(cell, path)
    }
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  private func itemMenuEnds(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    let cell = itemMenu?.cell as? CollectionViewCell
    itemMenu?.cell = nil
    if let cell, let path = path(of: cell) { updateState(cell, path) }
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
