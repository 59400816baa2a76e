/// How a bar looks: its ground and the line at its edge. Follows `UIBarAppearance`.
///
/// A bar that has an appearance shows what is changed in it later, too.
@preconcurrency @MainActor open class BarAppearance {
  /// Creates an appearance with the usual ground.
  public required init() {
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the ground of another.
  public convenience init(barAppearance: BarAppearance) {
    self.init()
    takeGround(of: barAppearance)
  }

  /// Takes the usual ground. UIKit's lets a blurred content through; this one lets nothing through.
  open func configureWithDefaultBackground() {
    ground = .usual
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// Takes a ground that lets nothing through.
  open func configureWithOpaqueBackground() {
    ground = .opaque
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// Takes no ground, and no line.
  open func configureWithTransparentBackground() {
    ground = .clear
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// A colour over the ground; nil for none.
  open var backgroundColor: Color? { didSet { appearanceDidChange() } }
  /// A picture over the ground; nil for none.
  open var backgroundImage: Image? { didSet { appearanceDidChange() } }
  /// How that picture fills the bar.
  open var backgroundImageContentMode = View.ContentMode.scaleToFill {
    didSet { appearanceDidChange() }
  }
  /// The colour of the line at the edge; nil for no line.
  open var shadowColor: Color? { didSet { appearanceDidChange() } }
  /// A picture in place of that line; nil for none.
  open var shadowImage: Image? { didSet { appearanceDidChange() } }

  /// An appearance that is the same, and changes apart.
  open func copy() -> Self {
    let copy = Self()
    copy.takeGround(of: self)
    return copy
  }

  private func takeGround(of other: BarAppearance) {
    ground = other.ground
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// What lies behind everything in the bar.
  package enum Ground {
    case usual, opaque, clear
  }

  package final private(set) var ground = Ground.usual { didSet { appearanceDidChange() } }
  /// The bars that use it.
  package final weak var observer: (any BarAppearanceObserver)?

  /// How often it was changed, the changes of its making included.
  private final var changes = 0
  /// Whether it is as it was made.
  package final var isUntouched: Bool { changes == Swift.type(of: self).init().changes }

  package final func appearanceDidChange() {
    changes += 1
    observer?.barAppearanceDidChange()
  }
}

/// A bar, which hears that its appearance changed.
@MainActor package protocol BarAppearanceObserver: AnyObject {
  /// The bar looks different.
  func barAppearanceDidChange()
}
