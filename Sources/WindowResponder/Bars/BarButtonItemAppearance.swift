/// How the buttons in a bar look, state by state. Follows `UIBarButtonItemAppearance`.
@preconcurrency @MainActor open class BarButtonItemAppearance {
  /// Creates the appearance of buttons of a style.
  public init(style: BarButtonItem.Style = .plain) {
    configureWithDefault(for: style)
  }

  /// Takes the usual looks of a style.
  open func configureWithDefault(for style: BarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = TextAttributes()
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
    }
  }

  /// How they look at rest.
  public final let normal = BarButtonItemStateAppearance()
  /// How they look while they are pressed.
  public final let highlighted = BarButtonItemStateAppearance()
  /// How they look while they cannot be pressed.
  public final let disabled = BarButtonItemStateAppearance()
  /// How they look while they have the keyboard.
  public final let focused = BarButtonItemStateAppearance()
}

/// How the buttons in a bar look in one state. Follows `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor public final class BarButtonItemStateAppearance {
  /// How the title looks; what is not set is as the bar has it.
  @_disfavoredOverload public var titleTextAttributes = TextAttributes()
  /// How far the title is moved, in points.
  public var titlePositionAdjustment = Vector.zero
  /// A picture behind the button; nil for none.
  public var backgroundImage: Image?

  init() {}
}
