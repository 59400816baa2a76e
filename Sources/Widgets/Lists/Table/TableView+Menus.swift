/// The context menus of rows.
extension TableView {
  /// The interaction that shows the menus of rows. If there is no ``TableViewDelegate``, the value is `nil`
  /// until the table gets the focus.
  public var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  package var hasItemDelegate: Bool { tableDelegate != nil }

  package func delegateMenu(
    at point: Point
  ) -> (configuration: ContextMenuConfiguration, path: ItemPath?)? {
    guard swipe == nil, reordering == nil, !isCovered(point), let path = item(at: point),
      let configuration = tableDelegate?.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return (configuration, path)
  }

  package func hasMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath) -> Bool {
    tableDelegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration) != nil
  }

  package func dismissMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath?) {
    _ = tableDelegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  package func itemMenuAppears(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  package func itemMenuDisappears(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
