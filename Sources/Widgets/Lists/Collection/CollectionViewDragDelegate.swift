/// An object that provides the items of drags from a collection view. Follows `UICollectionViewDragDelegate`.
@preconcurrency @MainActor public protocol CollectionViewDragDelegate: AnyObject {
  /// Returns the drag items for an item. If the array is empty, no drag begins.
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession,
    at indexPath: ItemPath
  ) -> [DragItem]
  /// Returns the drag items to add when the user taps an item during a drag. If the array is empty, none are
  /// added.
  func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: ItemPath, point: Point
  ) -> [DragItem]
  /// Returns the parameters of the drag image of an item, or `nil` for the whole item.
  func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters?
  /// Called when a drag is about to begin.
  func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession)
  /// Called when a drag has ended.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession)
  /// Returns a Boolean value that indicates whether the drag items can be moved and not only copied. The
  /// default is `true`.
  func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool
  /// Returns a Boolean value that indicates whether the drag is invisible to other applications. The default
  /// is `false`.
  func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool
}

extension CollectionViewDragDelegate {
  /// Returns no items.
  public func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: any DragSession,
    at indexPath: ItemPath, point: Point
  ) -> [DragItem] { [] }
  /// Returns `nil`: the image shows the whole item.
  public func collectionView(
    _ collectionView: CollectionView, dragPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: any DragSession
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionDidEnd session: any DragSession
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func collectionView(
    _ collectionView: CollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { false }
}
