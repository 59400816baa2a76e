public import Foundation
public import WindowResponder

extension NSCoder {
  /// Returns a point as a string, such as `{1, 2}`.
  public static func string(for point: Point) -> String { text([point.x, point.y]) }
  /// Returns a vector as a string, such as `{1, 2}`.
  @_disfavoredOverload public static func string(for vector: Vector) -> String {
    text([vector.dx, vector.dy])
  }
  /// Returns a size as a string, such as `{3, 4}`.
  public static func string(for size: Size) -> String { text([size.width, size.height]) }
  /// Returns a rectangle as a string, such as `{{1, 2}, {3, 4}}`.
  public static func string(for rect: Rect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }
  /// Returns a transform as a string, such as `[1, 0, 0, 1, 0, 0]`.
  public static func string(for transform: Transform) -> String {
    let t = transform
    return "[" + text([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
  }
  /// Returns insets as a string with the top, left, bottom and right, such as `{1, 2, 3, 4}`.
  public static func string(for insets: EdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the point of a string, or zero if the string is not a point.
  public static func cgPoint(for string: String) -> Point {
    numbers(string, 2).map { Point(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the vector of a string, or zero if the string is not a vector.
  public static func cgVector(for string: String) -> Vector {
    numbers(string, 2).map { Vector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the size of a string, or zero if the string is not a size.
  public static func cgSize(for string: String) -> Size {
    numbers(string, 2).map { Size(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle of a string, or zero if the string is not a rectangle.
  public static func cgRect(for string: String) -> Rect {
    numbers(string, 4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform of a string, or the identity if the string is not a transform.
  public static func cgAffineTransform(for string: String) -> Transform {
    numbers(string, 6).map {
      Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Returns the insets of a string, or zero if the string does not contain insets.
  public static func uiEdgeInsets(for string: String) -> EdgeInsets {
    numbers(string, 4).map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  private static func text(_ numbers: [Double]) -> String {
    let parts = numbers.map { number in
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  /// Returns the numbers of a string, or `nil` if there is another number of them.
  private static func numbers(_ string: String, _ count: Int) -> [Double]? {
    let brackets = CharacterSet(charactersIn: "{}[] ")
    let parts = string.split(separator: ",").map {
      Double($0.trimmingCharacters(in: brackets))
    }
    let numbers = parts.compactMap { $0 }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
