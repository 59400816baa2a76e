/// An object that is notified before items become visible, so that it can start long operations early, for
/// example load images. Follows `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called when items are about to become visible. The nearest items are first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [ItemPath])
  /// Called when items of an earlier call are no longer about to become visible.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [ItemPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Takes no action.
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [ItemPath]
  ) {}
}

extension CollectionView {
  /// Notifies the prefetch data source of the items that are about to become visible.
  func prefetch() {
    guard isPrefetchingEnabled, let first = shown.keys.min(), let last = shown.keys.max() else {
      return
    }
    let (new, gone) = prefetchWindow.update(first, last, limit: shown.count, in: self) {
      shown[$0] != nil
    }
    if !gone.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
    if !new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: new) }
  }
}
