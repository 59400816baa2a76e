import WindowResponder

/// A drag by keys within one table or collection: the session of its source and of its destination.
@MainActor package final class KeyDragSession: DragSession, DropSession {
  private weak var view: View?
  /// The location of the drag in the view, in points.
  package var location: Point
  package var items: [DragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication: Bool { true }
  package var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  package var operation = DropOperation.cancel
  package var localDragSession: (any DragSession)? { self }
  /// A Boolean value that indicates whether the drag has ended.
  package var isOver = false

  /// Creates a session at a location in a view.
  package init(at location: Point, in view: View) {
    self.location = location
    self.view = view
  }

  /// Sets the operation of a delegate's proposal. Returns a Boolean value that indicates whether it accepts a
  /// drop.
  package func takes(_ proposed: DropOperation) -> Bool {
    operation = proposed == .move && !allowsMoveOperation ? .cancel : proposed
    return operation == .move || operation == .copy
  }

  package func location(in view: View) -> Point {
    self.view.map { $0.convert(location, to: view) } ?? location
  }
}

/// A view whose rows or items keys drag.
@MainActor package protocol KeyDragHost: View {
  /// A Boolean value that indicates whether arrow keys choose the position of a drag. Escape cancels it then.
  var isDraggingByKeys: Bool { get }
}
