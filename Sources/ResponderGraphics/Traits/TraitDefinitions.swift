/// A trait that specifies the light or dark style. Follows `UITraitUserInterfaceStyle`.
public struct TraitUserInterfaceStyle: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// A Boolean value that indicates whether the trait affects colors. It is `true`.
  public static let affectsColorAppearance = true
}

/// A trait that specifies the horizontal size class. Follows `UITraitHorizontalSizeClass`.
public struct TraitHorizontalSizeClass: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// A trait that specifies the vertical size class. Follows `UITraitVerticalSizeClass`.
public struct TraitVerticalSizeClass: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// A trait that specifies the type of device. Follows `UITraitUserInterfaceIdiom`.
public struct TraitUserInterfaceIdiom: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceIdiom.unspecified
}

/// A trait that specifies the number of device pixels per point. Follows `UITraitDisplayScale`.
public struct TraitDisplayScale: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = 0.0
}

/// A trait that specifies the preferred text size. Follows `UITraitPreferredContentSizeCategory`.
public struct TraitPreferredContentSizeCategory: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = ContentSizeCategory.unspecified
}

/// A trait that specifies the layout direction. Follows `UITraitLayoutDirection`.
public struct TraitLayoutDirection: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// A trait that specifies the accessibility contrast. Follows `UITraitAccessibilityContrast`.
public struct TraitAccessibilityContrast: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// A Boolean value that indicates whether the trait affects colors. It is `true`.
  public static let affectsColorAppearance = true
}

/// A trait that specifies the elevation level. Follows `UITraitUserInterfaceLevel`.
public struct TraitUserInterfaceLevel: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// A Boolean value that indicates whether the trait affects colors. It is `true`.
  public static let affectsColorAppearance = true
}

/// A trait that specifies the weight of text. Follows `UITraitLegibilityWeight`.
public struct TraitLegibilityWeight: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = LegibilityWeight.unspecified
}

/// A trait that specifies the color gamut. Follows `UITraitDisplayGamut`.
public struct TraitDisplayGamut: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = DisplayGamut.unspecified
  /// A Boolean value that indicates whether the trait affects colors. It is `true`.
  public static let affectsColorAppearance = true
}

/// A trait that specifies whether touches report force. Follows `UITraitForceTouchCapability`.
public struct TraitForceTouchCapability: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = ForceTouchCapability.unknown
}

/// A trait that specifies the active or inactive appearance. Follows `UITraitActiveAppearance`.
public struct TraitActiveAppearance: TraitDefinition {
  /// The value of the trait if it is not set.
  public static let defaultValue = UserInterfaceActiveAppearance.unspecified
  /// A Boolean value that indicates whether the trait affects colors. It is `true`.
  public static let affectsColorAppearance = true
}
