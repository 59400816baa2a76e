/// An object that accepts or refuses drops on a collection view, and handles them. Follows
/// `UICollectionViewDropDelegate`.
@preconcurrency @MainActor public protocol CollectionViewDropDelegate: AnyObject {
  /// Called when the user has dropped items. The delegate handles them.
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  )
  /// Returns a Boolean value that indicates whether the delegate can handle a drag. The default is `true`.
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  /// Called when a drag has entered the collection view.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession)
  /// Returns the proposal for a drop at the current location, at an item or between two. The default cancels
  /// the drop.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal
  /// Called when a drag has left the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession)
  /// Called when a drag that had entered the collection view has ended, with or without a drop.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession)
  /// Returns the parameters of the drag image of a dropped item, or `nil` for the whole item.
  func collectionView(
    _ collectionView: CollectionView, dropPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters?
}

extension CollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession)
    -> Bool
  {
    true
  }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession
  ) {}
  /// Returns a proposal that cancels the drop.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal { CollectionViewDropProposal(operation: .cancel) }
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidExit session: any DropSession
  ) {}
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnd session: any DropSession
  ) {}
  /// Returns `nil`: the image shows the whole item.
  public func collectionView(
    _ collectionView: CollectionView, dropPreviewParametersForItemAt indexPath: ItemPath
  ) -> DragPreviewParameters? { nil }
}
