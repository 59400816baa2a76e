import ResponderWords

extension UserInterfaceLayoutDirection {
  /// Creates the direction of a language.
  package init(_ language: Language) {
    self = language.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
