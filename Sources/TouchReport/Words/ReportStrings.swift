package import TouchAnalysis

/// The strings of reports and their drawings in one language.
package struct ReportStrings: Hashable, Sendable {
  package let language: ReportLanguage

  /// Creates the strings of a language.
  package init(_ language: ReportLanguage) { self.language = language }

  /// Returns a string in the language, with the values of the placeholders `%1` to `%9`.
  ///
  /// `Words/de.po` has the German strings.
  func localized(
    _ text: String, _ arguments: any CustomStringConvertible..., context: String? = nil
  ) -> String {
    language.catalogue.localized(text, arguments, context: context)
  }

  /// Returns a string for a number of things in the language, with the number for the placeholder `%n`.
  func localized(
    _ one: String, plural many: String, count: Int, _ arguments: any CustomStringConvertible...
  ) -> String {
    language.catalogue.localized(one, plural: many, count: count, shownAs: "\(count)", arguments)
  }

  /// Returns a number with a number of decimals, without trailing zeros, in the format of the language.
  package func number(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "–" }
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int64((value * factor).rounded())
    var text = grouped(scaled.magnitude / UInt64(factor))
    var fraction = String(scaled.magnitude % UInt64(factor))
    fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    if digits > 0, !fraction.isEmpty { text += language.decimalSeparator + fraction }
    return scaled < 0 ? "−" + text : text
  }

  /// Returns a long number in groups of three digits, with spaces without line breaks.
  func grouped(_ number: UInt64) -> String {
    let digits = String(number)
    guard digits.count > 4 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "\u{A0}" }
      text.append(digit)
    }
    return text
  }

  /// Returns a number with its unit, separated by a space without a line break.
  package func number(_ value: Double, in unit: FigureUnit, digits: Int = 2) -> String {
    let number = number(value, digits: digits)
    switch unit {
    case .count: return number
    case .degrees: return number + "°"
    default: return number + "\u{A0}" + unit.rawValue
    }
  }
}
