internal import ResponderWords

/// A language of reports. The raw value is its name on the command line and in a web page.
package enum ReportLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// The localized strings. English ones are the original texts.
  var catalogue: Catalogue {
    switch self {
    case .english: Self.originals
    case .german: Self.germanStrings
    }
  }

  /// The separator between the integer part and the fraction of a number.
  var decimalSeparator: String { Language(rawValue).decimalSeparator }

  private static let originals = Catalogue()
  private static let germanStrings = Catalogue(bytes: PackageResources.de_po) ?? Catalogue()
}
