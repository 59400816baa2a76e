/// The context menus of rows.
extension TableView {
  /// The interaction that shows the menus of rows. If there is no ``TableViewDelegate``, the value is `nil`
  /// until the table gets the focus.
  public var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  package var hasItemDelegate: Bool { tableDelegate != nil }

  package func menuConfiguration(for path: ItemPath?, at point: Point) -> ContextMenuConfiguration?
  {
    guard swipe == nil, reordering == nil, let path else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  package func hasMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath) -> Bool {
    tableDelegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration) != nil
  }

  package func dismissMenuPreview(_ configuration: ContextMenuConfiguration, _ path: ItemPath?) {
    _ = tableDelegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: configuration)
  }
}
