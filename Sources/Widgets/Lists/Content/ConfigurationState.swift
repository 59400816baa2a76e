import WindowResponder

/// A state of a cell or view for configurations. Follows `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state in which all flags are `false`.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// The value for a custom key of the application, or `nil` for none.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for a custom value in a ``ConfigurationState``. Follows `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
