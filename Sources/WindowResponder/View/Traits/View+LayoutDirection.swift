extension View {
  /// Returns the layout direction of a view with an attribute, in the application's direction. Follows
  /// `UIView.userInterfaceLayoutDirection(for:)`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute.direction(in: ProgramContext.current.layoutDirection)
  }

  /// Returns the layout direction of a view with an attribute, in surroundings with a given direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute,
    relativeTo layoutDirection: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  /// A Boolean value that indicates whether the view's layout is right-to-left.
  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var shownDirection: UserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    if attribute != .unspecified { return attribute.direction(in: .leftToRight) }
    return shownTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
