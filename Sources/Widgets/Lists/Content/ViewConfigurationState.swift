import WindowResponder

/// The state of a header, a footer or another view for configurations. Follows `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the keyboard focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned while its section scrolls.
  public var isPinned = false
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are `false`.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value for a custom key of the application, or `nil` for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
