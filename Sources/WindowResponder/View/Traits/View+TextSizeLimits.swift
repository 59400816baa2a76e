extension View {
  /// The smallest text size of the view and its subviews, or `nil`, the default, for no limit. Follows
  /// `UIView.minimumContentSizeCategory`.
  public final var minimumContentSizeCategory: ContentSizeCategory? {
    get { traitState?.leastTextSize }
    set { changeTraits { madeTraitState.leastTextSize = newValue } }
  }

  /// The largest text size of the view and its subviews, or `nil`, the default, for no limit. If it is
  /// smaller than ``minimumContentSizeCategory``, it is the only limit. Follows
  /// `UIView.maximumContentSizeCategory`.
  public final var maximumContentSizeCategory: ContentSizeCategory? {
    get { traitState?.mostTextSize }
    set { changeTraits { madeTraitState.mostTextSize = newValue } }
  }
}
