import WindowResponder

/// A collector of thin bars: all bars in one pixel column are drawn as one.
struct ChartBarColumns {
  let pixel: Double
  private var column = Int.min
  private var top = 0.0
  private var bottom = 0.0

  init(pixel: Double) {
    self.pixel = pixel
  }

  /// Adds a bar and returns the column that is complete. If the bar is in the current column, returns `nil`.
  mutating func add(_ bar: Rect) -> Rect? {
    let next = Int((bar.midX / pixel).rounded(.down))
    if next == column {
      (top, bottom) = (min(top, bar.minY), max(bottom, bar.maxY))
      return nil
    }
    let done = rest
    (column, top, bottom) = (next, bar.minY, bar.maxY)
    return done
  }

  /// The rectangle of the current column, or `nil` if it has no height.
  var rest: Rect? {
    guard column != Int.min, bottom > top else { return nil }
    return Rect(x: Double(column) * pixel, y: top, width: pixel, height: bottom - top)
  }
}
