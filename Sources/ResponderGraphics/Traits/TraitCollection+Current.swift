import ResponderSystem
internal import Synchronization

extension TraitCollection {
  /// The traits that dynamic colours are resolved with on this thread.
  ///
  /// While a view is drawn or laid out, and while it is told of other traits, they are those of the view's
  /// window or of the nearest view above that has others; else those of the program. Set them to
  /// resolve colours by hand. Follows `UITraitCollection.current`.
  public static var current: TraitCollection {
    get { ownCurrent ?? program }
    set { ownCurrent = newValue }
  }

  /// Does something with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

  /// The same, for what gives something.
  package func withCurrent<Result>(_ actions: () -> Result) -> Result {
    let before = Self.ownCurrent
    Self.ownCurrent = self
    defer { Self.ownCurrent = before }
    return actions()
  }

  /// What was set on this thread; nil for the program's.
  private static var ownCurrent: TraitCollection? {
    // The slot holds nothing else.
    get { threadSlot.object.map { unsafeDowncast($0, to: TraitCollection.self) } }
    set { threadSlot.object = newValue }
  }

  private static let threadSlot = ThreadSlot()

  /// The traits of the program, where no view is concerned.
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
