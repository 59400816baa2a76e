/// The methods for drops on a table with columns. Follows `UITableViewDropDelegate`, with rows by their
/// indexes.
@preconcurrency @MainActor public protocol ColumnViewDropDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether the table handles a drag session. The default is `true`.
  func columnView(_ columnView: ColumnView, canHandle session: any DropSession) -> Bool
  /// Returns a Boolean value that indicates whether an item can be dropped on a row. The default is `false`,
  /// for drops between rows only.
  func columnView(_ columnView: ColumnView, allowsDropOnRow row: Int) -> Bool
  /// Returns the effect of a drop at a position.
  func columnView(
    _ columnView: ColumnView, dropSessionDidUpdate session: any DropSession,
    at place: ColumnDropPosition
  ) -> DropProposal
  /// Called after a drop at a position. Load the data of the items here.
  func columnView(
    _ columnView: ColumnView, performDrop session: any DropSession, at place: ColumnDropPosition)
  /// Called when the drag leaves the table or ends.
  func columnView(_ columnView: ColumnView, dropSessionDidExit session: any DropSession)
}

extension ColumnViewDropDelegate {
  /// Returns `true`.
  public func columnView(_ columnView: ColumnView, canHandle session: any DropSession) -> Bool {
    true
  }
  /// Returns `false`.
  public func columnView(_ columnView: ColumnView, allowsDropOnRow row: Int) -> Bool { false }
  /// Takes no action.
  public func columnView(
    _ columnView: ColumnView, dropSessionDidExit session: any DropSession
  ) {}
}

/// The position of a drop among the rows of a table.
public enum ColumnDropPosition: Hashable, Sendable {
  /// Above a row, in the order in which rows are shown. The application decides the meaning for its sort
  /// order.
  case before(row: Int)
  /// Into a row.
  case on(row: Int)
  /// Below all rows.
  case end
}

/// The former name of ``ColumnDropPosition``.
@available(*, deprecated, renamed: "ColumnDropPosition")
public typealias ColumnDropPlace = ColumnDropPosition
