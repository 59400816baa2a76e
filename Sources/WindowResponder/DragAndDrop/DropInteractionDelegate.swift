/// Says what can be dropped on a view, and takes it. Follows `UIDropInteractionDelegate`.
@preconcurrency @MainActor public protocol DropInteractionDelegate: AnyObject {
  /// Whether what is dragged is of any interest here; true unless told.
  func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool
  /// It came over the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession)
  /// What a drop would do now: asked when it comes, and whenever it moves or items are added. Nothing
  /// unless told.
  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal
  /// It left the view.
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession)
  /// It was dropped: load what is wanted, here.
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  /// What was dropped has come to rest.
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession)
  /// The drag is over that had come over the view, however it ended.
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession)

  /// Where an item goes that was dropped; nil for nowhere. It vanishes where it is unless told.
  func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview?
  /// An item that was dropped is about to go there.
  func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating)
}

extension DropInteractionDelegate {
  /// It is.
  public func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnter session: any DropSession
  ) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal { DropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidExit session: any DropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, performDrop session: any DropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, concludeDrop session: any DropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnd session: any DropSession
  ) {}
  /// It vanishes where it is.
  public func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating
  ) {}
}
