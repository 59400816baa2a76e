/// The appearance of a navigation bar. Follows `UINavigationBarAppearance`.
@preconcurrency @MainActor open class NavigationBarAppearance: BarAppearance {
  /// The attributes of the title. Those that are not set are the theme's.
  @_disfavoredOverload open var titleTextAttributes = TextAttributes() {
    didSet { appearanceDidChange() }
  }
  /// The offset of the title, in points. The default is `.zero`.
  open var titlePositionAdjustment = Vector.zero { didSet { appearanceDidChange() } }
  /// The attributes of a large title. Those that are not set are the theme's.
  @_disfavoredOverload open var largeTitleTextAttributes = TextAttributes() {
    didSet { appearanceDidChange() }
  }
  /// The appearance of plain buttons.
  open var buttonAppearance = BarButtonItemAppearance() { didSet { appearanceDidChange() } }
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { appearanceDidChange() }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = BarButtonItemAppearance() { didSet { appearanceDidChange() } }

  /// The image of the back button, or `nil` for the default.
  public private(set) final var backIndicatorImage: Image?
  /// The mask of the title during a transition of the back button. It has no effect.
  public private(set) final var backIndicatorTransitionMaskImage: Image?

  /// Sets the image of the back button. If it is `nil`, the default is used. The mask is stored and not used.
  open func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    appearanceDidChange()
  }

  /// Returns an independent copy.
  open override func copy() -> Self {
    let copy = super.copy()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    copy.backButtonAppearance = backButtonAppearance
    copy.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }
}
