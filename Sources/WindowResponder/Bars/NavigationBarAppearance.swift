/// How a navigation bar looks. Follows `UINavigationBarAppearance`.
@preconcurrency @MainActor open class NavigationBarAppearance: BarAppearance {
  /// How the title looks; what is not set is as the theme has it.
  @_disfavoredOverload open var titleTextAttributes = TextAttributes() {
    didSet { appearanceDidChange() }
  }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = Vector.zero { didSet { appearanceDidChange() } }
  /// How a large title looks; what is not set is as the theme has it.
  @_disfavoredOverload open var largeTitleTextAttributes = TextAttributes() {
    didSet { appearanceDidChange() }
  }
  /// How buttons look.
  open var buttonAppearance = BarButtonItemAppearance() { didSet { appearanceDidChange() } }
  /// How buttons that end something look.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { appearanceDidChange() }
  }
  /// How the button back looks.
  open var backButtonAppearance = BarButtonItemAppearance() { didSet { appearanceDidChange() } }

  /// The picture before the title of the button back; nil for the usual one.
  public private(set) final var backIndicatorImage: Image?
  /// What cuts the title off while it moves under that picture. Kept for code that sets it.
  public private(set) final var backIndicatorTransitionMaskImage: Image?

  /// Sets the picture before the title of the button back; nil for the usual one.
  open func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    appearanceDidChange()
  }

  /// An appearance that is the same, and changes apart.
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
