/// A blur of the coverage of pixels by three box blurs in sequence, which approximate a Gaussian blur.
///
/// It uses integers, so that a part of a blurred image is equal, to the last bit, to the same part of the
/// whole image.
@MainActor package struct AlphaBlur {
  /// The widths of the boxes, in pixels, all odd.
  private let boxes: [Int]
  /// The distance to which the blur extends, in pixels.
  package let reach: Int

  /// Creates a blur with a standard deviation in pixels.
  package init(deviation: Double) {
    boxes = ShadowMask.boxSizes(min(max(0, deviation), ShadowMask.maximumDeviation))
    reach = boxes.reduce(0) { $0 + $1 / 2 }
  }

  /// Draws the blurred coverage of a bitmap over a transparent bitmap.
  ///
  /// - Parameters:
  ///   - source: The pixels with the coverage.
  ///   - origin: The position of the first pixel of the source in the target.
  ///   - colors: The 256 pixels for the values of coverage.
  ///   - target: The transparent pixels.
  package func paint(
    _ source: Bitmap, at origin: (x: Int, y: Int), colors: [UInt32], on target: Bitmap
  ) {
    let (columns, rows) = (source.width, target.height)
    // Columns are blurred first, which leaves only the rows of the target.
    var upright = [UInt32](repeating: 0, count: columns * rows)
    var line = [UInt64](repeating: 0, count: source.height)
    for x in 0..<columns {
      for y in 0..<source.height { line[y] = UInt64(source.base[y * source.stride + x] >> 24) << 8 }
      let blurred = blur(line, from: -origin.y, count: rows)
      for y in 0..<rows { upright[y * columns + x] = blurred[y] }
    }
    line = [UInt64](repeating: 0, count: columns)
    for y in 0..<rows {
      var isEmpty = true
      for x in 0..<columns {
        line[x] = UInt64(upright[y * columns + x])
        if line[x] != 0 { isEmpty = false }
      }
      if isEmpty { continue }
      let blurred = blur(line, from: -origin.x, count: target.width)
      for x in 0..<target.width {
        target.base[y * target.stride + x] = colors[Int(min((blurred[x] + 128) >> 8, 255))]
      }
    }
  }

  /// Returns the `count` blurred values of a line from `start` on. Values beyond its ends are zero.
  private func blur(_ line: [UInt64], from start: Int, count: Int) -> [UInt32] {
    // The values include the margin that each box needs of the previous one.
    let first = start - reach
    var values = [UInt64](repeating: 0, count: count + 2 * reach)
    for index in values.indices {
      let place = first + index
      if place >= 0, place < line.count { values[index] = line[place] }
    }
    var divisor: UInt64 = 1
    for box in boxes where box > 1 {
      let half = box / 2
      var result = [UInt64](repeating: 0, count: values.count)
      var sum: UInt64 = 0
      for index in 0..<min(half, values.count) { sum += values[index] }
      for index in values.indices {
        if index + half < values.count { sum += values[index + half] }
        if index > half { sum -= values[index - half - 1] }
        result[index] = sum
      }
      values = result
      divisor *= UInt64(box)
    }
    return (0..<count).map { UInt32((values[$0 + reach] + divisor / 2) / divisor) }
  }
}
