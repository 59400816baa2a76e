import Foundation

/// A parsed predicate.
indirect enum PredicateTest {
  case constant(Bool)
  case not(PredicateTest)
  case all([PredicateTest])
  case any([PredicateTest])
  case comparison(PredicateOperand, PredicateComparison, PredicateOperand)

  /// Returns the value of the predicate for an object.
  func isTrue(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let test): !test.isTrue(for: object)
    case .all(let tests): tests.allSatisfy { $0.isTrue(for: object) }
    case .any(let tests): tests.contains { $0.isTrue(for: object) }
    case .comparison(let left, let comparison, let right):
      comparison.isTrue(left.value(of: object), right.value(of: object))
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  /// The object itself, `SELF`.
  case object
  /// The value at a path of keys in the object.
  case path([String])
  case value(Any?)
  case list([PredicateOperand])

  /// Returns the value of the operand for an object, or `nil` if there is none.
  func value(of object: Any?) -> Any? {
    switch self {
    case .object: Self.unwrapped(object)
    case .path(let keys): keys.reduce(Self.unwrapped(object)) { Self.value($1, in: $0) }
    case .value(let value): Self.unwrapped(value)
    case .list(let operands): operands.map { $0.value(of: object) ?? NSNull() }
    }
  }

  /// Returns the value of a key in a dictionary, or of a stored property.
  private static func value(_ key: String, in object: Any?) -> Any? {
    guard let object else { return nil }
    if let values = object as? [String: Any] { return unwrapped(values[key]) }
    if let values = object as? NSDictionary { return unwrapped(values.object(forKey: key)) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    preconditionFailure("NSPredicate: \(type(of: object)) has no stored property \"\(key)\"")
  }

  /// Returns the value in an optional, and `nil` in place of `NSNull`.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
