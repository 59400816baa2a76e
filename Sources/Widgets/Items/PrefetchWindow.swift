/// Which rows or items are about to be seen, and which of them somebody was told of: as many as are seen
/// now, in the direction in which the content was scrolled last.
package struct PrefetchWindow {
  private var told: Set<ItemPath> = []
  private var lastOffset = Point.zero
  private var isForward = true
  private var first: ItemPath?
  private var last: ItemPath?

  /// Creates a window that holds no items.
  package init() {}

  /// Forgets what was told: everything may be something else now.
  package mutating func reset() { self = PrefetchWindow() }

  /// Looks at what is seen. Tells the direction to look in; nil where there is nothing new.
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

  /// Takes what is about to be seen, the nearest first: gives what is new of it, and what it was told of
  /// and is neither seen nor about to be.
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
