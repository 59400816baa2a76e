/// A width and a height, in points. Follows `CGSize`.
@frozen public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The size whose width and height are zero.
  @inlinable public static var zero: Size { Size() }

  /// Creates a size. The default is ``zero``.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Returns a Boolean value that indicates whether two sizes have the same width and height.
  ///
  /// The compiler's own implementation would not be inlinable.
  @inlinable public static func == (one: Size, other: Size) -> Bool {
    one.width == other.width && one.height == other.height
  }

  /// A Boolean value that indicates whether the width or the height is zero or less.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the size of the bounding box of a rectangle of this size after `transform`.
  @inlinable public func applying(_ transform: Transform) -> Size {
    Rect(origin: .zero, size: self).applying(transform).size
  }
}
