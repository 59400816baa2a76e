/// The items that the user is about to see, for prefetching: as many as are visible, in the direction of the
/// last scroll.
package struct PrefetchWindow {
  private var told: Set<ItemPath> = []
  private var lastOffset = Point.zero
  private var isForward = true
  private var first: ItemPath?
  private var last: ItemPath?

  /// Creates a window without items.
  package init() {}

  /// Removes all items. Call this method after the items have changed.
  package mutating func reset() { self = PrefetchWindow() }

  /// Updates the visible items and the scroll offset.
  ///
  /// Returns the direction of the items to prefetch: 1 for the items after the visible ones, or -1 for the
  /// items before them. If neither the visible items nor the direction has changed, returns `nil`.
  package mutating func direction(_ first: ItemPath, _ last: ItemPath, _ offset: Point) -> Int? {
    let way = offset - lastOffset
    lastOffset = offset
    let wasForward = isForward
    if way != .zero { isForward = way.dx + way.dy > 0 }
    guard first != self.first || last != self.last || isForward != wasForward else { return nil }
    self.first = first
    self.last = last
    return isForward ? 1 : -1
  }

  /// Updates the items to prefetch.
  ///
  /// - Parameters:
  ///   - wanted: The items to prefetch, the nearest one first.
  ///   - isSeen: Returns a Boolean value that indicates whether an item is visible.
  /// - Returns: The items to prefetch that are new, and the former ones that are neither visible nor wanted.
  ///   Their prefetching is cancelled.
  package mutating func update(
    _ wanted: [ItemPath], isSeen: (ItemPath) -> Bool
  ) -> (new: [ItemPath], gone: [ItemPath]) {
    let next = Set(wanted)
    let new = wanted.filter { !told.contains($0) }
    let gone = told.subtracting(next).filter { !isSeen($0) }.sorted()
    told = next
    return (new, gone)
  }
}
