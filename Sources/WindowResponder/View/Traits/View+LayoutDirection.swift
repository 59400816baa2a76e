extension View {
  /// The direction of a view with an attribute, in the program's direction. Follows
  /// `UIView.userInterfaceLayoutDirection(for:)`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute.direction(in: ProgramContext.current.layoutDirection)
  }

  /// The direction of a view with an attribute, where the surroundings have another one, perhaps.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute,
    relativeTo layoutDirection: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  /// Whether things follow one another from right to left in the view.
  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var shownDirection: UserInterfaceLayoutDirection {
    let attribute = semanticContentAttribute
    if attribute != .unspecified { return attribute.direction(in: .leftToRight) }
    return shownTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
