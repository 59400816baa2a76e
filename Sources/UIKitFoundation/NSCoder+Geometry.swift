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
  /// Returns insets as a string with the top, leading, bottom and trailing, such as `{1, 2, 3, 4}`.
  public static func string(for insets: DirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Returns an offset as a string, such as `{1, 2}`.
  public static func string(for offset: Offset) -> String {
    text([offset.horizontal, offset.vertical])
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
  /// Returns the insets of a string, or zero if the string does not contain insets.
  public static func nsDirectionalEdgeInsets(for string: String) -> DirectionalEdgeInsets {
    numbers(string, 4).map {
      DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Returns the offset of a string, or zero if the string is not an offset.
  public static func uiOffset(for string: String) -> Offset {
    numbers(string, 2).map { Offset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
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

extension NSCoder {
  /// Encodes a point for a key. Follows `NSCoder.encode(_:forKey:)`.
  public func encode(_ point: Point, forKey key: String) { set(Self.string(for: point), key) }
  /// Encodes a vector for a key.
  public func encode(_ vector: Vector, forKey key: String) { set(Self.string(for: vector), key) }
  /// Encodes a size for a key.
  public func encode(_ size: Size, forKey key: String) { set(Self.string(for: size), key) }
  /// Encodes a rectangle for a key.
  public func encode(_ rect: Rect, forKey key: String) { set(Self.string(for: rect), key) }
  /// Encodes a transform for a key.
  public func encode(_ transform: Transform, forKey key: String) {
    set(Self.string(for: transform), key)
  }
  /// Encodes insets for a key.
  public func encode(_ insets: EdgeInsets, forKey key: String) {
    set(Self.string(for: insets), key)
  }

  /// Returns the point that was encoded for a key, or zero if there is none.
  public func decodeCGPoint(forKey key: String) -> Point { Self.cgPoint(for: text(key)) }
  /// Returns the vector that was encoded for a key, or zero if there is none.
  public func decodeCGVector(forKey key: String) -> Vector { Self.cgVector(for: text(key)) }
  /// Returns the size that was encoded for a key, or zero if there is none.
  public func decodeCGSize(forKey key: String) -> Size { Self.cgSize(for: text(key)) }
  /// Returns the rectangle that was encoded for a key, or zero if there is none.
  public func decodeCGRect(forKey key: String) -> Rect { Self.cgRect(for: text(key)) }
  /// Returns the transform that was encoded for a key, or the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> Transform {
    Self.cgAffineTransform(for: text(key))
  }
  /// Returns the insets that were encoded for a key, or zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> EdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }

  private func set(_ text: String, _ key: String) { encode(NSString(string: text), forKey: key) }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}
