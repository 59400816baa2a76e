import WindowResponder

/// The hover recognizer and the context menu of a table.
@MainActor final class ColumnParts: ContextMenuInteractionDelegate {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  private let hover = HoverGestureRecognizer()
  private lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The point of a menu that a key opens.
  private var keyPoint: Point?

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    hover.name = "Row hover"
    hover.addAction(Action { [weak self] _ in self?.hovered() })
    table.addGestureRecognizer(hover)
    interaction.keyLocation = { [weak self] in
      let place = self?.keyLocation
      self?.keyPoint = place?.point
      return place
    }
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
    let isByKey = keyPoint == location
    keyPoint = nil
    guard let row = table.row(at: location) else { return nil }
    let menu = menu(of: row)
    guard isByKey, case let elements = table.carrying?.menuElements ?? [], !elements.isEmpty else {
      return menu.map { menu in ContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    let moves = Menu(options: .displayInline, children: elements)
    return ContextMenuConfiguration(actionProvider: { _ in
      menu?.replacingChildren((menu?.children ?? []) + [moves]) ?? Menu(children: [moves])
    })
  }

  /// Returns the application's menu for the selected rows. A row that is not selected is selected first.
  private func menu(of row: Int) -> Menu? {
    guard let rowMenu = table.rowMenu else { return nil }
    if table.allowsSelection, !table.selection.contains(row) { table.userSelects(row, .alone) }
    return rowMenu(table.selection.contains(row) ? table.selectedRows : [row])
  }
}
