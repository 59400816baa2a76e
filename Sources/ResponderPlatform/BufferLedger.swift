import ResponderGeometry

/// The state of a surface's buffers: which of them are free, and which region of each is out of date.
///
/// It is plain data: the memory and the protocol objects belong to ``BufferPool``. The content of a buffer is
/// identified by the number of the frame that was last drawn into it. The changes of later frames are its
/// stale region, which must be copied from the newest frame before the buffer is drawn into again.
package struct BufferLedger {
  /// The state of a buffer.
  private struct Entry {
    var isBusy = false
    /// The number of the frame in the buffer, or zero if there is none.
    var frame = 0
    /// The region that differs from the newest frame, in device pixels.
    var stale = Region()
  }

  /// The steps that bring a buffer to the next frame.
  ///
  /// The order is: copy, move, draw. All values are in device pixels.
  package struct Plan: Equatable {
    /// The buffer with the newest frame, or `nil` if it is this buffer.
    package var source: Int?
    /// The rectangles to copy from the source.
    package var copied: [Rect] = []
    /// The rectangles to move.
    package var moves: [PixelMove] = []
    /// A Boolean value that indicates whether moved pixels come from the source instead of the buffer itself.
    package var movesFromSource = false
    /// The region to draw.
    package var drawn: Region

    /// The region in which the next frame differs from the newest one.
    package var changed: Region {
      var result = drawn
      for move in moves { result.add(move.rect) }
      return result
    }
  }

  /// The largest number of buffers.
  package let capacity: Int
  private var entries: [Entry] = []
  private var newestFrame = 0

  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of buffers.
  package var count: Int { entries.count }

  /// Returns a Boolean value that indicates whether the compositor holds a buffer.
  package func isBusy(_ index: Int) -> Bool {
    index < entries.count && entries[index].isBusy
  }

  /// Returns the index of the buffer to draw into: the free buffer with the newest content, or else a new
  /// one.
  ///
  /// The newest content needs the least copying, and its memory is likely to be in the cache. If the
  /// compositor holds all buffers, returns `nil`.
  package mutating func take() -> Int? {
    let free = entries.indices.filter { !entries[$0].isBusy }
    if let newest = free.max(by: { entries[$0].frame < entries[$1].frame }) { return newest }
    guard entries.count < capacity else { return nil }
    entries.append(Entry())
    return entries.count - 1
  }

  /// Marks the content of all buffers as invalid, since the next frame has another size.
  package mutating func forgetContents() {
    newestFrame = 0
    for index in entries.indices {
      entries[index].frame = 0
      entries[index].stale.removeAll()
    }
  }

  /// Returns the steps that bring the newest frame, with its moves, into a buffer, and the region that
  /// remains to be drawn.
  ///
  /// The newest frame must have the same size. If the size has changed, call ``forgetContents()`` first.
  package func plan(
    _ index: Int, damage: Region, moves: [PixelMove] = [], bounds: Rect
  ) -> Plan {
    let entry = entries[index]
    let whole = Plan(drawn: Region(bounds))
    guard entry.frame > 0, newestFrame > 0 else { return whole }
    // A window that changes its size meanwhile is drawn completely anyway. Memory outside the buffer must not
    // be accessed.
    for move in moves where !bounds.contains(move.rect) { return whole }
    let drawn = damage.intersection(bounds)
    if entry.frame == newestFrame { return Plan(moves: moves, drawn: drawn) }
    guard let source = entries.firstIndex(where: { $0.frame == newestFrame }) else {
      return whole
    }
    var plan = Plan(source: source, moves: moves, drawn: drawn)
    let stale = entry.stale.intersection(bounds)
    // Moves that do not overlap can take their pixels from the newest frame. If a move takes pixels that
    // another move has written, the buffer needs the complete newest frame first, even where it is drawn over
    // afterwards.
    plan.movesFromSource = PixelMove.lieApart(moves)
    let replaced = plan.movesFromSource ? drawn.rects + moves.map(\.target) : []
    for rect in stale.rects { plan.copied += rect.parts(outside: replaced) }
    return plan
  }

  /// Records that a buffer contains the next frame and belongs to the compositor. The frame differs from the
  /// previous one in `changed`.
  package mutating func present(_ index: Int, changed: Region) {
    newestFrame += 1
    for other in entries.indices where other != index { entries[other].stale.add(changed) }
    entries[index].frame = newestFrame
    entries[index].stale.removeAll()
    entries[index].isBusy = true
  }

  /// Records that the compositor has released a buffer, and returns a Boolean value that indicates whether it
  /// held the buffer.
  @discardableResult package mutating func release(_ index: Int) -> Bool {
    guard entries[index].isBusy else { return false }
    entries[index].isBusy = false
    return true
  }
}
