/// A view with text that can be dragged. Follows `UITextDraggable`.
@preconcurrency @MainActor public protocol TextDraggable: TextInput {
  /// The delegate that provides the dragged items. It is held weakly.
  var textDragDelegate: (any TextDragDelegate)? { get set }
  /// A Boolean value that indicates whether text of the view is being dragged, within reach of other
  /// programs.
  var isTextDragActive: Bool { get }
}

/// The methods that customize a drag of text and report its progress. Follows `UITextDragDelegate`.
///
/// A pointer drags selected text within its own window without calling these methods. They are called for a
/// touch, and for a pointer that leaves the window.
@preconcurrency @MainActor public protocol TextDragDelegate: AnyObject {
  /// Asks the delegate for the items to drag. The default is ``TextDragRequest/suggestedItems``. If the array
  /// is empty, no drag begins.
  func textDraggableView(
    _ textDraggableView: any View & TextDraggable, itemsForDrag dragRequest: TextDragRequest
  ) -> [DragItem]
  /// Tells the delegate that a drag is about to begin.
  func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionWillBegin session: any DragSession)
  /// Tells the delegate that a drag has ended with an operation.
  func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionDidEnd session: any DragSession,
    with operation: DropOperation)
}

extension TextDragDelegate {
  /// Returns the suggested items.
  public func textDraggableView(
    _ textDraggableView: any View & TextDraggable, itemsForDrag dragRequest: TextDragRequest
  ) -> [DragItem] { dragRequest.suggestedItems }
  /// Takes no action.
  public func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionWillBegin session: any DragSession
  ) {}
  /// Takes no action.
  public func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionDidEnd session: any DragSession,
    with operation: DropOperation
  ) {}
}

/// The text of a drag that is about to begin. Follows `UITextDragRequest`.
@preconcurrency @MainActor public final class TextDragRequest {
  /// The range of the text to drag.
  public let dragRange: TextRange
  /// The default items: the text in the range.
  public let suggestedItems: [DragItem]
  /// The drag session.
  public let dragSession: any DragSession
  /// A Boolean value that indicates whether the range is the selection. It is always `true`: only selected
  /// text can be dragged.
  public let isSelected = true

  init(_ range: TextRange, _ items: [DragItem], _ session: any DragSession) {
    dragRange = range
    suggestedItems = items
    dragSession = session
  }
}
