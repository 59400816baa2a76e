import WindowResponder

/// Who has the rows of a ``ColumnView``.
///
/// Rows are asked for by their numbers, which do not change when they are sorted: the table keeps their
/// order itself, see ``ColumnView/order``. ``ColumnRows`` is one for arrays.
@preconcurrency @MainActor public protocol ColumnViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in columnView: ColumnView) -> Int
  /// What a cell says. It is asked for each cell that comes into sight, whenever it is drawn, and so has
  /// to be quick.
  func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String
  /// The colour of a cell's text; nil for the usual one.
  func columnView(_ columnView: ColumnView, colorFor row: Int, in column: TableColumn) -> Color?
  /// The image before a cell's text; nil for none.
  func columnView(_ columnView: ColumnView, imageFor row: Int, in column: TableColumn) -> Image?
  /// The view of a cell, where its column has views; nil for the text.
  ///
  /// - Parameters:
  ///   - columnView: The table.
  ///   - row: The row's number.
  ///   - column: The column.
  ///   - reused: A view of the same column that is not needed any more; nil for none.
  func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View?
  /// Whether a cell of a column that is editable can be changed.
  func columnView(_ columnView: ColumnView, canEdit row: Int, in column: TableColumn) -> Bool
  /// The user has typed another text for a cell. What the cell says is asked for again afterwards.
  func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn)
  /// The user wants the rows sorted by ``ColumnView/sort``. Set ``ColumnView/order``, now or later, or
  /// sort what there is and call ``ColumnView/reloadData()``.
  func columnViewSortDidChange(_ columnView: ColumnView)
}

extension ColumnViewDataSource {
  /// The usual colour.
  public func columnView(
    _ columnView: ColumnView, colorFor row: Int, in column: TableColumn
  ) -> Color? { nil }
  /// No image.
  public func columnView(
    _ columnView: ColumnView, imageFor row: Int, in column: TableColumn
  ) -> Image? { nil }
  /// No view.
  public func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View? { nil }
  /// Yes.
  public func columnView(
    _ columnView: ColumnView, canEdit row: Int, in column: TableColumn
  ) -> Bool { true }
  /// Nothing.
  public func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn
  ) {}
  /// Nothing.
  public func columnViewSortDidChange(_ columnView: ColumnView) {}
}
