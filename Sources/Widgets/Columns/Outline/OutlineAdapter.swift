import WindowResponder

/// The items of an outline as the rows of its table.
@MainActor final class OutlineAdapter: ColumnViewDataSource {
  weak var outline: OutlineView?

  private func item(_ row: Int) -> AnyHashable? { outline?.item(atRow: row) }

  func numberOfRows(in columnView: ColumnView) -> Int { outline?.nodes.count ?? 0 }

  func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String {
    guard let outline, let item = item(row) else { return "" }
    return outline.outlineSource?.outlineView(outline, textFor: item, in: column) ?? ""
  }

  func columnView(
    _ columnView: ColumnView, imageFor row: Int, in column: TableColumn
  ) -> Image? {
    guard let outline, let item = item(row) else { return nil }
    return outline.outlineSource?.outlineView(outline, imageFor: item, in: column)
  }

  func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn
  ) {
    guard let outline, let item = item(row) else { return }
    outline.outlineSource?.outlineView(outline, setText: text, for: item, in: column)
  }

  func columnViewSortDidChange(_ columnView: ColumnView) {
    guard let outline else { return }
    outline.outlineSource?.outlineViewSortDidChange(outline)
  }
}
