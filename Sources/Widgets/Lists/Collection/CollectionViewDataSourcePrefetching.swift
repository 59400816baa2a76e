/// Hears which items are about to be seen, so that what takes long can begin early, as loading a picture.
/// Follows `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// These items are about to be seen, the nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [ItemPath])
  /// These items, which were told of before, are not about to be seen any more.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [ItemPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [ItemPath]
  ) {}
}

extension CollectionView {
  /// Tells of the items that are about to be seen.
  func prefetch() {
    guard isPrefetchingEnabled, let first = shown.keys.min(), let last = shown.keys.max(),
      let direction = prefetchWindow.direction(first, last, contentOffset)
    else { return }
    var wanted: [ItemPath] = []
    var next = direction > 0 ? item(after: last) : item(before: first)
    while let path = next, wanted.count < shown.count {
      wanted.append(path)
      next = direction > 0 ? item(after: path) : item(before: path)
    }
    let (new, gone) = prefetchWindow.update(wanted) { shown[$0] != nil }
    if !gone.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
    if !new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: new) }
  }
}
