import ResponderGeometry

/// A type whose values a ``Coder`` can store.
///
/// Such types are `Bool`, `Int`, `Double`, `String`, `[UInt8]`, `Point`, `Size`, `Rect`, `EdgeInsets`,
/// `Transform`, ranges of `Int`, `ItemPath`, and arrays and dictionaries of these. An enumeration with such
/// raw values only has to declare the conformance: `enum Mode: String, CoderValue { case list, grid }`. A
/// custom type converts its values to and from content:
///
///     struct Mark: CoderValue {
///       var page = 0
///
///       init(page: Int) { self.page = page }
///       var coderContent: CoderContent { .integer(page) }
///       init?(coderContent: CoderContent) {
///         guard let page = Int(coderContent: coderContent) else { return nil }
///         self.page = page
///       }
///     }
public protocol CoderValue {
  /// The content that a coder stores for the value.
  var coderContent: CoderContent { get }

  /// Creates a value from stored content. If the content has another form, returns `nil`.
  init?(coderContent: CoderContent)
}

extension CoderValue where Self: RawRepresentable, RawValue: CoderValue {
  /// The content of the raw value.
  public var coderContent: CoderContent { rawValue.coderContent }

  /// Creates a value from a stored raw value. If no value has that raw value, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let raw = RawValue(coderContent: coderContent) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Bool: CoderValue {
  /// A Boolean value.
  public var coderContent: CoderContent { .bool(self) }
  /// Creates a value from a Boolean value.
  public init?(coderContent: CoderContent) {
    guard case .bool(let value) = coderContent else { return nil }
    self = value
  }
}

extension Int: CoderValue {
  /// The number.
  public var coderContent: CoderContent { .integer(self) }
  /// Creates a value from an integer.
  public init?(coderContent: CoderContent) {
    switch coderContent {
    case .integer(let value): self = value
    case .number(let value):
      guard let whole = Int(exactly: value) else { return nil }
      self = whole
    default: return nil
    }
  }
}

extension Double: CoderValue {
  /// The number.
  public var coderContent: CoderContent { .number(self) }
  /// Creates a value from a number, which may be an integer.
  public init?(coderContent: CoderContent) {
    switch coderContent {
    case .integer(let value): self = Double(value)
    case .number(let value): self = value
    default: return nil
    }
  }
}

extension String: CoderValue {
  /// The string.
  public var coderContent: CoderContent { .text(self) }
  /// Creates a value from a string.
  public init?(coderContent: CoderContent) {
    guard case .text(let value) = coderContent else { return nil }
    self = value
  }
}

extension UInt8: CoderValue {
  /// The number.
  public var coderContent: CoderContent { .integer(Int(self)) }
  /// Creates a byte from a number. If the number is not in the range of a byte, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard case .integer(let value) = coderContent else { return nil }
    self.init(exactly: value)
  }
}

extension Array: CoderValue where Element: CoderValue {
  /// A list of the elements. An array of bytes is stored as bytes.
  public var coderContent: CoderContent {
    if let bytes = self as? [UInt8] { return .bytes(bytes) }
    return .list(map(\.coderContent))
  }
  /// Creates a value from a list. If an element has another type, returns `nil`.
  public init?(coderContent: CoderContent) {
    switch coderContent {
    case .bytes(let bytes):
      guard let same = bytes as? Self else { return nil }
      self = same
    case .list(let contents):
      let elements = contents.compactMap { Element(coderContent: $0) }
      guard elements.count == contents.count else { return nil }
      self = elements
    default: return nil
    }
  }
}

extension Dictionary: CoderValue where Key == String, Value: CoderValue {
  /// A table of the values.
  public var coderContent: CoderContent { .table(mapValues(\.coderContent)) }
  /// Creates a value from a table. If a value has another type, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard case .table(let contents) = coderContent else { return nil }
    let values = contents.compactMapValues { Value(coderContent: $0) }
    guard values.count == contents.count else { return nil }
    self = values
  }
}

extension Range: CoderValue where Bound == Int {
  /// A list of the two bounds.
  public var coderContent: CoderContent { [lowerBound, upperBound].coderContent }
  /// Creates a range from its bounds. If the bounds are not valid, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = [Int](coderContent: coderContent), parts.count == 2, parts[0] <= parts[1]
    else { return nil }
    self = parts[0]..<parts[1]
  }
}

extension CoderContent: CoderValue {
  /// The content itself.
  public var coderContent: CoderContent { self }
  /// Creates the same content.
  public init?(coderContent: CoderContent) { self = coderContent }
}
