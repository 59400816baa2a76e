import Glibc

/// The names and formats for dates and times in a language, from a table.
///
/// The C library has its own names and formats, but on Debian, only the selected locales are installed. The
/// table has English, German, French, Spanish, Arabic and Japanese.
package struct CalendarStrings: Hashable, Sendable {
  /// The names of months, from January.
  package var months: [String]
  package var shortMonths: [String]
  /// The names of weekdays, from Sunday.
  package var weekdays: [String]
  package var shortWeekdays: [String]
  /// The first day of the week, where 0 is Sunday.
  package var firstWeekday: Int
  /// A Boolean value that indicates whether the time has 12 hours twice a day.
  package var hasHalfDays: Bool
  /// The names of the halves of a day.
  package var halfDays: [String]
  /// The order of the components of a date: `d`, `m` and `y`.
  package var order: [Character]

  /// Returns the names and formats of a language, or `nil` if the table does not have them.
  package static func known(_ language: Language) -> CalendarStrings? {
    guard var words = table[language.code] else { return nil }
    switch (language.code, language.region) {
    case ("en", "US"?), ("en", nil), ("en", "CA"?), ("es", "MX"?), ("ar", _): break
    case ("en", _):
      words.order = ["d", "m", "y"]
      words.firstWeekday = 1
    default: break
    }
    return words
  }

  private init(
    _ months: String, _ shortMonths: String, _ weekdays: String, _ shortWeekdays: String,
    firstWeekday: Int, halfDays: String? = nil, order: [Character] = ["d", "m", "y"]
  ) {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.months = list(months)
    self.shortMonths = list(shortMonths)
    self.weekdays = list(weekdays)
    self.shortWeekdays = list(shortWeekdays)
    self.firstWeekday = firstWeekday
    hasHalfDays = halfDays != nil
    self.halfDays = list(halfDays ?? "AM PM")
    self.order = order
  }

  private static let table: [String: CalendarStrings] = [
    "en": CalendarStrings(
      "January February March April May June July August September October November December",
      "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
      "Sunday Monday Tuesday Wednesday Thursday Friday Saturday", "Sun Mon Tue Wed Thu Fri Sat",
      firstWeekday: 0, halfDays: "AM PM", order: ["m", "d", "y"]),
    "de": CalendarStrings(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
      "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag", "So Mo Di Mi Do Fr Sa",
      firstWeekday: 1),
    "fr": CalendarStrings(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      "dimanche lundi mardi mercredi jeudi vendredi samedi",
      "dim. lun. mar. mer. jeu. ven. sam.", firstWeekday: 1),
    "es": CalendarStrings(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      "ene feb mar abr may jun jul ago sep oct nov dic",
      "domingo lunes martes miércoles jueves viernes sábado", "dom lun mar mié jue vie sáb",
      firstWeekday: 1),
    "ar": CalendarStrings(
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
      "أحد اثنين ثلاثاء أربعاء خميس جمعة سبت", firstWeekday: 6, halfDays: "ص م"),
    "ja": CalendarStrings(
      "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
      "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日", "日 月 火 水 木 金 土", firstWeekday: 0,
      order: ["y", "m", "d"]),
  ]
}
