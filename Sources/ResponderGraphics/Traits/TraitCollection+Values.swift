extension TraitCollection {
  /// How much room there is in width.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }
  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }
  /// The kind of device: ``UserInterfaceIdiom/pad`` on a desktop.
  public var userInterfaceIdiom: UserInterfaceIdiom { self[TraitUserInterfaceIdiom.self] }
  /// Device pixels per point; 0 where nobody has said.
  public var displayScale: Double { self[TraitDisplayScale.self] }
  /// How large text is: the category that is nearest to the desktop's factor.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }
  /// How strongly things stand out.
  public var accessibilityContrast: AccessibilityContrast {
    self[TraitAccessibilityContrast.self]
  }
  /// On the ground or above it.
  public var userInterfaceLevel: UserInterfaceLevel { self[TraitUserInterfaceLevel.self] }
  /// How heavy text is.
  public var legibilityWeight: LegibilityWeight { self[TraitLegibilityWeight.self] }
  /// Which colours can be shown.
  public var displayGamut: DisplayGamut { self[TraitDisplayGamut.self] }
  /// Whether force is felt.
  public var forceTouchCapability: ForceTouchCapability { self[TraitForceTouchCapability.self] }
  /// Whether the window is worked in.
  public var activeAppearance: UserInterfaceActiveAppearance { self[TraitActiveAppearance.self] }
}

extension TraitCollection {
  private convenience init<Definition: TraitDefinition>(
    _ trait: Definition.Type, _ value: Definition.Value
  ) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// Creates a collection that says light or dark.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(TraitUserInterfaceStyle.self, userInterfaceStyle)
  }
  /// Creates a collection that says how much room there is in width.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(TraitHorizontalSizeClass.self, horizontalSizeClass)
  }
  /// Creates a collection that says how much room there is in height.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(TraitVerticalSizeClass.self, verticalSizeClass)
  }
  /// Creates a collection that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(TraitUserInterfaceIdiom.self, idiom)
  }
  /// Creates a collection that says how many device pixels there are per point.
  public convenience init(displayScale scale: Double) {
    self.init(TraitDisplayScale.self, scale)
  }
  /// Creates a collection that says how large text is.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(TraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }
  /// Creates a collection that says which way things follow one another.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(TraitLayoutDirection.self, layoutDirection)
  }
  /// Creates a collection that says how strongly things stand out.
  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(TraitAccessibilityContrast.self, accessibilityContrast)
  }
  /// Creates a collection that says whether something lies on the ground or above it.
  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(TraitUserInterfaceLevel.self, userInterfaceLevel)
  }
  /// Creates a collection that says how heavy text is.
  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(TraitLegibilityWeight.self, legibilityWeight)
  }
  /// Creates a collection that says which colours can be shown.
  public convenience init(displayGamut: DisplayGamut) {
    self.init(TraitDisplayGamut.self, displayGamut)
  }
  /// Creates a collection that says whether force is felt.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(TraitForceTouchCapability.self, capability)
  }
  /// Creates a collection that says whether the window is worked in.
  public convenience init(activeAppearance: UserInterfaceActiveAppearance) {
    self.init(TraitActiveAppearance.self, activeAppearance)
  }
}
