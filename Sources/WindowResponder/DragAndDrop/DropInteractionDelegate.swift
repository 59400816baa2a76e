/// Methods with which a delegate accepts drops on a view. All of them have default implementations. Follows
/// `UIDropInteractionDelegate`.
@preconcurrency @MainActor public protocol DropInteractionDelegate: AnyObject {
  /// Asks the delegate whether the interaction can handle the drag. The default is `true`.
  func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool
  /// Tells the delegate that the drag has entered the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession)
  /// Asks the delegate for the operation that a drop would perform. Called when the drag enters the view or
  /// moves, or items are added. The default is `.cancel`.
  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal
  /// Tells the delegate that the drag has left the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession)
  /// Tells the delegate that the items were dropped. Load their data in this method.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  /// Tells the delegate that the animation of the drop has ended.
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession)
  /// Tells the delegate that a drag that entered the view has ended, with or without a drop.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession)

  /// Asks the delegate for the target of a dropped item's preview, or `nil` for no animation. By default, the
  /// preview disappears at the location of the drop.
  func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// Tells the delegate that the preview of a dropped item is about to move to its target.
  func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating)
}

extension DropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { true }
  /// Ignores the drag.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnter session: any DropSession
  ) {}
  /// Returns a proposal with `.cancel`.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .cancel) }
  /// Ignores the drag.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidExit session: any DropSession
  ) {}
  /// Ignores the drop.
  public func dropInteraction(
    _ interaction: DropInteraction, performDrop session: any DropSession
  ) {}
  /// Ignores the end of the animation.
  public func dropInteraction(
    _ interaction: DropInteraction, concludeDrop session: any DropSession
  ) {}
  /// Ignores the end.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnd session: any DropSession
  ) {}
  /// Returns the default preview, which disappears at the location of the drop.
  public func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  /// Ignores the animation.
  public func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating
  ) {}
}
