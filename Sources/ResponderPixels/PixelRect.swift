import ResponderGeometry

/// A rectangle of whole device pixels. The maximum edges are outside.
package struct PixelRect: Hashable {
  /// The largest magnitude of a coordinate: far beyond any buffer, and safe for additions.
  package static let limit = 1 << 24
  /// The largest rounding error of a sum, in pixels.
  package static let tolerance = 1e-6

  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  @inlinable package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle whose edges are rounded to the nearest pixels.
  package init(nearest rect: Rect) {
    self.init(
      minX: Self.nearest(rect.minX), minY: Self.nearest(rect.minY), maxX: Self.nearest(rect.maxX),
      maxY: Self.nearest(rect.maxY))
  }

  /// Creates the smallest rectangle of whole pixels that contains a rectangle.
  package init(containing rect: Rect) {
    self.init(
      minX: Self.floor(rect.minX), minY: Self.floor(rect.minY), maxX: Self.ceiling(rect.maxX),
      maxY: Self.ceiling(rect.maxY))
  }

  @inlinable @inline(__always) package var width: Int { maxX - minX }
  @inlinable @inline(__always) package var height: Int { maxY - minY }
  @inlinable @inline(__always) package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle is ignored.
  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  @inlinable package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  @inlinable package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  @inlinable package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  @inlinable package func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the pixel that contains a coordinate, or the next one if the coordinate is within the tolerance
  /// of it.
  package static func holding(_ value: Double) -> Int { floor(value + tolerance) }

  /// Returns the nearest integer within the limit. For NaN, returns 0.
  package static func nearest(_ value: Double) -> Int {
    // Halves are rounded up, so that equal rectangles have equal sizes at all positions. Values within the
    // tolerance below a half are rounded up too, because of rounding errors.
    floor(value + (0.5 + tolerance))
  }

  /// Returns the largest integer that is not greater than a value, within the limit. For NaN, returns 0.
  package static func floor(_ value: Double) -> Int {
    let bound = Double(limit)
    if value >= bound { return limit }
    guard value > -bound else { return value.isNaN ? 0 : -limit }
    // The conversion truncates, in one instruction. `rounded(.down)` would call the C library.
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }

  /// Returns the least integer that is not less than a value, within the limit. For NaN, returns 0.
  package static func ceiling(_ value: Double) -> Int { -floor(-value) }
}
