import WindowResponder

/// The methods that provide the items of an ``OutlineView``.
///
/// An item is a hashable value that is unique in the outline. Its children are loaded when it is expanded for
/// the first time, and again by ``OutlineView/reloadItem(_:)``.
@preconcurrency @MainActor public protocol OutlineViewDataSource: AnyObject {
  /// Returns the children of an item in order, or the roots for `nil`.
  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable]
  /// Returns a Boolean value that indicates whether an item may have children. If so, it has a disclosure
  /// triangle.
  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool
  /// Returns the text of a cell.
  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String
  /// Returns the image before a cell's text, or `nil` for none.
  func outlineView(
    _ outlineView: OutlineView, imageFor item: AnyHashable, in column: TableColumn
  ) -> Image?
  /// Called when the user has changed the text of a cell.
  func outlineView(
    _ outlineView: OutlineView, setText text: String, for item: AnyHashable,
    in column: TableColumn)
  /// Called when the user has changed ``ColumnView/sort``. Sort the items, and call
  /// ``ColumnView/reloadData()``.
  func outlineViewSortDidChange(_ outlineView: OutlineView)
}

extension OutlineViewDataSource {
  /// Returns `nil`.
  public func outlineView(
    _ outlineView: OutlineView, imageFor item: AnyHashable, in column: TableColumn
  ) -> Image? { nil }
  /// Takes no action.
  public func outlineView(
    _ outlineView: OutlineView, setText text: String, for item: AnyHashable,
    in column: TableColumn
  ) {}
  /// Takes no action.
  public func outlineViewSortDidChange(_ outlineView: OutlineView) {}
}
