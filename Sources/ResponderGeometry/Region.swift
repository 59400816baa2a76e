/// An area made of a few rectangles, such as the damage of a window.
///
/// A region never holds more than ``maximumCount`` rectangles. If one more is added, the two rectangles whose
/// union adds the smallest area are joined. Adding a rectangle therefore takes a bounded time.
///
/// Rectangles that overlap are joined, or cut if the union would be much larger than both. Drawing each
/// rectangle of a region therefore draws no pixel twice.
@frozen public struct Region: Hashable, Sendable {
  /// The largest number of rectangles that a region holds before it joins some.
  public static let maximumCount = 16
  /// The largest part of a union that may belong to neither of two overlapping rectangles for them to be
  /// joined.
  private static let acceptedWaste = 0.25
  /// The distance from a pixel's edge, in pixels, within which a coordinate is taken to lie on the edge. It
  /// absorbs rounding errors of sums.
  private static let pixelTolerance = 1e-6

  /// The rectangles. None is empty, and no two overlap.
  public private(set) var rects: [Rect] = []

  /// Creates an empty region.
  public init() {}

  /// Creates a region from a rectangle.
  public init(_ rect: Rect) {
    add(rect)
  }

  /// A Boolean value that indicates whether the region has no area.
  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that contains the region, or ``Rect/null`` if the region is empty.
  public var bounds: Rect { rects.reduce(Rect.null) { $0.union($1) } }

  /// Adds a rectangle. A rectangle without area, or with a coordinate that is not a number, is ignored.
  public mutating func add(_ rect: Rect) {
    var added = rect.standardized
    // In this order, the comparisons fail for NaN too.
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
        // The larger rectangle may overlap others, so the search starts again.
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

  /// Removes all rectangles.
  public mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  /// Returns the part of the region that lies in a rectangle.
  public func intersection(_ rect: Rect) -> Region {
    var result = Region()
    for part in rects { result.add(part.intersection(rect)) }
    return result
  }

  /// Returns a Boolean value that indicates whether the intersection of a rectangle and the region has an
  /// area.
  public func intersects(_ rect: Rect) -> Bool {
    rects.contains { $0.intersects(rect) }
  }

  /// Returns the region in device pixels: each rectangle multiplied by `scale` and rounded outward.
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

  /// Adds a rectangle, joined with all rectangles that it overlaps. The number of rectangles grows by one at
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
  /// The width multiplied by the height, in square points.
  fileprivate var area: Double { width * height }
}
