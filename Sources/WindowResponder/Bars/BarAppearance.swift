/// The appearance of a bar: its background and the line at its edge. Follows `UIBarAppearance`.
///
/// A bar that uses an appearance also shows later changes of it.
@preconcurrency @MainActor open class BarAppearance {
  /// Creates an appearance with the default background.
  public required init() {
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another.
  public convenience init(barAppearance: BarAppearance) {
    self.init()
    takeGround(of: barAppearance)
  }

  /// Sets the default background. In UIKit, blurred content is visible through it. Here, it is opaque.
  open func configureWithDefaultBackground() {
    backgroundEffect = BlurEffect(style: .systemChromeMaterial)
    ground = .usual
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    ground = .opaque
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    ground = .clear
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// The effect of the background, or `nil` for none.
  ///
  /// Bars do not blur: each effect is the default background, which is opaque. Without an effect, the default
  /// background becomes transparent. An opaque background stays as it is.
  open var backgroundEffect: BlurEffect? {
    didSet {
      guard ground != .opaque else { return }
      ground = backgroundEffect == nil ? .clear : .usual
    }
  }
  /// The color over the background, or `nil` for none.
  open var backgroundColor: Color? { didSet { appearanceDidChange() } }
  /// The image over the background, or `nil` for none.
  open var backgroundImage: Image? { didSet { appearanceDidChange() } }
  /// The content mode of ``backgroundImage``. The default is `.scaleToFill`.
  open var backgroundImageContentMode = View.ContentMode.scaleToFill {
    didSet { appearanceDidChange() }
  }
  /// The color of the line at the edge, or `nil` for no line.
  open var shadowColor: Color? { didSet { appearanceDidChange() } }
  /// The image that replaces the line, or `nil` for none.
  open var shadowImage: Image? { didSet { appearanceDidChange() } }

  /// Returns an independent copy.
  open func copy() -> Self {
    let copy = Self()
    copy.takeGround(of: self)
    return copy
  }

  private func takeGround(of other: BarAppearance) {
    backgroundEffect = other.backgroundEffect
    ground = other.ground
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The backgrounds of a bar.
  package enum Ground {
    case usual, opaque, clear
  }

  package final private(set) var ground = Ground.usual { didSet { appearanceDidChange() } }
  /// The bar that uses the appearance.
  package final weak var observer: (any BarAppearanceObserver)?

  /// The number of changes, including those during initialization.
  private final var changes = 0
  /// A Boolean value that indicates whether the appearance was not changed since its initialization.
  package final var isUntouched: Bool { changes == Swift.type(of: self).init().changes }

  package final func appearanceDidChange() {
    changes += 1
    observer?.barAppearanceDidChange()
  }
}

/// A bar that observes its appearance.
@MainActor package protocol BarAppearanceObserver: AnyObject {
  /// Called when the appearance has changed.
  func barAppearanceDidChange()
}
