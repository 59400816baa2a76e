import Glibc
import ResponderWords

/// How a language writes dates and times, as the C library knows it.
struct DateWords: Hashable {
  /// From January on.
  var months: [String]
  var shortMonths: [String]
  /// From Sunday on.
  var weekdays: [String]
  var shortWeekdays: [String]
  /// The day that weeks begin with, from 0, a Sunday.
  var firstWeekday: Int
  /// Whether hours go to 12 twice a day.
  var hasHalfDays: Bool
  /// What the halves of a day are called.
  var halfDays: [String]
  /// In which order a date's parts stand: `d`, `m` and `y`.
  var order: [Character]

  /// Those of the user's language: as the C library has them, unless the program chose another one.
  static var system: DateWords {
    Language.isChosen
      ? DateWords(localeName: "\(Language.current).UTF-8") : DateWords(localeName: "")
  }

  /// Those of a locale: where the system has it not, those that this library knows, else English.
  init(localeName: String) {
    let mask = Int32(LC_TIME_MASK)
    let language = localeName.isEmpty ? Language.current : Language(localeName)
    guard let locale = newlocale(mask, localeName, nil) else {
      self = CalendarWords.known(language).map { DateWords($0) } ?? Self.english
      return
    }
    defer { freelocale(locale) }
    func text(_ item: Int) -> String {
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    func texts(_ first: Int, _ count: Int) -> [String] {
      (0..<count).map { text(first + $0) }
    }
    // The items of the category of times follow one another in this order.
    let start = Int(ABDAY_1)
    shortWeekdays = texts(start, 7)
    weekdays = texts(start + 7, 7)
    shortMonths = texts(start + 14, 12)
    months = texts(start + 26, 12)
    halfDays = texts(start + 38, 2)
    let dateFormat = text(start + 41)
    let timeFormat = text(start + 42)
    hasHalfDays =
      halfDays.allSatisfy { !$0.isEmpty }
      && ["%I", "%p", "%r", "%l"].contains { timeFormat.contains($0) }
    order = Self.order(of: dateFormat)
    firstWeekday = Self.firstWeekday(locale)
  }

  private init(_ words: CalendarWords) {
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

  static let english = DateWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ])

  /// The parts of a format such as `%d.%m.%Y`.
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

  private static func firstWeekday(_ locale: locale_t) -> Int {
    guard let first = nl_langinfo_l(nl_item(_NL_TIME_FIRST_WEEKDAY), locale) else { return 0 }
    let base = nl_langinfo_l(nl_item(_NL_TIME_WEEK_1STDAY), locale)
    // A day that the count begins with is given as a date: the 1st of December 1997 was a Monday.
    let date = UInt32(truncatingIfNeeded: UInt(bitPattern: base))
    let start = date == 19_971_201 ? 1 : 0
    return (start + max(0, Int(first[0]) - 1)) % 7
  }
}

extension DateWords {
  /// A date in a few words, as "Nov 22, 2026".
  func text(ofDay time: CivilTime) -> String { pieces(ofDay: time).map(\.text).joined() }

  /// The parts of a date in a few words.
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

  /// A month with its year.
  func text(ofMonth time: CivilTime) -> String {
    months[0].hasSuffix("月")
      ? "\(time.year)年\(months[time.month - 1])"
      : order.first == "y"
        ? "\(time.year) \(months[time.month - 1])" : "\(months[time.month - 1]) \(time.year)"
  }

  /// A time of the day, as "9:41 AM" or "09:41".
  func text(ofTime time: CivilTime) -> String { pieces(ofTime: time).map(\.text).joined() }

  /// The parts of a time of the day.
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

  /// An hour as half days count it: 12 comes before 1.
  static func hour(in hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
