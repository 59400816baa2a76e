import ResponderSystem
import ResponderWords

/// The date and time formats of a language in the C library.
package struct DateStrings: Hashable {
  /// The names of the months, from January on.
  var months: [String]
  package var shortMonths: [String]
  /// The names of the days of the week, from Sunday on.
  var weekdays: [String]
  var shortWeekdays: [String]
  /// The first day of the week, from 0 for Sunday.
  var firstWeekday: Int
  /// A Boolean value that indicates whether the clock has 12 hours.
  package var hasHalfDays: Bool
  /// The names of the halves of a day.
  var halfDays: [String]
  /// The order of a date's components: `d`, `m` and `y`.
  package var order: [Character]

  /// The formats of the user's language in the C library, unless the application has another language.
  package static var system: DateStrings {
    DateStrings(localeName: Language.followsEnvironment ? "" : "\(Language.current).UTF-8")
  }

  /// Creates the formats of a locale. If the system does not have it, uses the library's own, or English.
  init(localeName: String) {
    let language = localeName.isEmpty ? Language.current : Language(localeName)
    guard let locale = SystemLocale([localeName], for: .dates) else {
      self = CalendarStrings.known(language).map { DateStrings($0) } ?? Self.english
      return
    }
    shortWeekdays = locale.texts(.shortWeekdays)
    weekdays = locale.texts(.weekdays)
    shortMonths = locale.texts(.shortMonths)
    months = locale.texts(.months)
    halfDays = locale.texts(.halfDays)
    let timeFormat = locale.text(.timeFormat)
    hasHalfDays =
      halfDays.allSatisfy { !$0.isEmpty }
      && ["%I", "%p", "%r", "%l"].contains { timeFormat.hasBytes(of: $0) }
    order = Self.order(of: locale.text(.dateFormat))
    firstWeekday = locale.firstWeekday
  }

  private init(_ words: CalendarStrings) {
    months = words.months
    shortMonths = words.shortMonths
    weekdays = words.weekdays
    shortWeekdays = words.shortWeekdays
    firstWeekday = words.firstWeekday
    hasHalfDays = words.hasHalfDays
    halfDays = words.halfDays
    order = words.order
  }

  private init(
    months: [String], weekdays: [String]
  ) {
    self.months = months
    shortMonths = months.map { String($0.prefix(3)) }
    self.weekdays = weekdays
    shortWeekdays = weekdays.map { String($0.prefix(3)) }
    (firstWeekday, hasHalfDays, halfDays, order) = (0, false, ["AM", "PM"], ["m", "d", "y"])
  }

  static let english = DateStrings(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ])

  /// Returns the order of the components in a format such as `%d.%m.%Y`.
  static func order(of format: String) -> [Character] {
    var order: [Character] = []
    for character in format {
      let part: Character? =
        switch character {
        case "d", "e": "d"
        case "m", "b", "B": "m"
        case "y", "Y": "y"
        case "D": "D"
        case "F": "F"
        default: nil
        }
      if part == "D" { return ["m", "d", "y"] }
      if part == "F" { return ["y", "m", "d"] }
      if let part, !order.contains(part) { order.append(part) }
    }
    return order.count == 3 ? order : ["d", "m", "y"]
  }
}

extension DateStrings {
  /// Returns a short text of a date, for example "Nov 22, 2026".
  package func text(ofDay time: CivilTime) -> String { pieces(ofDay: time).map(\.text).joined() }

  /// Returns the parts of a short text of a date.
  func pieces(ofDay time: CivilTime) -> [DatePiece] {
    let name = shortMonths[time.month - 1]
    let (year, month) = (DatePiece("\(time.year)", .year), DatePiece(name, .month))
    let day = DatePiece("\(time.day)", .day)
    if name.hasSuffix("月") { return [year, DatePiece("年"), month, day, DatePiece("日")] }
    let space = DatePiece(" ")
    return switch order.first {
    case "d": [day, space, month, space, year]
    case "y": [year, space, month, space, day]
    default: [month, space, day, DatePiece(", "), year]
    }
  }

  /// Returns the text of a month and a year.
  func text(ofMonth time: CivilTime) -> String {
    months[0].hasSuffix("月")
      ? "\(time.year)年\(months[time.month - 1])"
      : order.first == "y"
        ? "\(time.year) \(months[time.month - 1])" : "\(months[time.month - 1]) \(time.year)"
  }

  /// Returns the text of a time of day, for example "9:41 AM" or "09:41".
  package func text(ofTime time: CivilTime) -> String { pieces(ofTime: time).map(\.text).joined() }

  /// Returns the parts of the text of a time of day.
  func pieces(ofTime time: CivilTime) -> [DatePiece] {
    let minute = DatePiece(Self.twoDigits(time.minute), .minute)
    guard hasHalfDays else {
      return [DatePiece(Self.twoDigits(time.hour), .hour), DatePiece(":"), minute]
    }
    return [
      DatePiece("\(Self.hour(in: time.hour))", .hour), DatePiece(":"), minute, DatePiece(" "),
      DatePiece(halfDays[time.hour / 12], .halfDay),
    ]
  }

  /// Returns the hour of a 12-hour clock, in which 12 comes before 1.
  static func hour(in hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  package static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
