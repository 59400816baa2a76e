internal import Glibc

/// The clock that shows the time of the day, which people set (`CLOCK_REALTIME`).
package enum WallClock {
  /// Whole seconds since the beginning of 1970 in Greenwich.
  package static var now: Int { time(nil) }
}

/// A day of the Gregorian calendar and a time of that day.
package struct CalendarTime: Hashable, Sendable {
  /// A time zone.
  package enum Zone: Sendable {
    /// As the desktop has it, with its summer time.
    case local
    case greenwich
  }

  package var year: Int
  /// From 1 to 12.
  package var month: Int
  /// From 1 to 31.
  package var day: Int
  package var hour: Int
  package var minute: Int
  /// From 0 to 60, for leap seconds.
  package var second: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The time that a clock shows so many seconds after the beginning of 1970 in Greenwich, or `nil` if its
  /// year cannot be represented.
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

  /// The seconds since the beginning of 1970 in Greenwich at which a clock of the desktop shows it. A time
  /// that summer time leaves out is the one an hour later.
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
