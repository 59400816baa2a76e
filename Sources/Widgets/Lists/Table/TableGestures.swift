/// The recognizers of a table view for swipes over rows and for the pointer.
@MainActor final class TableGestures {
  private unowned let table: TableView
  private let swiping: ItemSwiping<TableView>
  private let hover = HoverGestureRecognizer()

  init(_ table: TableView) {
    self.table = table
    swiping = ItemSwiping(table, named: "Row swipe")
    hover.name = "Row hover"
    hover.addAction(Action { [weak self] _ in self?.updateHover() })
    table.addGestureRecognizer(hover)
  }

  /// Finds the row under the pointer again, for example after a scroll.
  func updateHover() {
    guard hover.state == .began || hover.state == .changed else { return table.hover(over: nil) }
    let place = hover.location(in: table)
    table.hover(over: table.isCovered(place) ? nil : table.row(at: place))
  }
}
