/// Which way things follow one another in a user interface. The values are those of
/// `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction among the traits. The values are those of `UITraitEnvironmentLayoutDirection`.
public enum TraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a view shows, by which it is mirrored or not. The values are those of
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// Goes with the language.
  case unspecified = 0
  /// Buttons that play and wind: the same way in every language.
  case playback = 1
  /// Directions in space, as left and right of a joystick: the same way in every language.
  case spatial = 2
  /// From left to right always.
  case forceLeftToRight = 3
  /// From right to left always.
  case forceRightToLeft = 4

  /// The direction of a view with this attribute where the surroundings have another one, perhaps.
  public func direction(in surroundings: UserInterfaceLayoutDirection)
    -> UserInterfaceLayoutDirection
  {
    switch self {
    case .unspecified: surroundings
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
