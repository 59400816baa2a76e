import WindowResponder

/// A drag by keys within one table: the session of its source and of its destination.
@MainActor final class KeyDragSession: DragSession, DropSession {
  private weak var table: ColumnView?
  /// The location of the drag in the table, in points.
  var location: Point
  var items: [DragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication: Bool { true }
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  var operation = DropOperation.cancel
  var localDragSession: (any DragSession)? { self }

  init(at location: Point, in table: ColumnView) {
    self.location = location
    self.table = table
  }

  func location(in view: View) -> Point {
    table.map { $0.convert(location, to: view) } ?? location
  }
}
