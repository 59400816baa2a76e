/// The appearance of the tabs in a bar in all states. Follows `UITabBarItemAppearance`.
@preconcurrency @MainActor open class TabBarItemAppearance {
  /// The positions of a tab's title. The values are those of `UITabBarItemAppearance.Style`.
  public enum Style: Int, Sendable {
    /// The position below the image.
    case stacked = 0
    /// The position beside the image.
    case inline = 1
    /// The position beside the image, in a lower bar.
    case compactInline = 2
  }

  /// Creates the default appearance of tabs. All styles have the same appearance.
  public init(style: Style = .stacked) {}

  /// Sets the default appearance. All styles have the same appearance.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = TextAttributes()
      state.titlePositionAdjustment = .zero
      state.iconColor = nil
      state.badgeBackgroundColor = nil
      state.badgeTextAttributes = TextAttributes()
    }
  }

  /// The appearance in the normal state.
  public final let normal = TabBarItemStateAppearance()
  /// The appearance in the selected state.
  public final let selected = TabBarItemStateAppearance()
  /// The appearance in the disabled state.
  public final let disabled = TabBarItemStateAppearance()
  /// The appearance in the focused state.
  public final let focused = TabBarItemStateAppearance()
}

/// The appearance of the tabs in a bar in one state. Follows `UITabBarItemStateAppearance`.
@preconcurrency @MainActor public final class TabBarItemStateAppearance {
  /// The attributes of the title. Those that are not set are the bar's.
  @_disfavoredOverload public var titleTextAttributes = TextAttributes()
  /// The offset of the title, in points. The default is zero.
  public var titlePositionAdjustment = Offset.zero
  /// The color of the image, or `nil` for that of the bar.
  public var iconColor: Color?
  /// The background color of the badge, or `nil` for red.
  public var badgeBackgroundColor: Color?
  /// The attributes of the badge's text. Those of the tab, ``TabBarItem/setBadgeTextAttributes(_:for:)``,
  /// have priority.
  public var badgeTextAttributes = TextAttributes()

  init() {}
}
