/// An area made of a few rectangles: what has to be drawn again.
///
/// A region never holds more than ``maximumCount`` rectangles. One more, and the two whose union
/// wastes least become one, so that adding stays cheap however much is dirty. Rectangles that
/// overlap are joined, or cut where the joined one would be much larger than both; drawing each
/// rectangle of a region therefore touches no pixel twice.
@frozen public struct Region: Hashable, Sendable {
  /// How many rectangles a region holds before it joins some.
  public static let maximumCount = 16
  /// Two rectangles that overlap are joined where at most this part of the joined one is waste.
  private static let acceptedWaste = 0.25
  /// What lies within this distance of a pixel's edge, in pixels, lies on it: sums of fractions are
  /// a little beside the truth.
  private static let pixelTolerance = 1e-6

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
    var overlaps = false
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(added) { return }
      let common = other.intersection(added)
      if common.isEmpty {
        index += 1
        continue
      }
      let union = other.union(added)
      let waste = union.area - other.area - added.area + common.area
      if waste <= union.area * Self.acceptedWaste {
        // The grown rectangle may overlap more, so look again.
        added = union
        rects.remove(at: index)
        overlaps = false
        index = 0
      } else {
        overlaps = true
        index += 1
      }
    }
    if overlaps {
      rects += added.parts(outside: rects)
    } else {
      rects.append(added)
    }
    while rects.count > Self.maximumCount { joinCheapestPair() }
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
      let left = (rect.minX * scale + Self.pixelTolerance).rounded(.down)
      let top = (rect.minY * scale + Self.pixelTolerance).rounded(.down)
      let right = (rect.maxX * scale - Self.pixelTolerance).rounded(.up)
      let bottom = (rect.maxY * scale - Self.pixelTolerance).rounded(.up)
      guard right > left, bottom > top else { continue }
      result.add(Rect(x: left, y: top, width: right - left, height: bottom - top))
    }
    return result
  }

  private mutating func joinCheapestPair() {
    var best = (0, 1)
    var waste = Double.infinity
    for i in rects.indices {
      for j in rects.indices where j > i {
        let wasted = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if wasted < waste { (waste, best) = (wasted, (i, j)) }
      }
    }
    let joined = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    swallow(joined)
  }

  /// Adds a rectangle, joined with all that it overlaps: the number of rectangles grows by one at
  /// most.
  private mutating func swallow(_ rect: Rect) {
    var added = rect
    var index = 0
    while index < rects.count {
      if rects[index].intersects(added) {
        added = added.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
  }
}

extension Rect {
  /// Width times height.
  fileprivate var area: Double { width * height }
}
