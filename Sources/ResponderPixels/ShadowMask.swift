/// The coverage of a blurred rounded rectangle.
@MainActor package struct ShadowMask {
  /// The largest standard deviation, in pixels.
  static let maximumDeviation = 100.0
  /// The largest number of cached masks.
  private static let cacheLimit = 24
  /// The precision of radii and deviations, in pixels.
  private static let step = 1.0 / 8

  /// The mask of the rectangle and of `reach` pixels on each side of it.
  package let mask: RoundedMask
  /// The distance to which the blur extends beyond the rectangle, in pixels.
  package let reach: Int

  private struct Key: Hashable {
    var width: Int
    var height: Int
    var radius: Int
    var deviation: Int
  }

  private static var cache: [Key: ShadowMask] = [:]

  /// Removes all masks from the cache. Masks in use are not destroyed.
  package static func emptyCache() { cache = [:] }

  /// Returns the shadow mask of a rectangle, with all lengths in pixels. `deviation` is the standard
  /// deviation of the blur.
  package static func make(width: Int, height: Int, radius: Double, deviation: Double) -> ShadowMask
  {
    let deviation = deviation > 0 ? min(deviation, maximumDeviation) : 0
    let radius = max(0, min(radius, Double(RoundedMask.largestSize)))
    let boxes = boxSizes(deviation)
    let reach = boxes.reduce(0) { $0 + $1 / 2 }
    // A larger rectangle only has a larger uniform middle.
    let enough = 2 * (reach + Int(radius.rounded(.up))) + 1
    let key = Key(
      width: min(width, enough), height: min(height, enough),
      radius: Int((radius / step).rounded()), deviation: Int((deviation / step).rounded()))
    if let known = cache[key] { return known }
    if cache.count >= cacheLimit { cache.removeAll(keepingCapacity: true) }
    let made = ShadowMask(
      mask: blurred(key, radius: Double(key.radius) * step, boxes: boxes, reach: reach),
      reach: reach)
    cache[key] = made
    return made
  }

  /// Returns three odd widths of box blurs that together approximate a Gaussian blur.
  static func boxSizes(_ deviation: Double) -> [Int] {
    let variance = 12 * deviation * deviation
    var small = Int((variance / 3 + 1).squareRoot())
    if small % 2 == 0 { small -= 1 }
    let low = Double(small)
    let count = ((variance - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded()
    return (0..<3).map { Double($0) < count ? small : small + 2 }
  }

  private static func blurred(
    _ key: Key, radius: Double, boxes: [Int], reach: Int
  ) -> RoundedMask {
    let (width, height) = (key.width + 2 * reach, key.height + 2 * reach)
    var bitmap = [Float](repeating: 0, count: width * height)
    let shape = RoundedMask.filled(radius: radius)
    let scratch = shape.makeScratch()
    defer { scratch.deallocate() }
    for y in 0..<key.height {
      let row = shape.row(y, of: key.height, scratch: scratch)
      let start = (y + reach) * width + reach
      for x in 0..<key.width {
        let near = min(x, key.width - 1 - x)
        bitmap[start + x] = Float(near < row.end ? row.bytes[near] : row.middle)
      }
    }
    // The mask is symmetric, so a quarter is enough.
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    bitmap.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      blurRows(base, width: width, rows: rows, boxes: boxes)
      for y in rows..<height {
        (base + y * width).update(from: base + (height - 1 - y) * width, count: columns)
      }
      blurColumns(base, width: width, height: height, columns: columns, boxes: boxes)
    }
    var corner: [UInt8] = []
    corner.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns { corner.append(UInt8(clamping: Int(bitmap[y * width + x] + 0.5))) }
    }
    return RoundedMask(columns: columns, rows: rows, corner: corner)
  }

  /// Replaces each value by the mean of its neighbors in the row, once for each box.
  private static func blurRows(
    _ values: UnsafeMutablePointer<Float>, width: Int, rows: Int, boxes: [Int]
  ) {
    var line = [Float](repeating: 0, count: width)
    for y in 0..<rows {
      let row = values + y * width
      for box in boxes where box > 1 {
        let (half, factor) = (box / 2, 1 / Float(box))
        for x in 0..<width { line[x] = row[x] }
        var sum: Float = 0
        for x in 0..<min(half, width) { sum += line[x] }
        for x in 0..<width {
          if x + half < width { sum += line[x + half] }
          if x > half { sum -= line[x - half - 1] }
          row[x] = sum * factor
        }
      }
    }
  }

  /// Replaces each value by the mean of its neighbors in the column, once for each box.
  private static func blurColumns(
    _ values: UnsafeMutablePointer<Float>, width: Int, height: Int, columns: Int, boxes: [Int]
  ) {
    // All columns are processed together, row by row, so that memory is read in its order.
    let copy = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
    let sums = UnsafeMutablePointer<Float>.allocate(capacity: columns)
    defer {
      copy.deallocate()
      sums.deallocate()
    }
    for box in boxes where box > 1 {
      let (half, factor) = (box / 2, 1 / Float(box))
      copy.update(from: values, count: width * height)
      sums.update(repeating: 0, count: columns)
      for y in 0..<min(half, height) {
        let row = copy + y * width
        for x in 0..<columns { sums[x] += row[x] }
      }
      for y in 0..<height {
        if y + half < height {
          let entering = copy + (y + half) * width
          for x in 0..<columns { sums[x] += entering[x] }
        }
        if y > half {
          let leaving = copy + (y - half - 1) * width
          for x in 0..<columns { sums[x] -= leaving[x] }
        }
        let row = values + y * width
        for x in 0..<columns { row[x] = sums[x] * factor }
      }
    }
  }
}
