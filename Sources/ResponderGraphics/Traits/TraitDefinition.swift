/// The definition of a trait: the type of its value, and its default value. Follows `UITraitDefinition`.
///
/// To define a custom trait, declare a type that conforms to this protocol. Read and set the trait by that
/// type:
///
///     struct Accent: TraitDefinition { static let defaultValue = 0 }
///     view.traitOverrides[Accent.self] = 3
///
/// Values that conform to `Equatable` are compared to detect changes. Other values always count as changed,
/// except for the same object.
public protocol TraitDefinition: SendableMetatype {
  /// The type of the trait's value.
  associatedtype Value

  /// The value of the trait if it is not set.
  static var defaultValue: Value { get }
  /// The unique name of the trait. The default is the full name of the type.
  static var identifier: String { get }
  /// The name of the trait in descriptions of collections. The default is the name of the type.
  static var name: String { get }
  /// A Boolean value that indicates whether the trait affects colors. The default is `false`.
  static var affectsColorAppearance: Bool { get }
  /// Returns a Boolean value that indicates whether a value of the trait is the same as another one. By
  /// default, values that conform to `Equatable` are compared.
  static func isSame(_ value: Value, as other: Value) -> Bool
}

extension TraitDefinition {
  /// The full name of the type.
  public static var identifier: String { _typeName(Self.self, qualified: true) }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The default value, `false`.
  public static var affectsColorAppearance: Bool { false }

  /// Compares values whose type is not known to conform to `Equatable`: by `==` if it does, else by identity
  /// if they are objects. Other values are not the same.
  public static func isSame(_ value: Value, as other: Value) -> Bool {
    if let value = value as? any Equatable {
      func compare<Own: Equatable>(_ value: Own) -> Bool { other as? Own == value }
      return compare(value)
    }
    guard Swift.type(of: value) is AnyClass else { return false }
    return (value as AnyObject) === (other as AnyObject)
  }

  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension TraitDefinition where Value: Equatable {
  /// Compares two values by `==`.
  public static func isSame(_ value: Value, as other: Value) -> Bool { value == other }
}
