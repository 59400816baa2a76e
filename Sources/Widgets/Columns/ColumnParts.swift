import WindowResponder

/// The hover recognizer and the context menu of a table.
@MainActor final class ColumnParts: ContextMenuInteractionDelegate {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  private let hover = HoverGestureRecognizer()
  private lazy var interaction = ContextMenuInteraction(delegate: self)

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    hover.name = "Row hover"
    hover.addAction(Action { [weak self] _ in self?.hovered() })
    table.addGestureRecognizer(hover)
    interaction.keyLocation = { [weak self] in self?.keyLocation }
    table.addInteraction(interaction)
  }

  /// Updates the row under the pointer, for example after a scroll.
  func hovered() {
    let isOver = hover.state == .began || hover.state == .changed
    let row = isOver ? table.row(at: hover.location(in: table)) : nil
    guard row != table.hoveredRow else { return }
    table.hoveredRow = row
    table.marksDidChange()
  }

  /// The location at which the Menu key opens the menu: the focused row, or the first selected one.
  private var keyLocation: (point: Point, rect: Rect)? {
    guard let row = table.focused ?? table.selection.first, let rect = table.rect(ofRow: row)
    else { return nil }
    let seen = rect.intersection(table.bounds)
    guard !seen.isEmpty else { return nil }
    return (Point(x: seen.midX, y: seen.midY), seen)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let rowMenu = table.rowMenu, let row = table.row(at: location) else { return nil }
    if table.allowsSelection, !table.selection.contains(row) { table.userSelects(row, .alone) }
    let rows = table.selection.contains(row) ? table.selectedRows : [row]
    guard let menu = rowMenu(rows) else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
