internal import Glibc

/// The clock for the time of the day, which people can set (`CLOCK_REALTIME`).
package enum WallClock {
  /// The whole seconds since the beginning of 1970 in UTC.
  package static var now: Int { time(nil) }
}

/// A day of the Gregorian calendar and a time of that day.
package struct CalendarTime: Hashable, Sendable {
  /// A time zone.
  package enum Zone: Sendable {
    /// The time zone of the desktop, including daylight saving time.
    case local
    case greenwich
  }

  package var year: Int
  /// The month, from 1 to 12.
  package var month: Int
  /// The day, from 1 to 31.
  package var day: Int
  package var hour: Int
  package var minute: Int
  /// The second, from 0 to 60, because of leap seconds.
  package var second: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Creates the time that is a number of seconds after the beginning of 1970 in UTC. If its year cannot be
  /// represented, returns `nil`.
  package init?(_ seconds: Int, in zone: Zone) {
    var (moment, parts) = (time_t(seconds), tm())
    let found =
      switch zone {
      case .local: localtime_r(&moment, &parts)
      case .greenwich: gmtime_r(&moment, &parts)
      }
    guard found != nil else { return nil }
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }

  /// The present time in the desktop's time zone.
  package static var now: CalendarTime {
    CalendarTime(WallClock.now, in: .local)
      ?? CalendarTime(year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0)
  }

  /// The date as text, such as `2026-11-23` (ISO 8601).
  package var dateText: String { Self.text([year, month, day], separator: "-") }

  /// The time of the day as text, such as `14:05:30` (ISO 8601).
  package var timeText: String { Self.text([hour, minute, second], separator: ":") }

  private static func text(_ numbers: [Int], separator: String) -> String {
    numbers.map { (0..<10).contains($0) ? "0\($0)" : "\($0)" }.joined(separator: separator)
  }

  /// The seconds since the beginning of 1970 in UTC for this time in the desktop's time zone. A time that
  /// daylight saving time skips is moved one hour later.
  package var localSeconds: Int {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    parts.tm_hour = Int32(hour)
    parts.tm_min = Int32(minute)
    parts.tm_sec = Int32(second)
    parts.tm_isdst = -1
    return mktime(&parts)
  }
}
