/// The appearance of the buttons in a bar in all states. Follows `UIBarButtonItemAppearance`.
@preconcurrency @MainActor open class BarButtonItemAppearance {
  /// Creates the default appearance of buttons of a style.
  public init(style: BarButtonItem.Style = .plain) {
    configureWithDefault(for: style)
  }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: BarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = TextAttributes()
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
    }
  }

  /// The appearance in the normal state.
  public final let normal = BarButtonItemStateAppearance()
  /// The appearance in the highlighted state.
  public final let highlighted = BarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  public final let disabled = BarButtonItemStateAppearance()
  /// The appearance in the focused state.
  public final let focused = BarButtonItemStateAppearance()
}

/// The appearance of the buttons in a bar in one state. Follows `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor public final class BarButtonItemStateAppearance {
  /// The attributes of the title. Those that are not set are the bar's.
  @_disfavoredOverload public var titleTextAttributes = TextAttributes()
  /// The offset of the title, in points. The default is `.zero`.
  public var titlePositionAdjustment = Vector.zero
  /// The background image of the button, or `nil` for none.
  public var backgroundImage: Image?

  init() {}
}
