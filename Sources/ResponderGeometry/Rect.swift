/// A rectangle, in points: an origin at the top left, and a size. Follows `CGRect`.
///
/// The minimum edges belong to a rectangle and the maximum ones do not, so that two neighbours
/// never both contain a point.
@frozen public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates, in points.
  public var origin: Point
  /// The width and height, in points.
  public var size: Size

  /// The rectangle at the origin that has no size.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }
  /// No rectangle at all: what two rectangles that don't meet have in common.
  @inlinable public static var null: Rect {
    Rect(
      origin: Point(x: .infinity, y: .infinity), size: .zero)
  }
  /// The rectangle that contains every other.
  @inlinable public static var infinite: Rect {
    Rect(
      origin: Point(x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2),
      size: Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Creates a rectangle; without arguments, the empty one at the origin.
  @inlinable public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Whether all numbers are the same. Written out, since what the compiler writes is not inlinable.
  @inlinable public static func == (one: Rect, other: Rect) -> Bool {
    one.origin == other.origin && one.size == other.size
  }

  /// Creates a rectangle from its four numbers, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The smallest x.
  @inlinable public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The x in the middle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The largest x.
  @inlinable public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The smallest y.
  @inlinable public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The y in the middle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The largest y.
  @inlinable public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The width, never negative.
  @inlinable public var width: Double { abs(size.width) }
  /// The height, never negative.
  @inlinable public var height: Double { abs(size.height) }
  /// The point in the middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Whether this is the null rectangle.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no area.
  @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether this is the infinite rectangle.
  @inlinable public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with a width and height that are not negative.
  @inlinable public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }
}
