import WindowResponder

/// The state of a header, a footer or another view that a configuration goes by. Follows
/// `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether keys go to it.
  public var isFocused = false
  /// Whether it stays in sight while its section passes.
  public var isPinned = false
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that nothing is the matter with.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the program's own; nil for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
