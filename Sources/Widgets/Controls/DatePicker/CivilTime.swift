import ResponderSystem

/// A day of the Gregorian calendar with a time of day, in local time.
package struct CivilTime: Hashable, Comparable {
  package var year: Int
  /// The month, from 1 to 12.
  package var month: Int
  /// The day of the month, from 1 to 31.
  package var day: Int
  package var hour = 0
  package var minute = 0
  package var second = 0

  /// The years that a picker offers.
  static let years = 1...9999

  /// The number of days in the month.
  var daysInMonth: Int { Self.days(inMonth: month, of: year) }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The number of days since 1 January 1970.
  package var dayNumber: Int {
    // A year that begins in March has its leap day at the end.
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Creates the time of midnight a number of days after 1 January 1970.
  package init(dayNumber: Int) {
    let z = dayNumber + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The day of the week, from 0 for Sunday to 6.
  var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  /// Returns the same time a number of days later.
  package func adding(days: Int) -> CivilTime {
    let other = CivilTime(dayNumber: dayNumber + days)
    return CivilTime(
      year: other.year, month: other.month, day: other.day, hour: hour, minute: minute,
      second: second)
  }

  /// Returns the same time a number of months later. A day that the month does not have becomes its last day.
  package func adding(months: Int) -> CivilTime {
    let number = year * 12 + month - 1 + months
    var other = self
    other.year = Int((Double(number) / 12).rounded(.down))
    other.month = number - other.year * 12 + 1
    return other.withDayInMonth
  }

  /// The time with the day limited to the last day of the month.
  var withDayInMonth: CivilTime {
    var other = self
    other.day = min(max(1, day), daysInMonth)
    return other
  }

  /// Returns a Boolean value that indicates whether both times are on the same day.
  func isSameDay(as other: CivilTime) -> Bool {
    year == other.year && month == other.month && day == other.day
  }

  package static func < (a: CivilTime, b: CivilTime) -> Bool {
    (a.dayNumber, a.hour, a.minute, a.second) < (b.dayNumber, b.hour, b.minute, b.second)
  }
}

/// A time zone that converts between local times and seconds.
package enum CivilZone: Hashable {
  /// The time zone of the desktop, with its daylight saving time.
  case local
  /// A fixed offset from UTC, in seconds. Positive offsets are east.
  case fixed(Int)

  /// Returns the local time of a moment, in seconds since 1970 in UTC.
  package func civil(_ seconds: Double) -> CivilTime {
    let whole = Int(min(max(seconds.rounded(.down), -62_135_596_800), 253_402_300_799))
    switch self {
    case .fixed(let offset): return Self.civil(inGreenwich: whole + offset)
    case .local:
      guard let time = CalendarTime(whole, in: .local) else {
        return Self.civil(inGreenwich: whole)
      }
      return CivilTime(
        year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
        second: min(59, time.second))
    }
  }

  /// Returns the moment of a local time, in seconds since 1970 in UTC. A time that daylight saving time skips
  /// is moved by one hour.
  package func seconds(_ time: CivilTime) -> Double {
    switch self {
    case .fixed(let offset): return Double(Self.secondsInGreenwich(time) - offset)
    case .local:
      let shown = CalendarTime(
        year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
        second: time.second)
      return Double(shown.localSeconds)
    }
  }

  private static func secondsInGreenwich(_ time: CivilTime) -> Int {
    time.dayNumber * 86_400 + time.hour * 3600 + time.minute * 60 + time.second
  }

  private static func civil(inGreenwich seconds: Int) -> CivilTime {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    var time = CivilTime(dayNumber: days)
    (time.hour, time.minute, time.second) = (rest / 3600, rest / 60 % 60, rest % 60)
    return time
  }
}
