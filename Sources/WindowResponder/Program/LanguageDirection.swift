import ResponderWords

extension UserInterfaceLayoutDirection {
  /// The direction of a locale's language, as of `ar_EG.UTF-8`.
  package init(localeName: String) {
    self = Language(localeName).isRightToLeft ? .rightToLeft : .leftToRight
  }
}
