import ResponderWords
import TouchAnalysis
import TouchReport

extension ReportStrings {
  /// The report's strings in the user's language, which the window uses too.
  static var shown: ReportStrings {
    ReportStrings(ReportLanguage(rawValue: Language.current.code) ?? .english)
  }
}

extension Number {
  /// Returns a number in the format of the user's language.
  static func local(_ value: Double, digits: Int = 2) -> String {
    ReportStrings.shown.number(value, digits: digits)
  }

  /// Returns the value of a figure with its unit, in the format of the user's language.
  static func local(_ value: Double, in unit: FigureUnit) -> String {
    ReportStrings.shown.number(value, in: unit)
  }
}
