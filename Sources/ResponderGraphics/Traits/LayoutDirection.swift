/// The layout direction of a user interface. The values are those of `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The left-to-right direction, as in English.
  case leftToRight = 0
  /// The right-to-left direction, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The layout direction as a trait. The values are those of `UITraitEnvironmentLayoutDirection`.
public enum TraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is not specified.
  case unspecified = -1
  /// The left-to-right direction.
  case leftToRight = 0
  /// The right-to-left direction.
  case rightToLeft = 1
}

/// A description of a view's content, which determines whether the view is mirrored in a right-to-left
/// layout. The values are those of `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the direction of its surroundings.
  case unspecified = 0
  /// Playback controls, such as Play and Rewind, which are not mirrored.
  case playback = 1
  /// Directions in space, such as the left and right of a joystick, which are not mirrored.
  case spatial = 2
  /// The view is always left-to-right.
  case forceLeftToRight = 3
  /// The view is always right-to-left.
  case forceRightToLeft = 4

  /// Returns the direction of a view with this attribute in surroundings with a direction.
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
