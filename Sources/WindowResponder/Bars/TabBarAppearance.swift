/// How a tab bar looks. Follows `UITabBarAppearance`.
@preconcurrency @MainActor open class TabBarAppearance: BarAppearance {
  /// How tabs look whose title stands below the picture.
  open var stackedLayoutAppearance = TabBarItemAppearance() { didSet { appearanceDidChange() } }
  /// How tabs look whose title stands beside the picture.
  open var inlineLayoutAppearance = TabBarItemAppearance() { didSet { appearanceDidChange() } }
  /// The same in a low bar. Kept for code that sets it: bars on a desktop have one height.
  open var compactInlineLayoutAppearance = TabBarItemAppearance()
  /// The colour behind the chosen tab; nil for the usual one.
  open var selectionIndicatorTintColor: Color? { didSet { appearanceDidChange() } }

  /// An appearance that is the same, and changes apart.
  open override func copy() -> Self {
    let copy = super.copy()
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    return copy
  }
}
