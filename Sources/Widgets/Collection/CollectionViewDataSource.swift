/// Tells a collection what there is, and makes its cells. Follows `UICollectionViewDataSource`.
///
/// Two methods are needed; the others may be left out.
@MainActor public protocol CollectionViewDataSource: AnyObject {
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
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// A view with nothing in it.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView { CollectionReusableView() }
}
