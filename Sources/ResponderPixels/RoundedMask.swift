/// The coverage of a rectangle's pixels by a rounded shape: a corner, which the other three mirror, the edges
/// between two corners, and the middle.
package final class RoundedMask: @unchecked Sendable {
  /// A row of the mask: its left end, which the right end mirrors, and the middle.
  struct Row {
    /// The coverage from the left edge inward.
    var bytes: UnsafePointer<UInt8>
    /// The end of the same coverage in the opposite direction. That of the right edge's pixel is before it.
    var mirrored: UnsafePointer<UInt8>
    /// The index before which the coverage is zero.
    var start: Int
    /// The index from which the coverage is that of the middle.
    var end: Int
    /// The coverage between the ends.
    var middle: UInt8

    /// Returns the coverage of a pixel in a row of a width.
    func coverage(_ x: Int, of width: Int) -> UInt32 {
      if x < 0 || x >= width { return 0 }
      func one(_ depth: Int) -> Int { Int(depth < end ? bytes[depth] : middle) }
      let near = one(min(x, width - 1 - x))
      // In a narrow rectangle, the coverage of both ends is combined.
      if 2 * end <= width { return UInt32(near) }
      return UInt32(max(0, min(255, near + one(max(x, width - 1 - x)) - Int(middle))))
    }
  }

  /// The width of the corner, in pixels.
  let columns: Int
  /// The height of the corner, in pixels.
  let rows: Int
  /// The rows of the top left corner, and the row below it, each of which is followed by the same bytes in
  /// the opposite direction. They do not change.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The coverage between two corners from the top edge inward, and that of the middle.
  private let middles: [UInt8]
  /// For each row of `bytes`, the index at which coverage begins, and the index from which it is that of the
  /// middle.
  private let ends: [(start: Int, end: Int)]

  /// Creates a mask.
  ///
  /// - Parameters:
  ///   - corner: The top left corner, row by row, 0 to 255.
  ///   - top: The coverage between two corners, from the top edge inward.
  ///   - side: The coverage between two corners, from the left edge inward.
  ///   - middle: The coverage of everything else.
  init(columns: Int, rows: Int, corner: [UInt8], top: [UInt8], side: [UInt8], middle: UInt8) {
    self.columns = columns
    self.rows = rows
    middles = top + [middle]
    bytes = .allocate(capacity: max(1, 2 * columns * (rows + 1)))
    var ends: [(start: Int, end: Int)] = []
    for y in 0...rows {
      let row = bytes + 2 * y * columns
      for x in 0..<columns {
        row[x] = y < rows ? corner[y * columns + x] : side[x]
        row[2 * columns - 1 - x] = row[x]
      }
      var (start, end) = (0, columns)
      while end > 0, row[end - 1] == middles[y] { end -= 1 }
      while start < end, row[start] == 0 { start += 1 }
      ends.append((start, end))
    }
    self.ends = ends
  }

  /// Creates a mask whose edges and middle continue the ends of its corner.
  convenience init(columns: Int, rows: Int, corner: [UInt8]) {
    self.init(
      columns: columns, rows: rows, corner: corner,
      top: (0..<rows).map { corner[$0 * columns + columns - 1] },
      side: Array(corner[((rows - 1) * columns)...]), middle: corner[rows * columns - 1])
  }

  deinit {
    bytes.deallocate()
  }

  /// Returns memory for a row, for ``row(_:of:scratch:)``. The caller deallocates it.
  func makeScratch() -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(2 * columns, 1))
  }

  /// Returns the rows of a rectangle, by their position, that the shape covers completely.
  func solidRows(in rect: PixelRect) -> Range<Int> {
    guard ends[rows].end == 0, middles[rows] == 255, rect.height > 2 * rows else { return 0..<0 }
    return rect.minY + rows..<rect.maxY - rows
  }

  /// Returns a row of the shape with a height. `scratch` holds a row that must be computed.
  func row(_ y: Int, of height: Int, scratch: UnsafeMutablePointer<UInt8>) -> Row {
    let first = min(y, height - 1 - y, rows)
    let second = min(max(y, height - 1 - y), rows)
    let (start, end) = ends[first]
    if second == rows {
      let row = bytes + 2 * first * columns
      return Row(
        bytes: row, mirrored: row + 2 * columns, start: start, end: end, middle: middles[first])
    }
    // In a low rectangle, the corners above and below share pixels, and their coverage is combined.
    func both(_ a: UInt8, _ b: UInt8, _ inside: UInt8) -> UInt8 {
      UInt8(clamping: Int(a) + Int(b) - Int(inside))
    }
    let (one, other) = (bytes + 2 * first * columns, bytes + 2 * second * columns)
    let side = bytes + 2 * rows * columns
    for x in 0..<columns {
      scratch[x] = both(one[x], other[x], side[x])
      scratch[2 * columns - 1 - x] = scratch[x]
    }
    return Row(
      bytes: scratch, mirrored: scratch + 2 * columns, start: 0, end: columns,
      middle: both(middles[first], middles[second], middles[rows]))
  }
}

