/// The items that the user is about to see, for prefetching: as many as are visible, in the direction of the
/// last scroll.
@MainActor package struct PrefetchWindow {
  private var told: Set<ItemPath> = []
  private var lastOffset = Point.zero
  private var isForward = true
  private var first: ItemPath?
  private var last: ItemPath?

  /// Creates a window without items.
  package init() {}

  /// Removes all items. Call this method after the items have changed.
  package mutating func reset() { self = PrefetchWindow() }

  /// Updates the visible items and the scroll offset, and finds the items to prefetch.
  ///
  /// - Parameters:
  ///   - first: The first visible item.
  ///   - last: The last visible item.
  ///   - limit: The maximum number of items to prefetch.
  ///   - host: The table or collection.
  ///   - isSeen: Returns a Boolean value that indicates whether an item is visible.
  /// - Returns: The items to prefetch that are new, the nearest one first, and the former ones that are
  ///   neither visible nor to be prefetched. Their prefetching is cancelled. If neither the visible items nor
  ///   the direction has changed, returns no items.
  package mutating func update(
    _ first: ItemPath, _ last: ItemPath, limit: Int, in host: some ItemHost,
    isSeen: (ItemPath) -> Bool
  ) -> (new: [ItemPath], gone: [ItemPath]) {
    let offset = host.contentOffset
    let way = offset - lastOffset
    lastOffset = offset
    let wasForward = isForward
    if way != .zero { isForward = way.dx + way.dy > 0 }
    guard first != self.first || last != self.last || isForward != wasForward else {
      return ([], [])
    }
    (self.first, self.last) = (first, last)
    let direction = isForward ? 1 : -1
    var wanted: [ItemPath] = []
    var next = host.item(beside: isForward ? last : first, direction)
    while let path = next, wanted.count < limit {
      wanted.append(path)
      next = host.item(beside: path, direction)
    }
    let new = wanted.filter { !told.contains($0) }
    let gone = told.subtracting(wanted).filter { !isSeen($0) }.sorted()
    told = Set(wanted)
    return (new, gone)
  }
}
