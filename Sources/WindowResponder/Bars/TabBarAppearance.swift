/// The appearance of a tab bar. Follows `UITabBarAppearance`.
@preconcurrency @MainActor open class TabBarAppearance: BarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = TabBarItemAppearance() { didSet { appearanceDidChange() } }
  /// The appearance of tabs with the title beside the image.
  open var inlineLayoutAppearance = TabBarItemAppearance() { didSet { appearanceDidChange() } }
  /// The appearance of tabs in a lower bar. It has no effect, since bars on a desktop have a single height.
  open var compactInlineLayoutAppearance = TabBarItemAppearance()
  /// The background color of the selected tab, or `nil` for the default.
  open var selectionIndicatorTintColor: Color? { didSet { appearanceDidChange() } }

  /// Returns an independent copy.
  open override func copy() -> Self {
    let copy = super.copy()
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    return copy
  }
}
