/// A width and a height, in points. Follows `CGSize`.
@frozen public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// No width and no height.
  @inlinable public static var zero: Size { Size() }

  /// Creates a size; without arguments, the empty one.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Whether all numbers are the same. Written out, since what the compiler writes is not inlinable.
  @inlinable public static func == (one: Size, other: Size) -> Bool {
    one.width == other.width && one.height == other.height
  }

  /// Whether nothing fits in: the width or the height is zero or less.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The size of the bounding box that `transform` gives a rectangle of this size.
  @inlinable public func applying(_ transform: Transform) -> Size {
    Rect(origin: .zero, size: self).applying(transform).size
  }
}
