import Foundation

/// A month of a calendar, with the starts of its days.
struct CalendarMonth: Equatable {
  /// The start of the first day.
  let start: Date
  /// The starts of the days.
  let days: [Date]
  /// The number of empty columns before the first day.
  let lead: Int

  /// Creates the month that contains a date.
  init(containing date: Date, in calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 1
    let first = start
    days = (0..<count).map { index in
      let day = calendar.date(byAdding: .day, value: index, to: first) ?? first
      return calendar.startOfDay(for: day)
    }
    lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// A day in the middle, in which the offset of another month's daylight saving time changes no month.
  var middle: Date { days[days.count / 2] }

  /// Returns the month a number of months later.
  func adding(_ months: Int, in calendar: Calendar) -> CalendarMonth {
    let other = calendar.date(byAdding: .month, value: months, to: start) ?? start
    return CalendarMonth(containing: other, in: calendar)
  }

  /// Returns the index of the day that contains a date, or `nil` if the date is in another month.
  func index(of date: Date, in calendar: Calendar) -> Int? {
    let day = calendar.startOfDay(for: date)
    return days.firstIndex(of: day)
  }

  static func == (a: CalendarMonth, b: CalendarMonth) -> Bool {
    a.start == b.start && a.lead == b.lead && a.days.count == b.days.count
  }
}

extension Calendar {
  /// Returns the components of a day, with this calendar.
  func dayComponents(of date: Date) -> DateComponents {
    components([.era, .year, .month, .day], of: date)
  }

  /// Returns components of a date, with this calendar, so that `DateComponents.date` is not `nil`.
  func components(_ units: Set<Calendar.Component>, of date: Date) -> DateComponents {
    var components = dateComponents(units, from: date)
    components.calendar = self
    return components
  }

  /// Returns the start of the day that components describe, or `nil` if they describe no date.
  ///
  /// Components of another calendar, such as the Hebrew one, are converted.
  func day(of components: DateComponents) -> Date? {
    // The components may have the time zone of another calendar. The day has the same number in this one.
    var own = components
    own.calendar = nil
    own.timeZone = nil
    var source = self
    if let other = components.calendar, other.identifier != identifier {
      source = other
      source.timeZone = timeZone
    }
    return source.date(from: own).map { startOfDay(for: $0) }
  }

  /// Returns a Boolean value that indicates whether a day is in a range. The day of the end is in it.
  func contains(day: Date, in range: DateInterval) -> Bool {
    guard day <= range.end else { return false }
    let next = date(byAdding: .day, value: 1, to: day) ?? day
    return next > range.start
  }
}
