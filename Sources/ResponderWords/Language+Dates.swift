extension Language {
  /// A date as people write it in a few words: `Nov 22, 2026`, `22. Nov. 2026`, `2026年11月22日`.
  ///
  /// English, German, French, Spanish, Arabic and Japanese are known; other languages get the numbers as
  /// `2026-11-22`. Nil for a month that there is not.
  ///
  /// - Parameters:
  ///   - year: The year, in the Gregorian calendar.
  ///   - month: The month, from 1.
  ///   - day: The day, from 1.
  ///   - isLong: Whether the month is written out.
  public func dateText(year: Int, month: Int, day: Int, isLong: Bool = false) -> String? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    guard let words = CalendarWords.known(self) else {
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

  /// A time of the day as people write it: `9:41 AM`, `09:41`. Nil for an hour or a minute that there is not.
  ///
  /// - Parameters:
  ///   - hour: The hour, from 0 to 23.
  ///   - minute: The minute, from 0 to 59.
  public func timeText(hour: Int, minute: Int) -> String? {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    guard let words = CalendarWords.known(self), words.hasHalfDays else {
      return "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
    }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(Self.twoDigits(minute)) \(words.halfDays[hour / 12])"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
