/// Hears which rows are about to be seen, so that what takes long can begin early, as loading a picture.
/// Follows `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor public protocol TableViewDataSourcePrefetching: AnyObject {
  /// These rows are about to be seen, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [ItemPath])
  /// These rows, which were told of before, are not about to be seen any more.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath]
  ) {}
}

extension TableView {
  /// Tells of the rows that are about to be seen.
  func prefetch() {
    guard isPrefetchingEnabled, let first = shown.first(where: isInSight)?.path,
      let last = shown.last(where: isInSight)?.path,
      let direction = prefetchWindow.direction(first, last, contentOffset)
    else { return }
    var wanted: [ItemPath] = []
    var next = direction > 0 ? sections.row(after: last) : sections.row(before: first)
    while let path = next, wanted.count < shown.count {
      wanted.append(path)
      next = direction > 0 ? sections.row(after: path) : sections.row(before: path)
    }
    let (new, gone) = prefetchWindow.update(wanted) { first <= $0 && $0 <= last }
    if !gone.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: new) }
  }
}
