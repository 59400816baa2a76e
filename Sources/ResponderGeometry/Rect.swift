/// A rectangle, in points: an origin at the top left, and a size. Follows `CGRect`.
///
/// The minimum edges belong to a rectangle, and the maximum edges do not. Two adjacent rectangles therefore
/// never contain the same point.
@frozen public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates, in points.
  public var origin: Point
  /// The width and height, in points.
  public var size: Size

  /// The rectangle at the origin whose width and height are zero.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }
  /// The null rectangle: the intersection of two rectangles that do not meet.
  @inlinable public static var null: Rect {
    Rect(
      origin: Point(x: .infinity, y: .infinity), size: .zero)
  }
  /// The rectangle that contains every other rectangle.
  @inlinable public static var infinite: Rect {
    Rect(
      origin: Point(x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2),
      size: Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Creates a rectangle. The default is ``zero``.
  @inlinable public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Returns a Boolean value that indicates whether two rectangles have the same origin and size.
  ///
  /// The compiler's own implementation would not be inlinable.
  @inlinable public static func == (one: Rect, other: Rect) -> Bool {
    one.origin == other.origin && one.size == other.size
  }

  /// Creates a rectangle from its coordinates and lengths, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The smallest x-coordinate, in points.
  @inlinable public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The x-coordinate of the center, in points.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The largest x-coordinate, in points.
  @inlinable public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The smallest y-coordinate, in points.
  @inlinable public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The y-coordinate of the center, in points.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The largest y-coordinate, in points.
  @inlinable public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The width, in points. It is never negative.
  @inlinable public var width: Double { abs(size.width) }
  /// The height, in points. It is never negative.
  @inlinable public var height: Double { abs(size.height) }
  /// The center of the rectangle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// A Boolean value that indicates whether this is the null rectangle.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// A Boolean value that indicates whether the rectangle is null or has a width or height of zero.
  @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// A Boolean value that indicates whether this is the infinite rectangle.
  @inlinable public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with a positive width and height.
  @inlinable public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }
}
