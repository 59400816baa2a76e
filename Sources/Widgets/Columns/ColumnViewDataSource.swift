import WindowResponder

/// The methods that provide the rows of a ``ColumnView``.
///
/// Rows are identified by indexes that do not change when rows are sorted: the table has the order, see
/// ``ColumnView/order``. ``ColumnRows`` is a data source for arrays.
@preconcurrency @MainActor public protocol ColumnViewDataSource: AnyObject {
  /// Returns the number of rows.
  func numberOfRows(in columnView: ColumnView) -> Int
  /// Returns the text of a cell. The table calls this method for each visible cell whenever it draws the
  /// cell, so it must be fast.
  func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String
  /// Returns the color of a cell's text, or `nil` for the default one.
  func columnView(_ columnView: ColumnView, colorFor row: Int, in column: TableColumn) -> Color?
  /// Returns the image before a cell's text, or `nil` for none.
  func columnView(_ columnView: ColumnView, imageFor row: Int, in column: TableColumn) -> Image?
  /// Returns the view of a cell, if its column has views, or `nil` for the text.
  ///
  /// - Parameters:
  ///   - columnView: The table.
  ///   - row: The index of the row.
  ///   - column: The column.
  ///   - reused: A view of the same column for reuse, or `nil`.
  func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View?
  /// Returns a Boolean value that indicates whether a cell of an editable column can be edited.
  func columnView(_ columnView: ColumnView, canEdit row: Int, in column: TableColumn) -> Bool
  /// Called when the user has changed the text of a cell. The table loads the text again afterwards.
  func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn)
  /// Called when the user has changed ``ColumnView/sort``. Set ``ColumnView/order``, now or later, or sort
  /// the data and call ``ColumnView/reloadData()``.
  func columnViewSortDidChange(_ columnView: ColumnView)
}

extension ColumnViewDataSource {
  /// Returns `nil`.
  public func columnView(
    _ columnView: ColumnView, colorFor row: Int, in column: TableColumn
  ) -> Color? { nil }
  /// Returns `nil`.
  public func columnView(
    _ columnView: ColumnView, imageFor row: Int, in column: TableColumn
  ) -> Image? { nil }
  /// Returns `nil`.
  public func columnView(
    _ columnView: ColumnView, viewFor row: Int, in column: TableColumn, reusing reused: View?
  ) -> View? { nil }
  /// Returns `true`.
  public func columnView(
    _ columnView: ColumnView, canEdit row: Int, in column: TableColumn
  ) -> Bool { true }
  /// Takes no action.
  public func columnView(
    _ columnView: ColumnView, setText text: String, for row: Int, in column: TableColumn
  ) {}
  /// Takes no action.
  public func columnViewSortDidChange(_ columnView: ColumnView) {}
}
