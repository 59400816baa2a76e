/// Says what can be dropped on a collection, and takes it. Follows `UICollectionViewDropDelegate`.
@preconcurrency @MainActor public protocol CollectionViewDropDelegate: AnyObject {
  /// It was dropped: take it.
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  )
  /// Whether what is dragged is of any interest here; true unless told.
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  /// It came over the collection.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession)
  /// What a drop would do now, at an item or between two; nothing unless told.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal
  /// It left the collection.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession)
  /// The drag is over that had come over the collection, however it ended.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession)
  /// How the picture of an item that was dropped is cut out; nil for all of it.
  func collectionView(
    _ collectionView: CollectionView, dropPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters?
}

extension CollectionViewDropDelegate {
  /// It is.
  public func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal { CollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidExit session: any DropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnd session: any DropSession
  ) {}
  /// All of it.
  public func collectionView(
    _ collectionView: CollectionView, dropPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
}
