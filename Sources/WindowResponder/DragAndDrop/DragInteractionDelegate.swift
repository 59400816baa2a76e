/// Methods with which a delegate provides the items of a drag and follows it. All but the first have default
/// implementations. Follows `UIDragInteractionDelegate`.
@preconcurrency @MainActor public protocol DragInteractionDelegate: AnyObject {
  /// Asks the delegate for the items of a drag from the location of the touch or pointer
  /// (``DragDropSession/location(in:)``). With an empty array, no drag begins.
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem]

  // MARK: Lifting

  /// Asks the delegate for the preview of a lifted item, or `nil` for none. The default is the view of the
  /// interaction.
  func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview?
  /// Tells the delegate that an item is about to be lifted.
  func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession)

  // MARK: The drag

  /// Tells the delegate that the user begins to move the items.
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession)
  /// Asks the delegate whether the items may be moved, and not only copied. The default is `true`.
  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Asks the delegate whether the drag is hidden from other programs. The default is `false`.
  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
  /// Asks the delegate whether the preview keeps its full size. The default is `false`.
  func dragInteraction(
    _ interaction: DragInteraction, prefersFullSizePreviewsFor session: any DragSession
  ) -> Bool
  /// Tells the delegate that the drag has moved over one of the application's windows.
  func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession)
  /// Tells the delegate that the drag is about to end with an operation. Without a drop, it is `.cancel`.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession,
    willEndWith operation: DropOperation)
  /// Tells the delegate that the drag has ended with an operation. Without a drop, it is `.cancel`. Remove
  /// moved items in this method.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation)
  /// Tells the delegate that the destination has received all requested data.
  func dragInteraction(
    _ interaction: DragInteraction, sessionDidTransferItems session: any DragSession)

  // MARK: Adding items

  /// Asks the delegate for items to add to a drag in progress after a tap at a point of the view. The default
  /// is none.
  func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem]
  /// Asks the delegate for the drag to which items are added, or `nil` for the only one.
  func dragInteraction(
    _ interaction: DragInteraction, sessionForAddingItems sessions: [any DragSession],
    withTouchAt point: Point
  ) -> (any DragSession)?
  /// Tells the delegate that items are about to be added by this interaction or another.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willAdd items: [DragItem],
    for addingInteraction: DragInteraction)

  // MARK: Cancellation

  /// Asks the delegate for the target to which the preview of an item returns after a cancelled drag, or
  /// `nil` for no animation. The default is its origin.
  func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// Tells the delegate that the preview of an item is about to return after a cancelled drag.
  func dragInteraction(
    _ interaction: DragInteraction, item: DragItem,
    willAnimateCancelWith animator: any DragAnimating)
}

extension DragInteractionDelegate {
  /// Returns a preview of the interaction's view.
  public func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? { interaction.view.map { TargetedDragPreview(view: $0) } }
  /// Ignores the lift.
  public func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) {}
  /// Ignores the beginning.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {}
  /// Returns `true`.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
  /// Returns `false`. A large preview is reduced in size.
  public func dragInteraction(
    _ interaction: DragInteraction, prefersFullSizePreviewsFor session: any DragSession
  ) -> Bool { false }
  /// Ignores the movement.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionDidMove session: any DragSession
  ) {}
  /// Ignores the end.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) {}
  /// Ignores the end.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {}
  /// Ignores the transfer.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionDidTransferItems session: any DragSession
  ) {}
  /// Returns an empty array.
  public func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] { [] }
  /// Returns `nil`, for the only drag.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionForAddingItems sessions: [any DragSession],
    withTouchAt point: Point
  ) -> (any DragSession)? { nil }
  /// Ignores the addition.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willAdd items: [DragItem],
    for addingInteraction: DragInteraction
  ) {}
  /// Returns the default preview, which is at the item's origin.
  public func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  /// Ignores the animation.
  public func dragInteraction(
    _ interaction: DragInteraction, item: DragItem,
    willAnimateCancelWith animator: any DragAnimating
  ) {}
}
