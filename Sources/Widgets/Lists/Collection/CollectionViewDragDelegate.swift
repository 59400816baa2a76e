/// Says what of a collection can be dragged. Follows `UICollectionViewDragDelegate`.
@preconcurrency @MainActor public protocol CollectionViewDragDelegate: AnyObject {
  /// What is dragged when an item is; none for nothing.
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession,
    at indexPath: ItemPath
  ) -> [DragItem]
  /// What is added to what is dragged when an item is tapped meanwhile; none for nothing.
  func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: ItemPath, point: Point
  ) -> [DragItem]
  /// How the picture of an item is cut out; nil for all of it.
  func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters?
  /// The user begins to drag.
  func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  /// It is over.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession)
  /// Whether it may be moved, rather than copied; true unless told.
  func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Whether other programs are not to see it; false unless told.
  func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension CollectionViewDragDelegate {
  /// None.
  public func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: ItemPath, point: Point
  ) -> [DragItem] { [] }
  /// All of it.
  public func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionDidEnd session: any DragSession
  ) {}
  /// It may.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// They may.
  public func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}
