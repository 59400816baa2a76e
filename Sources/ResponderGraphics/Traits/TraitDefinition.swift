/// What a trait is: its type and its value where nobody sets one. Follows `UITraitDefinition`.
///
/// Make a trait of your own with a type that says so, and read and set it by that type:
///
///     struct Accent: TraitDefinition { static let defaultValue = 0 }
///     view.traitOverrides[Accent.self] = 3
///
/// Values that are `Equatable` are compared, and so it is known when they change; of others each one
/// counts as another, but for the same object.
public protocol TraitDefinition: SendableMetatype {
  /// What the trait has as its value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
  /// A name for programs: the type's, unless it is given.
  static var identifier: String { get }
  /// A name for people who look at a collection: the type's, unless it is given.
  static var name: String { get }
  /// Whether colours depend on it; no, unless it is given.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The type's name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }

  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
