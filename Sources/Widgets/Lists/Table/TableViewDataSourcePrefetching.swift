/// An object that is notified before rows become visible, so that it can start long operations early, for
/// example load images. Follows `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called when rows are about to become visible. The nearest rows are first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [ItemPath])
  /// Called when rows of an earlier call are no longer about to become visible.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath])
}

extension TableViewDataSourcePrefetching {
  /// Takes no action.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath]
  ) {}
}

extension TableView {
  /// Notifies the prefetch data source of the rows that are about to become visible.
  func prefetch() {
    guard isPrefetchingEnabled, let first = shown.first(where: isInSight)?.path,
      let last = shown.last(where: isInSight)?.path
    else { return }
    let (new, gone) = prefetchWindow.update(first, last, limit: shown.count, in: self) {
      first <= $0 && $0 <= last
    }
    if !gone.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: new) }
  }
}
