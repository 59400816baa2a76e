import ResponderGeometry

/// Which of a surface's buffers are free, and what of each is out of date.
///
/// Plain data: the memory and the protocol objects belong to ``BufferPool``. A buffer's content is
/// known by the number of the frame that was last drawn into it; what later frames changed
/// elsewhere is its stale region, which must be copied forward before it is drawn in again.
package struct BufferLedger {
  /// What one buffer holds.
  private struct Entry {
    var isBusy = false
    /// The frame it holds; zero for none.
    var frame = 0
    /// Where it differs from the newest frame, in device pixels.
    var stale = Region()
  }

  /// What to do before a buffer holds the next frame.
  ///
  /// In this order: copying, moving, drawing. Everything is in device pixels.
  package struct Plan: Equatable {
    /// The buffer that holds the newest frame, where it is another one.
    package var source: Int?
    /// What to copy from there.
    package var copied: [Rect] = []
    /// What to move.
    package var moves: [PixelMove] = []
    /// Whether moved pixels come from the source; else they are moved inside the buffer.
    package var movesFromSource = false
    /// What to draw.
    package var drawn: Region

    /// Where the next frame differs from the newest one.
    package var changed: Region {
      var result = drawn
      for move in moves { result.add(move.rect) }
      return result
    }
  }

  /// How many buffers there may be.
  package let capacity: Int
  private var entries: [Entry] = []
  private var newestFrame = 0

  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many buffers there are.
  package var count: Int { entries.count }

  /// Whether the compositor holds the buffer.
  package func isBusy(_ index: Int) -> Bool {
    index < entries.count && entries[index].isBusy
  }

  /// The buffer to draw in: the free one with the newest content, for it needs the least copying
  /// and its memory is warm, else a new one; nil where the compositor holds them all.
  package mutating func take() -> Int? {
    let free = entries.indices.filter { !entries[$0].isBusy }
    if let newest = free.max(by: { entries[$0].frame < entries[$1].frame }) { return newest }
    guard entries.count < capacity else { return nil }
    entries.append(Entry())
    return entries.count - 1
  }

  /// Forgets what the buffers hold: the next frame is of another size.
  package mutating func forgetContents() {
    newestFrame = 0
    for index in entries.indices {
      entries[index].frame = 0
      entries[index].stale.removeAll()
    }
  }

  /// What makes the buffer hold the newest frame, moved, but for `damage`, and what is left to draw.
  ///
  /// The newest frame must be of the same size; where it is not, ``forgetContents()`` comes first.
  package func plan(
    _ index: Int, damage: Region, moves: [PixelMove] = [], bounds: Rect
  ) -> Plan {
    let entry = entries[index]
    let whole = Plan(drawn: Region(bounds))
    guard entry.frame > 0, newestFrame > 0 else { return whole }
    // A program that changes size meanwhile is drawn whole anyway; no memory beyond is touched.
    for move in moves where !bounds.contains(move.rect) { return whole }
    let drawn = damage.intersection(bounds)
    if entry.frame == newestFrame { return Plan(moves: moves, drawn: drawn) }
    guard let source = entries.firstIndex(where: { $0.frame == newestFrame }) else {
      return whole
    }
    var plan = Plan(source: source, moves: moves, drawn: drawn)
    let stale = entry.stale.intersection(bounds)
    // Moves that lie apart bring the newest frame along with them. One that takes up what another
    // has put down needs the whole frame there first, also where it is drawn over afterwards.
    plan.movesFromSource = PixelMove.lieApart(moves)
    let replaced = plan.movesFromSource ? drawn.rects + moves.map(\.target) : []
    for rect in stale.rects { plan.copied += rect.parts(outside: replaced) }
    return plan
  }

  /// Notes that the buffer holds the next frame now, which differs in `changed` from the one before,
  /// and belongs to the compositor.
  package mutating func present(_ index: Int, changed: Region) {
    newestFrame += 1
    for other in entries.indices where other != index { entries[other].stale.add(changed) }
    entries[index].frame = newestFrame
    entries[index].stale.removeAll()
    entries[index].isBusy = true
  }

  /// Notes that the compositor has given the buffer back. Gives whether it had it.
  @discardableResult package mutating func release(_ index: Int) -> Bool {
    guard entries[index].isBusy else { return false }
    entries[index].isBusy = false
    return true
  }
}
