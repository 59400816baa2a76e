/// Light or dark. Follows `UITraitUserInterfaceStyle`.
public struct TraitUserInterfaceStyle: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// How much room there is in width. Follows `UITraitHorizontalSizeClass`.
public struct TraitHorizontalSizeClass: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// How much room there is in height. Follows `UITraitVerticalSizeClass`.
public struct TraitVerticalSizeClass: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The kind of device. Follows `UITraitUserInterfaceIdiom`.
public struct TraitUserInterfaceIdiom: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = UserInterfaceIdiom.unspecified
}

/// Device pixels per point; 0 where nobody has said. Follows `UITraitDisplayScale`.
public struct TraitDisplayScale: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = 0.0
}

/// How large text is. Follows `UITraitPreferredContentSizeCategory`.
public struct TraitPreferredContentSizeCategory: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = ContentSizeCategory.unspecified
}

/// Which way things follow one another. Follows `UITraitLayoutDirection`.
public struct TraitLayoutDirection: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// How strongly things stand out. Follows `UITraitAccessibilityContrast`.
public struct TraitAccessibilityContrast: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// On the ground or above it. Follows `UITraitUserInterfaceLevel`.
public struct TraitUserInterfaceLevel: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// How heavy text is. Follows `UITraitLegibilityWeight`.
public struct TraitLegibilityWeight: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = LegibilityWeight.unspecified
}

/// Which colours can be shown. Follows `UITraitDisplayGamut`.
public struct TraitDisplayGamut: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = DisplayGamut.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// Whether force is felt. Follows `UITraitForceTouchCapability`.
public struct TraitForceTouchCapability: TraitDefinition {
  /// Nobody knows.
  public static let defaultValue = ForceTouchCapability.unknown
}

/// Whether the window is worked in. Follows `UITraitActiveAppearance`.
public struct TraitActiveAppearance: TraitDefinition {
  /// Nobody has said.
  public static let defaultValue = UserInterfaceActiveAppearance.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}
