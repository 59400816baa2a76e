import ResponderGeometry

/// A rectangle of whole device pixels; the maximum edges lie outside.
package struct PixelRect: Hashable {
  /// The farthest a coordinate may lie from zero: far beyond any buffer, and safe to add up.
  package static let limit = 1 << 24
  /// How far from the truth a sum of fractions may be, in pixels.
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

  /// A rectangle in pixels, each edge on the nearest pixel's edge.
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

  /// The box around both; an empty one counts for nothing.
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

  /// The pixel that a place lies in; the next one where it lies almost there.
  static func holding(_ value: Double) -> Int {
    nearest((value + tolerance).rounded(.down))
  }

  /// The nearest whole number within the limit; 0 for what is no number.
  static func nearest(_ value: Double) -> Int {
    let bound = Double(limit)
    // Half-way places go up, so that equal rectangles stay equal wherever they stand; so does what
    // is a little less, since a sum of fractions is not the same everywhere.
    let half = 0.5 + tolerance
    return value > -bound
      ? Int((min(value, bound) + half).rounded(.down)) : value.isNaN ? 0 : -limit
  }
}
