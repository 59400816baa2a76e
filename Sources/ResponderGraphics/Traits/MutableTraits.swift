/// Traits that can be set. Follows `UIMutableTraits`.
///
/// A trait of your own becomes a property by an extension that uses the subscript.
public protocol MutableTraits {
  /// The value of a trait, by its definition; the default where none was set.
  subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value { get set }
}

extension MutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// How much room there is in width.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[TraitUserInterfaceIdiom.self] }
    set { self[TraitUserInterfaceIdiom.self] = newValue }
  }
  /// Device pixels per point.
  public var displayScale: Double {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Which way things follow one another.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }
  /// How strongly things stand out.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }
  /// On the ground or above it.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[TraitUserInterfaceLevel.self] }
    set { self[TraitUserInterfaceLevel.self] = newValue }
  }
  /// How heavy text is.
  public var legibilityWeight: LegibilityWeight {
    get { self[TraitLegibilityWeight.self] }
    set { self[TraitLegibilityWeight.self] = newValue }
  }
  /// Which colours can be shown.
  public var displayGamut: DisplayGamut {
    get { self[TraitDisplayGamut.self] }
    set { self[TraitDisplayGamut.self] = newValue }
  }
  /// Whether force is felt.
  public var forceTouchCapability: ForceTouchCapability {
    get { self[TraitForceTouchCapability.self] }
    set { self[TraitForceTouchCapability.self] = newValue }
  }
  /// Whether the window is worked in.
  public var activeAppearance: UserInterfaceActiveAppearance {
    get { self[TraitActiveAppearance.self] }
    set { self[TraitActiveAppearance.self] = newValue }
  }
}

/// Traits while they are put together.
struct TraitDraft: MutableTraits {
  var values: TraitValues

  subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}

extension TraitValues {
  /// The same after some changes.
  func changed(by mutations: (inout any MutableTraits) -> Void) -> TraitValues {
    var draft: any MutableTraits = TraitDraft(values: self)
    mutations(&draft)
    return (draft as? TraitDraft)?.values ?? self
  }
}
