import ResponderSystem

extension Language {
  /// Returns the date of a moment in a short form for people, such as `Nov 22, 2026` or `22. Nov. 2026`.
  ///
  /// Moments before the year 1 and after the year 9999 have the dates of these limits. If the moment is not
  /// finite, returns `nil`.
  ///
  /// - Parameters:
  ///   - seconds: The moment, in seconds since 1970 in UTC.
  ///   - offset: The offset of the time zone from UTC, in seconds, or `nil` for the time zone of the desktop,
  ///     as in `DatePicker.secondsFromGMT`.
  ///   - isLong: A Boolean value that indicates whether the full name of the month is used.
  public func dateText(
    secondsSince1970 seconds: Double, secondsFromGMT offset: Int? = nil, isLong: Bool = false
  ) -> String? {
    Self.time(seconds, offset).flatMap {
      dateText(year: $0.year, month: $0.month, day: $0.day, isLong: isLong)
    }
  }

  /// Returns the time of the day of a moment in a form for people, such as `9:41 AM` or `09:41`. If the
  /// moment is not finite, returns `nil`.
  ///
  /// - Parameters:
  ///   - seconds: The moment, in seconds since 1970 in UTC.
  ///   - offset: The offset of the time zone from UTC, in seconds, or `nil` for the time zone of the desktop.
  public func timeText(
    secondsSince1970 seconds: Double, secondsFromGMT offset: Int? = nil
  ) -> String? {
    Self.time(seconds, offset).flatMap { timeText(hour: $0.hour, minute: $0.minute) }
  }

  /// Returns the month and the year of a moment in a form for people, such as `November 2026` or
  /// `2026年11月`. If the moment is not finite, returns `nil`.
  ///
  /// - Parameters:
  ///   - seconds: The moment, in seconds since 1970 in UTC.
  ///   - offset: The offset of the time zone from UTC, in seconds, or `nil` for the time zone of the desktop.
  public func monthText(
    secondsSince1970 seconds: Double, secondsFromGMT offset: Int? = nil
  ) -> String? {
    Self.time(seconds, offset).flatMap { monthText(year: $0.year, month: $0.month) }
  }

  /// The moments of the years 1 to 9999, in seconds since 1970 in UTC.
  private static let moments = -62_135_596_800.0...253_402_300_799.0

  private static func time(_ seconds: Double, _ offset: Int?) -> CalendarTime? {
    guard seconds.isFinite else { return nil }
    let limited = min(max(seconds, moments.lowerBound), moments.upperBound)
    let whole = Int(limited.rounded(.down))
    guard let offset else { return CalendarTime(whole, in: .local) }
    let day = 86_400
    return CalendarTime(whole + min(max(offset, -day), day), in: .greenwich)
  }
}
