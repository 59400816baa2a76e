/// Says what can be dropped on a table with columns, and takes it: `UITableViewDropDelegate`, with rows by
/// their numbers.
@preconcurrency @MainActor public protocol ColumnViewDropDelegate: AnyObject {
  /// Whether what is dragged is of any interest here; true unless told.
  func columnView(_ columnView: ColumnView, canHandle session: any DropSession) -> Bool
  /// Whether something can go into a row, rather than only between rows; false unless told.
  func columnView(_ columnView: ColumnView, allowsDropOnRow row: Int) -> Bool
  /// What a drop would do now, at a place.
  func columnView(
    _ columnView: ColumnView, dropSessionDidUpdate session: any DropSession,
    at place: ColumnDropPosition
  ) -> DropProposal
  /// It was dropped at a place: load what is wanted, here.
  func columnView(
    _ columnView: ColumnView, performDrop session: any DropSession, at place: ColumnDropPosition)
  /// What is dragged has left, or the drag is over.
  func columnView(_ columnView: ColumnView, dropSessionDidExit session: any DropSession)
}

extension ColumnViewDropDelegate {
  /// It is.
  public func columnView(_ columnView: ColumnView, canHandle session: any DropSession) -> Bool {
    true
  }
  /// Only between rows.
  public func columnView(_ columnView: ColumnView, allowsDropOnRow row: Int) -> Bool { false }
  /// Does nothing.
  public func columnView(
    _ columnView: ColumnView, dropSessionDidExit session: any DropSession
  ) {}
}

/// Where among the rows of a table something is dropped.
public enum ColumnDropPosition: Hashable, Sendable {
  /// Above a row as rows are shown; how they are sorted is the program's to say.
  case before(row: Int)
  /// Into a row.
  case on(row: Int)
  /// Below all rows.
  case end
}

/// The former name of ``ColumnDropPosition``.
@available(*, deprecated, renamed: "ColumnDropPosition")
public typealias ColumnDropPlace = ColumnDropPosition
