/// An object that provides the items and cells of a collection view. Follows `UICollectionViewDataSource`.
///
/// Two methods are required. The others have default implementations.
@preconcurrency @MainActor public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell for an item: one from ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``,
  /// with the content of the item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell
  /// Returns the number of sections. The default is 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns a header, a footer or another supplementary view of the layout: one from
  /// ``CollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``, with its content.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView
  /// Returns a Boolean value that indicates whether the user can move an item.
  /// ``CollectionView/beginInteractiveMovementForItem(at:)`` calls it. The default is `true`.
  ///
  /// A ``CollectionViewController`` moves items on a long press only if this method is implemented. UIKit
  /// finds out whether a data source implements ``collectionView(_:moveItemAt:to:)``, which is not possible
  /// in Swift.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath) -> Bool
  /// Called when the user has moved an item, to change the data. The collection view already shows the item
  /// at its new index path.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath)
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns an empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool {
    collectionView.answers.note(.canMove)
    return true
  }

  /// Leaves the item at its original position.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { collectionView.answers.note(.move) }
}
