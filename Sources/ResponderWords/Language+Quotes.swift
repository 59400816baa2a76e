extension Language {
  /// The quotation marks of the language: those of Unicode's locale data (CLDR), and single ones.
  package var quotationMarks: QuotationMarks {
    switch code {
    case "de", "cs", "sk", "sl", "is", "lt", "et", "bg":
      region == "CH" || region == "LI"
        ? QuotationMarks("«", "»", "‹", "›") : QuotationMarks("„", "“", "‚", "‘")
    case "fr": QuotationMarks("«\u{202F}", "\u{202F}»", "‘", "’")
    case "es", "it", "ru", "uk", "el", "nb", "no", "nn": QuotationMarks("«", "»", "‘", "’")
    case "pl", "hu", "ro": QuotationMarks("„", "”", "‚", "’")
    case "sv", "fi": QuotationMarks("”", "”", "’", "’")
    default: QuotationMarks("“", "”", "‘", "’")
    }
  }
}

/// The curly quotation marks of a language.
package struct QuotationMarks: Hashable, Sendable {
  /// The mark before a quotation, with a space if the language has one there.
  package let opening: String
  /// The mark behind a quotation, with a space if the language has one there.
  package let closing: String
  /// The single mark before a quotation.
  package let singleOpening: String
  /// The single mark behind a quotation.
  package let singleClosing: String
  /// The apostrophe, which is the same in all languages.
  package static let apostrophe = "’"

  init(_ opening: String, _ closing: String, _ singleOpening: String, _ singleClosing: String) {
    self.opening = opening
    self.closing = closing
    self.singleOpening = singleOpening
    self.singleClosing = singleClosing
  }
}
