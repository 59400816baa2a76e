import ResponderWords
import TouchAnalysis
import TouchReport

extension ReportWords {
  /// The report's words in the user's language, which the window shares.
  static var shown: ReportWords {
    ReportWords(ReportLanguage(rawValue: Language.current.code) ?? .english)
  }
}

extension Number {
  /// A number as the user's language writes it.
  static func local(_ value: Double, digits: Int = 2) -> String {
    ReportWords.shown.number(value, digits: digits)
  }

  /// A figure's value with its unit, as the user's language writes it.
  static func local(_ value: Double, in unit: FigureUnit) -> String {
    ReportWords.shown.number(value, in: unit)
  }
}
