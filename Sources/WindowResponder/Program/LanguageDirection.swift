extension UserInterfaceLayoutDirection {
  /// The languages that are written from right to left, by their codes in ISO 639.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]

  /// The direction of a locale's language, as of `ar_EG.UTF-8`.
  package init(localeName: String) {
    let language = localeName.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self =
      Self.rightToLeftLanguages.contains(language.lowercased()) ? .rightToLeft : .leftToRight
  }
}
