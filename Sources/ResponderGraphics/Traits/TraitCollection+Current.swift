import ResponderSystem
internal import Synchronization

extension TraitCollection {
  /// The traits with which dynamic colors are resolved on the current thread.
  ///
  /// While a view is drawn, is laid out or receives a change of its traits, these are the view's traits.
  /// Otherwise, they are the application's. Set this property to resolve colors with other traits. Follows
  /// `UITraitCollection.current`.
  public static var current: TraitCollection {
    get { ownCurrent ?? program }
    set { ownCurrent = newValue }
  }

  /// Calls a closure with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

  /// Calls a closure with these traits as ``current``, and returns its result.
  package func withCurrent<Result>(_ actions: () -> Result) -> Result {
    let before = Self.ownCurrent
    Self.ownCurrent = self
    defer { Self.ownCurrent = before }
    return actions()
  }

  /// The traits that were set on this thread, or `nil` for the application's.
  private static var ownCurrent: TraitCollection? {
    // The slot holds nothing else.
    get { threadSlot.object.map { unsafeDowncast($0, to: TraitCollection.self) } }
    set { threadSlot.object = newValue }
  }

  private static let threadSlot = ThreadSlot()

  /// The traits of the application, outside all views.
  package static var program: TraitCollection {
    get { programTraits.withLock { $0 } }
    set { programTraits.withLock { $0 = newValue } }
  }

  private static let programTraits = Mutex(
    TraitCollection { traits in
      traits.userInterfaceStyle = .light
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = .pad
      traits.displayScale = 1
      traits.preferredContentSizeCategory = .large
      traits.layoutDirection = .leftToRight
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.displayGamut = .SRGB
      traits.forceTouchCapability = .unavailable
      traits.activeAppearance = .active
    })
}
