import WindowResponder

/// An observer of the pointer over the rows of a table.
@MainActor final class ColumnHover {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  private let hover = HoverGestureRecognizer()

  init(_ table: ColumnView) {
    ownerLink = OwnerLink(table, orElse: ColumnView())
    hover.name = "Row hover"
    hover.addAction(Action { [weak self] _ in self?.update() })
    table.addGestureRecognizer(hover)
  }

  /// Updates the row under the pointer, for example after a scroll.
  func update() {
    let isOver = hover.state == .began || hover.state == .changed
    let row = isOver ? table.row(at: hover.location(in: table)) : nil
    guard row != table.hoveredRow else { return }
    table.hoveredRow = row
    table.marksDidChange()
  }
}
