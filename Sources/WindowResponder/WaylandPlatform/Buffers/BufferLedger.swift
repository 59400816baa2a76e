/// Which of a surface's buffers are free, and what of each is out of date.
///
/// Plain data: the memory and the protocol objects belong to ``BufferPool``. A buffer's content is
/// known by the number of the frame that was last drawn into it; what later frames changed
/// elsewhere is its stale region, which must be copied forward before it is drawn in again.
struct BufferLedger {
  /// What one buffer holds.
  private struct Entry {
    var isBusy = false
    /// The frame it holds; zero for none.
    var frame = 0
    /// Where it differs from the newest frame, in device pixels.
    var stale = Region()
  }

  /// What to do before a buffer holds the next frame.
  struct Plan: Equatable {
    /// The buffer to copy from, and what, in device pixels.
    var source: Int?
    var copied: [Rect]
    /// What to draw, in device pixels.
    var drawn: Region
  }

  /// How many buffers there may be.
  let capacity: Int
  private var entries: [Entry] = []
  private var newestFrame = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many buffers there are.
  var count: Int { entries.count }

  /// Whether the compositor holds the buffer.
  func isBusy(_ index: Int) -> Bool {
    index < entries.count && entries[index].isBusy
  }

  /// The buffer to draw in: the free one with the newest content, for it needs the least copying
  /// and its memory is warm, else a new one; nil where the compositor holds them all.
  mutating func take() -> Int? {
    let free = entries.indices.filter { !entries[$0].isBusy }
    if let newest = free.max(by: { entries[$0].frame < entries[$1].frame }) { return newest }
    guard entries.count < capacity else { return nil }
    entries.append(Entry())
    return entries.count - 1
  }

  /// Forgets what the buffers hold: the next frame is of another size.
  mutating func forgetContents() {
    newestFrame = 0
    for index in entries.indices {
      entries[index].frame = 0
      entries[index].stale.removeAll()
    }
  }

  /// What makes the buffer hold the newest frame but for `damage`, and what is left to draw.
  ///
  /// The newest frame must be of the same size; where it is not, ``forgetContents()`` comes first.
  func plan(_ index: Int, damage: Region, bounds: Rect) -> Plan {
    let entry = entries[index]
    guard entry.frame > 0, newestFrame > 0 else {
      return Plan(source: nil, copied: [], drawn: Region(bounds))
    }
    let drawn = damage.intersection(bounds)
    if entry.frame == newestFrame { return Plan(source: nil, copied: [], drawn: drawn) }
    guard let source = entries.firstIndex(where: { $0.frame == newestFrame }) else {
      return Plan(source: nil, copied: [], drawn: Region(bounds))
    }
    let copied = entry.stale.intersection(bounds).rects.flatMap { $0.parts(outside: drawn.rects) }
    return Plan(source: source, copied: copied, drawn: drawn)
  }

  /// Notes that the buffer holds the next frame now and belongs to the compositor.
  mutating func present(_ index: Int, drawn: Region) {
    newestFrame += 1
    for other in entries.indices where other != index { entries[other].stale.add(drawn) }
    entries[index].frame = newestFrame
    entries[index].stale.removeAll()
    entries[index].isBusy = true
  }

  /// Notes that the compositor has given the buffer back. Gives whether it had it.
  @discardableResult mutating func release(_ index: Int) -> Bool {
    guard entries[index].isBusy else { return false }
    entries[index].isBusy = false
    return true
  }
}

extension Rect {
  /// The parts of the rectangle that lie in none of the others.
  func parts(outside others: [Rect]) -> [Rect] {
    var parts = [self]
    for other in others {
      parts = parts.flatMap { $0.parts(outside: other) }
    }
    return parts
  }

  private func parts(outside other: Rect) -> [Rect] {
    let hole = intersection(other)
    if hole.isEmpty { return [self] }
    let bands = [
      Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
      Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ]
    return bands.filter { !$0.isEmpty }
  }
}
