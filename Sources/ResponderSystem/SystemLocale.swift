internal import Glibc

/// The conventions of a language and a region in the C library.
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
    /// The format of a date, such as `%d.%m.%Y`.
    case dateFormat
    /// The format of a time of the day, such as `%H:%M:%S`.
    case timeFormat
  }

  /// Texts of a locale that belong together.
  package enum List: Sendable {
    /// The names of weekdays, from Sunday.
    case weekdays
    case shortWeekdays
    /// The names of months, from January.
    case months
    case shortMonths
    /// The names of the halves of a day.
    case halfDays
  }

  private let locale: locale_t

  /// Opens the first installed locale of a list of names, such as `de_DE.UTF-8`. If none is installed,
  /// returns `nil`. The empty name means the locale of the environment.
  package init?(_ names: [String], for category: Category) {
    let mask = Int32(category == .numbers ? LC_NUMERIC_MASK : LC_TIME_MASK)
    guard let locale = names.lazy.compactMap({ newlocale(mask, $0, nil) }).first else { return nil }
    self.locale = locale
  }

  deinit { freelocale(locale) }

  /// Returns the text of an item, which is empty if the locale has none.
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

  /// The first day of the week, where 0 is Sunday.
  package var firstWeekday: Int {
    guard let first = nl_langinfo_l(nl_item(_NL_TIME_FIRST_WEEKDAY), locale) else { return 0 }
    let base = nl_langinfo_l(nl_item(_NL_TIME_WEEK_1STDAY), locale)
    // The day from which weeks are counted is a date: 1 December 1997 was a Monday.
    let date = UInt32(truncatingIfNeeded: UInt(bitPattern: base))
    let start = date == 19_971_201 ? 1 : 0
    return (start + max(0, Int(first[0]) - 1)) % 7
  }

  private func text(_ item: Int) -> String {
    nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
  }
}
