/// Tells a collection what there is, and makes its cells. Follows `UICollectionViewDataSource`.
///
/// Two methods are needed; the others may be left out.
@preconcurrency @MainActor public protocol CollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell for an item: one from
  /// ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``, filled.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell
  /// How many sections there are; 1 where it is left out.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The header or footer, or another view that the layout places: one from
  /// ``CollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``, filled.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView
  /// Whether an item can be moved by hand; asked by
  /// ``CollectionView/beginInteractiveMovementForItem(at:)``. True unless told.
  ///
  /// A ``CollectionViewController`` lets a long press move an item only where this is implemented: UIKit
  /// finds out by itself whether the data source takes moves, which Swift cannot.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath) -> Bool
  /// The user moved an item to another place: change the data. The collection has it there already.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath)
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// A view with nothing in it.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView { CollectionReusableView() }

  /// Every item.
  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool {
    collectionView.answers.note(.canMove)
    return true
  }

  /// Nothing: the item goes back.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { collectionView.answers.note(.move) }
}