@MainActor extension RoundedMask {
  /// The largest radius and outline width of a mask, in pixels.
  package nonisolated static let largestSize = 256
  /// The largest number of cached masks.
  private static let cacheLimit = 64
  /// The precision of radii, in pixels.
  private static let radiusStep = 1.0 / 16

  private struct Key: Hashable {
    var radius: Int
    var width: Int
  }

  private static var cache: [Key: RoundedMask] = [:]

  /// Removes all masks from the cache. Masks in use are not destroyed.
  package static func emptyCache() { cache = [:] }

  /// Returns the mask of a rounded rectangle, with a radius in pixels.
  package static func filled(radius: Double) -> RoundedMask {
    cached(Key(radius: Int((radius / radiusStep).rounded()), width: 0))
  }

  /// Returns the mask of an outline inside a rounded rectangle, with a radius and a width in pixels.
  package static func outline(radius: Double, width: Int) -> RoundedMask {
    cached(Key(radius: Int((radius / radiusStep).rounded()), width: width))
  }

  private static func cached(_ key: Key) -> RoundedMask {
    if let mask = cache[key] { return mask }
    // Few radii are in use at a time, so emptying the cache is rare and cheap.
    if cache.count >= cacheLimit { cache.removeAll(keepingCapacity: true) }
    let radius = Double(key.radius) * radiusStep
    let size = max(Int(radius.rounded(.up)), key.width)
    var corner = circleCorner(radius: radius, size: size)
    var edge = [UInt8](repeating: 255, count: size)
    if key.width > 0 {
      let inner = circleCorner(radius: max(0, radius - Double(key.width)), size: size)
      for y in key.width..<max(size, key.width) {
        for x in key.width..<size {
          corner[y * size + x] -= min(
            corner[y * size + x], inner[(y - key.width) * size + (x - key.width)])
        }
      }
      for depth in key.width..<max(size, key.width) { edge[depth] = 0 }
    }
    let mask = RoundedMask(
      columns: size, rows: size, corner: corner, top: edge, side: edge,
      middle: key.width > 0 ? 0 : 255)
    cache[key] = mask
    return mask
  }

  /// Returns the coverage of a quarter circle's pixels: the mean of two results, each of which is exact along
  /// one axis and sampled along the other.
  private static func circleCorner(radius: Double, size: Int) -> [UInt8] {
    let samples = 16
    var sums = [Double](repeating: Double(samples), count: size * size)
    for y in 0..<min(size, Int(radius.rounded(.up))) {
      for x in 0..<size { sums[y * size + x] = 0 }
      for sample in 0..<samples {
        let depth = radius - (Double(y) + (Double(sample) + 0.5) / Double(samples))
        let start = depth > 0 ? radius - (radius * radius - depth * depth).squareRoot() : 0
        for x in 0..<size { sums[y * size + x] += max(0, min(1, Double(x + 1) - start)) }
      }
    }
    return (0..<size * size).map { index in
      let mirrored = (index % size) * size + index / size
      return UInt8(((sums[index] + sums[mirrored]) / Double(2 * samples) * 255).rounded())
    }
  }
}
