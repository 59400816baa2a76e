import ResponderWords

extension UserInterfaceLayoutDirection {
  /// Creates the direction of a locale's language, from a name such as `ar_EG.UTF-8`.
  package init(localeName: String) {
    self = Language(localeName).isRightToLeft ? .rightToLeft : .leftToRight
  }
}
