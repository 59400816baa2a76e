import WindowResponder

/// Who has the items of an ``OutlineView``.
///
/// An item is anything that tells it from all others in the outline. What is below one is asked for when it
/// is expanded first, and again by ``OutlineView/reloadItem(_:)``.
@preconcurrency @MainActor public protocol OutlineViewDataSource: AnyObject {
  /// The items below one, in their order; with nil those at the top.
  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable]
  /// Whether there may be items below one: then it has a triangle.
  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool
  /// What a cell says.
  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String
  /// The image before a cell's text; nil for none.
  func outlineView(
    _ outlineView: OutlineView, imageFor item: AnyHashable, in column: TableColumn
  ) -> Image?
  /// The user has typed another text for a cell.
  func outlineView(
    _ outlineView: OutlineView, setText text: String, for item: AnyHashable,
    in column: TableColumn)
  /// The user wants the items sorted by ``ColumnView/sort``. Sort what there is, and call
  /// ``ColumnView/reloadData()``.
  func outlineViewSortDidChange(_ outlineView: OutlineView)
}

extension OutlineViewDataSource {
  /// No image.
  public func outlineView(
    _ outlineView: OutlineView, imageFor item: AnyHashable, in column: TableColumn
  ) -> Image? { nil }
  /// Nothing.
  public func outlineView(
    _ outlineView: OutlineView, setText text: String, for item: AnyHashable,
    in column: TableColumn
  ) {}
  /// Nothing.
  public func outlineViewSortDidChange(_ outlineView: OutlineView) {}
}
