import WindowResponder

/// What a table has for the pointer and for menus.
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

  /// Looks again for the row under the pointer, as after a scroll.
  func hovered() {
    let isOver = hover.state == .began || hover.state == .changed
    let row = isOver ? table.row(at: hover.location(in: table)) : nil
    guard row != table.hoveredRow else { return }
    table.hoveredRow = row
    table.marksDidChange()
  }

  /// Where the Menu key opens the menu: at the row that keys go to.
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
