import ResponderSystem

extension Language {
  /// The separator between the integer part and the fraction of a number.
  public var decimalSeparator: String { separators.decimal }

  /// The separator between groups of three digits. It is empty if there is none.
  public var groupingSeparator: String { separators.grouping }

  /// Returns an integer in the format of the language, such as `1,234,567`, `1.234.567` or `1 234 567`.
  ///
  /// The digits are those from 0 to 9 in all languages, including Arabic.
  public func text(of number: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + grouped(digits)
  }

  /// Returns a number in the format of the language.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - digits: The minimum and maximum number of digits after the separator, from 0 to 15.
  public func text(of number: Double, fractionDigits digits: ClosedRange<Int> = 0...3) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let most = min(max(digits.upperBound, 0), 15)
    let (whole, fraction) = DecimalText.digits(of: number.magnitude, most)
    var shown = Substring(fraction)
    while shown.count > max(digits.lowerBound, 0), shown.last == "0" { shown = shown.dropLast() }
    let isNothing = (whole + shown).allSatisfy { $0 == "0" }
    let sign = number < 0 && !isNothing ? "-" : ""
    return sign + grouped(whole) + (shown.isEmpty ? "" : decimalSeparator + shown)
  }

  private func grouped(_ digits: String) -> String {
    let separator = groupingSeparator
    // Spanish does not separate four digits.
    if separator.isEmpty || digits.count < (code == "es" && region != "MX" ? 5 : 4) {
      return digits
    }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }

  private var separators: (decimal: String, grouping: String) {
    switch (code, region) {
    case ("de", "CH"?), ("de", "LI"?): (".", "’")
    case ("de", _): (",", ".")
    case ("fr", "CH"?): (",", "\u{202F}")
    case ("fr", _): (",", "\u{202F}")
    case ("es", "MX"?), ("es", "US"?), ("es", "PR"?): (".", ",")
    case ("es", _): (",", ".")
    case ("en", "ZA"?): (",", "\u{A0}")
    case ("en", _), ("ja", _), ("ar", _), ("zh", _), ("ko", _): (".", ",")
    default: systemSeparators ?? (".", ",")
    }
  }

  /// The separators of the C library, or `nil` if that locale is not installed.
  private var systemSeparators: (decimal: String, grouping: String)? {
    let names = [description + ".UTF-8", description]
    guard let locale = SystemLocale(names, for: .numbers) else { return nil }
    return (locale.text(.decimalSeparator), locale.text(.groupingSeparator))
  }
}
