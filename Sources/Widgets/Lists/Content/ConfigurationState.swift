import WindowResponder

/// What a configuration goes by: whether a cell is selected and the like. Follows
/// `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates the state of something that nothing is the matter with.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// A value of the program's own; nil for none.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the program's own in a ``ConfigurationState``. Follows
/// `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
