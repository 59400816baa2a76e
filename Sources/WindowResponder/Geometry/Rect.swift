/// A rectangle, in points: an origin at the top left, and a size. Follows `CGRect`.
///
/// The minimum edges belong to a rectangle and the maximum ones do not, so that two neighbours
/// never both contain a point.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates, in points.
  public var origin: Point
  /// The width and height, in points.
  public var size: Size

  /// The rectangle at the origin that has no size.
  public static let zero = Rect(origin: .zero, size: .zero)
  /// No rectangle at all: what two rectangles that don't meet have in common.
  public static let null = Rect(
    origin: Point(x: .infinity, y: .infinity), size: .zero)
  /// The rectangle that contains every other.
  public static let infinite = Rect(
    origin: Point(x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2),
    size: Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))

  /// Creates a rectangle; without arguments, the empty one at the origin.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The smallest x.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The x in the middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The largest x.
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The smallest y.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The y in the middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The largest y.
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The width, never negative.
  public var width: Double { abs(size.width) }
  /// The height, never negative.
  public var height: Double { abs(size.height) }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether this is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether this is the infinite rectangle.
  public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with a width and height that are not negative.
  public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }
}
