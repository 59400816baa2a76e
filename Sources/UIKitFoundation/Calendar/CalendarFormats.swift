import Foundation
import Widgets

/// The texts of a calendar view in its locale.
struct CalendarFormats {
  /// The calendar, with the locale and the time zone of the view.
  let calendar: Calendar
  /// The short names of the weekdays, from the first day of the week.
  let weekdays: [String]
  /// The names of the weekdays in one character, from the first day of the week.
  let narrowWeekdays: [String]
  /// The names of the months of a year, with the year.
  let months: [String]
  private let monthFormatter: DateFormatter
  private let dayFormatter: DateFormatter
  private let locale: Locale

  init(_ calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
    let first = calendar.firstWeekday - 1
    func ordered(_ names: [String]) -> [String] {
      names.indices.map { names[($0 + first) % names.count].uppercased(with: locale) }
    }
    weekdays = ordered(calendar.shortStandaloneWeekdaySymbols)
    narrowWeekdays = ordered(calendar.veryShortStandaloneWeekdaySymbols)
    monthFormatter = Self.formatter(calendar, locale)
    monthFormatter.setLocalizedDateFormatFromTemplate("yMMMM")
    let (formatter, now) = (monthFormatter, Date())
    months = (0..<12).compactMap { index in
      calendar.date(byAdding: .month, value: index, to: now).map { formatter.string(from: $0) }
    }
    dayFormatter = Self.formatter(calendar, locale)
    dayFormatter.dateStyle = .full
    dayFormatter.timeStyle = .none
  }

  private static func formatter(_ calendar: Calendar, _ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  /// Returns the name of a month with its year, such as "November 2026".
  func text(of month: CalendarMonth) -> String { monthFormatter.string(from: month.start) }

  /// Returns a day in full, such as "Wednesday, November 25, 2026".
  func text(ofDay day: Date) -> String { dayFormatter.string(from: day) }

  /// Returns the number of a day in the digits of the locale.
  func number(ofDay day: Date) -> String {
    calendar.component(.day, from: day).formatted(.number.locale(locale).grouping(.never))
  }
}
