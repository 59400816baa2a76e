extension TraitCollection {
  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }
  /// The kind of device. On a desktop, this is ``UserInterfaceIdiom/pad``.
  public var userInterfaceIdiom: UserInterfaceIdiom { self[TraitUserInterfaceIdiom.self] }
  /// The number of device pixels per point, or 0 if it is not specified.
  public var displayScale: Double { self[TraitDisplayScale.self] }
  /// The preferred size of text: the category that is nearest to the desktop's factor.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }
  /// The contrast of the user interface.
  public var accessibilityContrast: AccessibilityContrast {
    self[TraitAccessibilityContrast.self]
  }
  /// The elevation level.
  public var userInterfaceLevel: UserInterfaceLevel { self[TraitUserInterfaceLevel.self] }
  /// The weight of text.
  public var legibilityWeight: LegibilityWeight { self[TraitLegibilityWeight.self] }
  /// The color gamut of the screen.
  public var displayGamut: DisplayGamut { self[TraitDisplayGamut.self] }
  /// The availability of force on the touch screen.
  public var forceTouchCapability: ForceTouchCapability { self[TraitForceTouchCapability.self] }
  /// The active or inactive appearance of the window.
  public var activeAppearance: UserInterfaceActiveAppearance { self[TraitActiveAppearance.self] }
}

extension TraitCollection {
  /// Creates a collection with a trait, or without traits if the value is the one of an unspecified trait.
  private convenience init<Definition: TraitDefinition>(
    _ trait: Definition.Type, _ value: Definition.Value
  ) {
    var values = TraitValues()
    if !trait.isSame(value, as: trait.defaultValue) { values[trait] = value }
    self.init(values)
  }

  /// Creates a collection with a light or dark style.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(TraitUserInterfaceStyle.self, userInterfaceStyle)
  }
  /// Creates a collection with a size class of the width.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(TraitHorizontalSizeClass.self, horizontalSizeClass)
  }
  /// Creates a collection with a size class of the height.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(TraitVerticalSizeClass.self, verticalSizeClass)
  }
  /// Creates a collection with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(TraitUserInterfaceIdiom.self, idiom)
  }
  /// Creates a collection with a number of device pixels per point.
  public convenience init(displayScale scale: Double) {
    self.init(TraitDisplayScale.self, scale)
  }
  /// Creates a collection with a preferred size of text.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(TraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }
  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(TraitLayoutDirection.self, layoutDirection)
  }
  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(TraitAccessibilityContrast.self, accessibilityContrast)
  }
  /// Creates a collection with an elevation level.
  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(TraitUserInterfaceLevel.self, userInterfaceLevel)
  }
  /// Creates a collection with a weight of text.
  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(TraitLegibilityWeight.self, legibilityWeight)
  }
  /// Creates a collection with a color gamut.
  public convenience init(displayGamut: DisplayGamut) {
    self.init(TraitDisplayGamut.self, displayGamut)
  }
  /// Creates a collection with an availability of force.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(TraitForceTouchCapability.self, capability)
  }
  /// Creates a collection with an active or inactive appearance.
  public convenience init(activeAppearance: UserInterfaceActiveAppearance) {
    self.init(TraitActiveAppearance.self, activeAppearance)
  }
}
