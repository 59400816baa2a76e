internal import Glibc

/// The conventions of a language and a region as the C library knows them.
package final class SystemLocale {
  /// The conventions that a locale is opened for.
  package enum Category: Sendable {
    case numbers
    case dates
  }

  /// A text of a locale.
  package enum Item: Sendable {
    case decimalSeparator
    case groupingSeparator
    /// The format of a date, as `%d.%m.%Y`.
    case dateFormat
    /// The format of a time of the day, as `%H:%M:%S`.
    case timeFormat
  }

  /// Texts of a locale that belong together.
  package enum List: Sendable {
    /// From Sunday on.
    case weekdays
    case shortWeekdays
    /// From January on.
    case months
    case shortMonths
    /// The names of the halves of a day.
    case halfDays
  }

  private let locale: locale_t

  /// Opens the first locale of some names, as `de_DE.UTF-8`, that is installed. If none is, returns `nil`.
  /// The empty name is the locale of the environment.
  package init?(_ names: [String], for category: Category) {
    let mask = Int32(category == .numbers ? LC_NUMERIC_MASK : LC_TIME_MASK)
    guard let locale = names.lazy.compactMap({ newlocale(mask, $0, nil) }).first else { return nil }
    self.locale = locale
  }

  deinit { freelocale(locale) }

  /// Returns the text of an item; empty if the locale has none.
  package func text(_ item: Item) -> String {
    switch item {
    case .decimalSeparator: text(Int(RADIXCHAR))
    case .groupingSeparator: text(Int(THOUSEP))
    case .dateFormat: text(Int(D_FMT))
    case .timeFormat: text(Int(T_FMT))
    }
  }

  /// Returns the texts of a list.
  package func texts(_ list: List) -> [String] {
    let (first, count) =
      switch list {
      case .weekdays: (Int(DAY_1), 7)
      case .shortWeekdays: (Int(ABDAY_1), 7)
      case .months: (Int(MON_1), 12)
      case .shortMonths: (Int(ABMON_1), 12)
      case .halfDays: (Int(AM_STR), 2)
      }
    return (0..<count).map { text(first + $0) }
  }

  /// The day that weeks begin with, from 0, a Sunday.
  package var firstWeekday: Int {
    guard let first = nl_langinfo_l(nl_item(_NL_TIME_FIRST_WEEKDAY), locale) else { return 0 }
    let base = nl_langinfo_l(nl_item(_NL_TIME_WEEK_1STDAY), locale)
    // A day that the count begins with is given as a date: the 1st of December 1997 was a Monday.
    let date = UInt32(truncatingIfNeeded: UInt(bitPattern: base))
    let start = date == 19_971_201 ? 1 : 0
    return (start + max(0, Int(first[0]) - 1)) % 7
  }

  private func text(_ item: Int) -> String {
    nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
  }
}
