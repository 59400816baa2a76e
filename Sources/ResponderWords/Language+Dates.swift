extension Language {
  /// Returns a date in a short form for people, such as `Nov 22, 2026`, `22. Nov. 2026` or `2026年11月22日`.
  ///
  /// The forms of English, German, French, Spanish, Arabic and Japanese are known. Other languages get the
  /// numbers, such as `2026-11-22`. If the month is not valid, returns `nil`.
  ///
  /// - Parameters:
  ///   - year: The year, in the Gregorian calendar.
  ///   - month: The month, from 1.
  ///   - day: The day, from 1.
  ///   - isLong: A Boolean value that indicates whether the full name of the month is used.
  public func dateText(year: Int, month: Int, day: Int, isLong: Bool = false) -> String? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    guard let words = CalendarStrings.known(self) else {
      return "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
    }
    let name = (isLong ? words.months : words.shortMonths)[month - 1]
    switch code {
    case "ja": return "\(year)年\(month)月\(day)日"
    case "de": return "\(day). \(name) \(year)"
    case "es" where isLong: return "\(day) de \(name) de \(year)"
    case "en" where words.order.first == "m": return "\(name) \(day), \(year)"
    default: return "\(day) \(name) \(year)"
    }
  }

  /// Returns a month and a year in a form for people, such as `November 2026` or `2026年11月`.
  ///
  /// The forms of English, German, French, Spanish, Arabic and Japanese are known. Other languages get the
  /// numbers, such as `2026-11`. If the month is not valid, returns `nil`.
  ///
  /// - Parameters:
  ///   - year: The year, in the Gregorian calendar.
  ///   - month: The month, from 1.
  public func monthText(year: Int, month: Int) -> String? {
    guard (1...12).contains(month) else { return nil }
    guard let words = CalendarStrings.known(self) else {
      return "\(year)-\(Self.twoDigits(month))"
    }
    switch code {
    case "ja": return "\(year)年\(month)月"
    case "es": return "\(words.months[month - 1]) de \(year)"
    default: return "\(words.months[month - 1]) \(year)"
    }
  }

  /// Returns a time of the day in a form for people, such as `9:41 AM` or `09:41`. If the hour or the minute
  /// is not valid, returns `nil`.
  ///
  /// - Parameters:
  ///   - hour: The hour, from 0 to 23.
  ///   - minute: The minute, from 0 to 59.
  public func timeText(hour: Int, minute: Int) -> String? {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    guard let words = CalendarStrings.known(self), words.hasHalfDays else {
      return "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
    }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(Self.twoDigits(minute)) \(words.halfDays[hour / 12])"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
