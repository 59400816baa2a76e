/// How the tabs in a bar look, state by state. Follows `UITabBarItemAppearance`.
@preconcurrency @MainActor open class TabBarItemAppearance {
  /// Where a tab's title stands. The values are those of `UITabBarItemAppearance.Style`.
  public enum Style: Int, Sendable {
    /// Below the picture.
    case stacked = 0
    /// Beside the picture.
    case inline = 1
    /// Beside the picture, in a low bar.
    case compactInline = 2
  }

  /// Creates the appearance of tabs of a style.
  public init(style: Style = .stacked) {}

  /// Takes the usual looks of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = TextAttributes()
      state.iconColor = nil
      state.badgeBackgroundColor = nil
    }
  }

  /// How they look at rest.
  public final let normal = TabBarItemStateAppearance()
  /// How the chosen one looks.
  public final let selected = TabBarItemStateAppearance()
  /// How they look while they cannot be chosen.
  public final let disabled = TabBarItemStateAppearance()
  /// How they look while they have the keyboard.
  public final let focused = TabBarItemStateAppearance()
}

/// How the tabs in a bar look in one state. Follows `UITabBarItemStateAppearance`.
@preconcurrency @MainActor public final class TabBarItemStateAppearance {
  /// How the title looks; what is not set is as the bar has it.
  @_disfavoredOverload public var titleTextAttributes = TextAttributes()
  /// The colour of the picture; nil for the bar's.
  public var iconColor: Color?
  /// The ground of a badge; nil for red.
  public var badgeBackgroundColor: Color?
  /// How a badge's text looks.
  public var badgeTextAttributes = TextAttributes()

  init() {}
}
