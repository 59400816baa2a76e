/// Says what of a view can be dragged, and hears what becomes of it. Follows `UIDragInteractionDelegate`.
@preconcurrency @MainActor public protocol DragInteractionDelegate: AnyObject {
  /// What is dragged from where the finger or pointer came down (``DragDropSession/location(in:)``); none
  /// for nothing.
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem]

  // MARK: Lifting

  /// What an item looks like when it is lifted; nil for no picture. The view of the interaction unless told.
  func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview?
  /// It is about to be lifted.
  func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession)

  // MARK: The drag

  /// The user begins to move it.
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession)
  /// Whether it may be moved, rather than copied; true unless told.
  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether other programs are not to see it; false unless told.
  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
  /// Whether the picture of it is not made smaller; false unless told.
  func dragInteraction(
    _ interaction: DragInteraction, prefersFullSizePreviewsFor session: any DragSession
  ) -> Bool
  /// It moved over one of this program's windows.
  func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession)
  /// It is about to end: what was done with it, `.cancel` for nothing.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession,
    willEndWith operation: DropOperation)
  /// It is over: what was done with it, `.cancel` for nothing. What was moved is removed here.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation)
  /// Who took it has all data that was wanted.
  func dragInteraction(
    _ interaction: DragInteraction, sessionDidTransferItems session: any DragSession)

  // MARK: More of it

  /// What is added to what is dragged, when a tap comes at a place of the view meanwhile; none for nothing.
  func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem]
  /// To which of the drags it is added; nil for the one that there is.
  func dragInteraction(
    _ interaction: DragInteraction, sessionForAddingItems sessions: [any DragSession],
    withTouchAt point: Point
  ) -> (any DragSession)?
  /// Items are about to be added, by this interaction or another.
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willAdd items: [DragItem],
    for addingInteraction: DragInteraction)

  // MARK: Going back

  /// Where an item goes that was not dropped; nil for nowhere. Where it came from unless told.
  func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// An item that was not dropped is about to go back.
  func dragInteraction(
    _ interaction: DragInteraction, item: DragItem,
    willAnimateCancelWith animator: any DragAnimating)
}

extension DragInteractionDelegate {
  /// The view of the interaction.
  public func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? { interaction.view.map { TargetedDragPreview(view: $0) } }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {}
  /// It may.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// They may.
  public func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
  /// It is made smaller where it is large.
  public func dragInteraction(
    _ interaction: DragInteraction, prefersFullSizePreviewsFor session: any DragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionDidMove session: any DragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionDidTransferItems session: any DragSession
  ) {}
  /// None.
  public func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] { [] }
  /// The one that there is.
  public func dragInteraction(
    _ interaction: DragInteraction, sessionForAddingItems sessions: [any DragSession],
    withTouchAt point: Point
  ) -> (any DragSession)? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willAdd items: [DragItem],
    for addingInteraction: DragInteraction
  ) {}
  /// Where it came from.
  public func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: DragInteraction, item: DragItem,
    willAnimateCancelWith animator: any DragAnimating
  ) {}
}
