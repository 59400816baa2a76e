/// An area made of a few rectangles: what has to be drawn again.
///
/// A region never holds more than ``maximumCount`` rectangles. One more, and the two whose union
/// wastes least become one, so that adding stays cheap however much is dirty. Rectangles that
/// overlap are joined; drawing each rectangle of a region therefore touches no pixel twice.
public struct Region: Hashable, Sendable {
  /// How many rectangles a region holds before it joins some.
  public static let maximumCount = 8

  /// The rectangles; none is empty and no two overlap.
  public private(set) var rects: [Rect] = []

  /// Creates a region without area.
  public init() {}

  /// Creates a region of one rectangle.
  public init(_ rect: Rect) {
    add(rect)
  }

  /// Whether the region has no area.
  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds the whole region; ``Rect/null`` where it is empty.
  public var bounds: Rect { rects.reduce(Rect.null) { $0.union($1) } }

  /// Adds a rectangle. One with a number that is no number adds nothing.
  public mutating func add(_ rect: Rect) {
    var added = rect.standardized
    // Asked in this way round, a NaN fails too.
    guard added.maxX > added.minX, added.maxY > added.minY else { return }
    // Whatever overlaps is swallowed; the grown rectangle may overlap more, so look again.
    var index = 0
    while index < rects.count {
      if rects[index].contains(added) { return }
      if rects[index].intersects(added) {
        added = added.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > Self.maximumCount { joinCheapestPair() }
  }

  /// Adds every rectangle of another region.
  public mutating func add(_ region: Region) {
    for rect in region.rects { add(rect) }
  }

  /// Forgets everything.
  public mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  /// The part of the region that lies in a rectangle.
  public func intersection(_ rect: Rect) -> Region {
    var result = Region()
    for part in rects { result.add(part.intersection(rect)) }
    return result
  }

  /// Whether a rectangle has an area in common with the region.
  public func intersects(_ rect: Rect) -> Bool {
    rects.contains { $0.intersects(rect) }
  }

  /// The region in device pixels: each rectangle stretched by `scale` and rounded outward.
  public func pixels(scale: Double) -> Region {
    var result = Region()
    for rect in rects {
      result.add(
        Rect(
          x: rect.minX * scale, y: rect.minY * scale,
          width: rect.width * scale, height: rect.height * scale
        ).integral)
    }
    return result
  }

  private mutating func joinCheapestPair() {
    func area(_ rect: Rect) -> Double { rect.width * rect.height }
    var best = (0, 1)
    var waste = Double.infinity
    for i in rects.indices {
      for j in rects.indices where j > i {
        let wasted = area(rects[i].union(rects[j])) - area(rects[i]) - area(rects[j])
        if wasted < waste { (waste, best) = (wasted, (i, j)) }
      }
    }
    let joined = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    add(joined)
  }
}
