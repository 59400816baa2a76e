import WindowResponder

/// The contrast of a part of an image, measured by its pixels.
@MainActor struct PixelContrast {
  /// The contrast ratio, from 1 to 21.
  let ratio: Double
  /// The most frequent color.
  let background: Color
  /// The color with the highest contrast.
  let foreground: Color

  /// Measures a rectangle of an image, in pixels. If it contains a single color, returns `nil`.
  ///
  /// - Parameters:
  ///   - surroundings: A rectangle around the first one. Its other pixels are the background. Without it, the
  ///     background is the most frequent color of the rectangle.
  init?(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, in box: Rect,
    around surroundings: Rect? = nil
  ) {
    let counts = Self.counts(pixels, width, box)
    let total = counts.values.reduce(0, +)
    var outside = counts
    if let surroundings {
      outside = Self.counts(pixels, width, surroundings)
      outside.merge(counts) { $0 - $1 }
    }
    guard counts.count > 1, let most = outside.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    else { return nil }
    let background = Self.color(most.key)
    // Pixels of a neighbor's edge in the rectangle do not count.
    let least = max(6, total / 2000)
    let others = counts.filter { $0.key != most.key && $0.value >= least }.map { pixel, _ in
      let color = Self.color(pixel)
      return (color, color.contrastRatio(with: background))
    }
    guard let best = others.max(by: { $0.1 < $1.1 }) else { return nil }
    self.background = background
    (foreground, ratio) = best
  }

  private static func counts(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ box: Rect
  ) -> [UInt32: Int] {
    guard width > 0 else { return [:] }
    let height = pixels.count / width
    let columns = max(0, Int(box.minX))..<max(max(0, Int(box.minX)), min(width, Int(box.maxX)))
    let rows = max(0, Int(box.minY))..<max(max(0, Int(box.minY)), min(height, Int(box.maxY)))
    var counts: [UInt32: Int] = [:]
    guard !columns.isEmpty else { return counts }
    for y in rows {
      var run = (pixel: pixels[y * width + columns.lowerBound], length: 0)
      for x in columns {
        let pixel = pixels[y * width + x]
        if pixel == run.pixel {
          run.length += 1
        } else {
          counts[run.pixel, default: 0] += run.length
          run = (pixel, 1)
        }
      }
      counts[run.pixel, default: 0] += run.length
    }
    return counts
  }

  private static func color(_ pixel: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
