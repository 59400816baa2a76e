import CoreGraphicsNames
import UIKitNames
public import WindowResponder

// Geometry that is encoded and decoded. The native modules do not need it.

extension Decoder {
  /// Returns the next `count` numbers of an unkeyed container.
  fileprivate func numbers(_ count: Int) throws -> [Double] {
    var container = try unkeyedContainer()
    return try (0..<count).map { _ in try container.decode(Double.self) }
  }
}

extension Encoder {
  /// Encodes numbers in an unkeyed container.
  fileprivate func encode(_ numbers: Double...) throws {
    var container = unkeyedContainer()
    for number in numbers { try container.encode(number) }
  }
}

extension Point: Codable {
  /// Creates a point from an unkeyed container with x and y. Follows `CGPoint.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }
  /// Encodes x and y in an unkeyed container.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(x, y) }
}

extension Size: Codable {
  /// Creates a size from an unkeyed container with the width and the height. Follows `CGSize.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }
  /// Encodes the width and the height in an unkeyed container.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(width, height) }
}

extension Vector: Codable {
  /// Creates a vector from an unkeyed container with dx and dy. Follows `CGVector.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(dx: numbers[0], dy: numbers[1])
  }
  /// Encodes dx and dy in an unkeyed container.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(dx, dy) }
}

extension Rect: Codable {
  /// Creates a rectangle from an unkeyed container with the origin and the size. Follows
  /// `CGRect.init(from:)`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let origin = try container.decode(Point.self)
    self.init(origin: origin, size: try container.decode(Size.self))
  }
  /// Encodes the origin and the size in an unkeyed container.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(origin)
    try container.encode(size)
  }
}

extension Transform: Codable {
  /// Creates a transform from an unkeyed container with a, b, c, d, tx and ty. Follows
  /// `CGAffineTransform.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(6)
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// Encodes a, b, c, d, tx and ty in an unkeyed container.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(a, b, c, d, tx, ty) }
}

/// The name of a number in a keyed container.
private struct NumberKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Returns the numbers with the given names in a keyed container.
  fileprivate func numbers(named names: String...) throws -> [Double] {
    let container = try container(keyedBy: NumberKey.self)
    return try names.map { try container.decode(Double.self, forKey: NumberKey(stringValue: $0)) }
  }
}

extension Encoder {
  /// Encodes numbers with their names in a keyed container.
  fileprivate func encode(named numbers: KeyValuePairs<String, Double>) throws {
    var container = container(keyedBy: NumberKey.self)
    for (name, number) in numbers {
      try container.encode(number, forKey: NumberKey(stringValue: name))
    }
  }
}

extension EdgeInsets: Codable {
  /// Creates insets from the keys `top`, `left`, `bottom` and `right`. Follows `UIEdgeInsets.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(named: "top", "left", "bottom", "right")
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Encodes the insets with the keys `top`, `left`, `bottom` and `right`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(named: ["top": top, "left": left, "bottom": bottom, "right": right])
  }
}

extension DirectionalEdgeInsets: Codable {
  /// Creates insets from the keys `top`, `leading`, `bottom` and `trailing`. Follows
  /// `NSDirectionalEdgeInsets.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(named: "top", "leading", "bottom", "trailing")
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// Encodes the insets with the keys `top`, `leading`, `bottom` and `trailing`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(
      named: ["top": top, "leading": leading, "bottom": bottom, "trailing": trailing])
  }
}

extension Offset: Codable {
  /// Creates an offset from the keys `horizontal` and `vertical`. Follows `UIOffset.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(named: "horizontal", "vertical")
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }
  /// Encodes the offset with the keys `horizontal` and `vertical`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(named: ["horizontal": horizontal, "vertical": vertical])
  }
}

extension ItemPath: Codable {
  private enum CodingKeys: String, CodingKey { case indexes }

  /// Creates an index path from the key `indexes`, an array with the section and the item. Throws an error if
  /// the array has not two elements. Follows `IndexPath.init(from:)`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let indexes = try container.decode([Int].self, forKey: .indexes)
    guard indexes.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: .indexes, in: container,
        debugDescription: "an index path has 2 indexes, and not \(indexes.count)")
    }
    self.init(item: indexes[1], section: indexes[0])
  }
  /// Encodes the section and the item as an array with the key `indexes`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([section, item], forKey: .indexes)
  }
}
