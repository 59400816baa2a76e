import ResponderGeometry

/// A rectangle of whole device pixels. The maximum edges are outside.
package struct PixelRect: Hashable {
  /// The largest magnitude of a coordinate: far beyond any buffer, and safe for additions.
  package static let limit = 1 << 24
  /// The largest rounding error of a sum, in pixels.
  package static let tolerance = 1e-6

  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
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

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle is ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the pixel that contains a coordinate, or the next one if the coordinate is within the tolerance
  /// of it.
  static func holding(_ value: Double) -> Int {
    nearest((value + tolerance).rounded(.down))
  }

  /// Returns the nearest integer within the limit. For NaN, returns 0.
  static func nearest(_ value: Double) -> Int {
    let bound = Double(limit)
    // Halves are rounded up, so that equal rectangles have equal sizes at all positions. Values within the
    // tolerance below a half are rounded up too, because of rounding errors.
    let half = 0.5 + tolerance
    return value > -bound
      ? Int((min(value, bound) + half).rounded(.down)) : value.isNaN ? 0 : -limit
  }
}
