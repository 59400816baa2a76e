/// A view whose text can be dragged. Follows `UITextDraggable`.
@preconcurrency @MainActor public protocol TextDraggable: TextInput {
  /// Who says what is dragged of it. It is not kept alive.
  var textDragDelegate: (any TextDragDelegate)? { get set }
  /// Whether text of it is being dragged to where other programs may take it.
  var isTextDragActive: Bool { get }
}

/// Says what is dragged of a text, and hears what becomes of it. Follows `UITextDragDelegate`.
///
/// Within its own window the pointer drags selected text without asking; a finger, and the pointer that
/// leaves the window, ask.
@preconcurrency @MainActor public protocol TextDragDelegate: AnyObject {
  /// What is dragged; ``TextDragRequest/suggestedItems`` unless told, none for nothing.
  func textDraggableView(
    _ textDraggableView: any View & TextDraggable, itemsForDrag dragRequest: TextDragRequest
  ) -> [DragItem]
  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionWillBegin session: any DragSession)
  /// It is over: what was done with it.
  func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionDidEnd session: any DragSession,
    with operation: DropOperation)
}

extension TextDragDelegate {
  /// What is suggested.
  public func textDraggableView(
    _ textDraggableView: any View & TextDraggable, itemsForDrag dragRequest: TextDragRequest
  ) -> [DragItem] { dragRequest.suggestedItems }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionWillBegin session: any DragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any View & TextDraggable, dragSessionDidEnd session: any DragSession,
    with operation: DropOperation
  ) {}
}

/// What of a text is about to be dragged. Follows `UITextDragRequest`.
@preconcurrency @MainActor public final class TextDragRequest {
  /// The part of the text.
  public let dragRange: TextRange
  /// What would be dragged unless told otherwise: that part.
  public let suggestedItems: [DragItem]
  /// The drag.
  public let dragSession: any DragSession
  /// Whether the part is what is selected.
  public let isSelected = true

  init(_ range: TextRange, _ items: [DragItem], _ session: any DragSession) {
    dragRange = range
    suggestedItems = items
    dragSession = session
  }
}
