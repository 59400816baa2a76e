/// The trait of the light or dark style. Follows `UITraitUserInterfaceStyle`.
public struct TraitUserInterfaceStyle: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// The value `true`, since colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the size class of the width. Follows `UITraitHorizontalSizeClass`.
public struct TraitHorizontalSizeClass: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The trait of the size class of the height. Follows `UITraitVerticalSizeClass`.
public struct TraitVerticalSizeClass: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The trait of the kind of device. Follows `UITraitUserInterfaceIdiom`.
public struct TraitUserInterfaceIdiom: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceIdiom.unspecified
}

/// The trait of the number of device pixels per point. Follows `UITraitDisplayScale`.
public struct TraitDisplayScale: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = 0.0
}

/// The trait of the preferred size of text. Follows `UITraitPreferredContentSizeCategory`.
public struct TraitPreferredContentSizeCategory: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = ContentSizeCategory.unspecified
}

/// The trait of the layout direction. Follows `UITraitLayoutDirection`.
public struct TraitLayoutDirection: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// The trait of the contrast. Follows `UITraitAccessibilityContrast`.
public struct TraitAccessibilityContrast: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// The value `true`, since colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the elevation level. Follows `UITraitUserInterfaceLevel`.
public struct TraitUserInterfaceLevel: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// The value `true`, since colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the weight of text. Follows `UITraitLegibilityWeight`.
public struct TraitLegibilityWeight: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = LegibilityWeight.unspecified
}

/// The trait of the color gamut. Follows `UITraitDisplayGamut`.
public struct TraitDisplayGamut: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = DisplayGamut.unspecified
  /// The value `true`, since colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the availability of force. Follows `UITraitForceTouchCapability`.
public struct TraitForceTouchCapability: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = ForceTouchCapability.unknown
}

/// The trait of the active or inactive appearance. Follows `UITraitActiveAppearance`.
public struct TraitActiveAppearance: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceActiveAppearance.unspecified
  /// The value `true`, since colors depend on the trait.
  public static let affectsColorAppearance = true
}
