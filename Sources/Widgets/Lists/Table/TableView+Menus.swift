/// The context menus of rows.
extension TableView {
  /// The interaction that shows the menus of rows. If there is no ``TableViewDelegate``, the value is `nil`
  /// until the table gets the focus.
  public var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  package var hasItemDelegate: Bool { tableDelegate != nil }

  package func itemMenuConfiguration(at point: Point) -> ContextMenuConfiguration? {
    guard let delegate = tableDelegate, swipe == nil, reordering == nil, !isCovered(point),
      let path = row(at: point),
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    itemMenu?.asked = path
    return configuration
  }

  package func itemMenuBegins(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    let cell = shown.first { $0.path == itemMenu?.asked }?.cell
    let preview = tableDelegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
    if preview == nil {
      itemMenu?.cell = cell
      cell?.setHighlighted(true, animated: false)
    }
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  package func itemMenuEnds(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    let cell = itemMenu?.cell as? TableViewCell
    itemMenu?.cell = nil
    _ = tableDelegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: configuration)
    if let cell, pressed?.cell !== cell { cell.setHighlighted(false, animated: true) }
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
