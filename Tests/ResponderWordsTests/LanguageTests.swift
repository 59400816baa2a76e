import ResponderTestKit
import Testing
import Widgets

@testable import ResponderWords
@testable import WidgetsControls

@Suite("Languages") @MainActor struct LanguageTests {
  @Test("A locale's name is taken apart")
  func names() {
    #expect(Language("de_AT.UTF-8@euro").description == "de_AT")
    #expect(Language("pt-BR") == Language("pt_BR.UTF-8"))
    #expect(Language("zh_Hans_CN").region == "CN")
    for name in ["", "C", "POSIX", "C.UTF-8"] { #expect(Language(name) == .english) }
    #expect(Language("ar").isRightToLeft && Language("he_IL").isRightToLeft)
    #expect(!Language("de").isRightToLeft)
  }

  @Test("P4: The list of languages counts unless the locale is C")
  func preferred() {
    func codes(_ locale: String, _ list: String) -> [String] {
      Language.preferred(locale: locale, list: list).map(\.description)
    }
    #expect(codes("de_DE.UTF-8", "") == ["de_DE"])
    #expect(codes("de_DE.UTF-8", "fr:en") == ["fr", "en", "de_DE"])
    #expect(codes("C.UTF-8", "fr") == ["en"])
    #expect(codes("", "fr") == ["en"])
  }

  @Test("Numbers are written as people do")
  func numbers() {
    #expect(Language("en").text(of: -1_234_567) == "-1,234,567")
    #expect(Language("de").text(of: 1_234_567) == "1.234.567")
    #expect(Language("de_CH").text(of: 1_234) == "1’234")
    #expect(Language("fr").text(of: 1_234) == "1\u{202F}234")
    #expect(Language("es").text(of: 1_234) == "1234")
    #expect(Language("es").text(of: 12_345) == "12.345")
    #expect(Language("en").text(of: Int.min) == "-9,223,372,036,854,775,808")
    #expect(Language("de").text(of: 1_234.5) == "1.234,5")
    #expect(Language("en").text(of: 2.0, fractionDigits: 2...2) == "2.00")
    #expect(Language("en").text(of: 0.1239) == "0.124")
    #expect(Language("en").text(of: -0.0001) == "0")
    #expect(Language("en").text(of: .infinity) == "∞")
    #expect(Language("en").text(of: 1e300).count > 300)
  }

  @Test("Dates and times are written as people do")
  func dates() {
    func date(_ name: String, _ isLong: Bool = false) -> String? {
      Language(name).dateText(year: 2026, month: 3, day: 9, isLong: isLong)
    }
    #expect(date("en") == "Mar 9, 2026")
    #expect(date("en_GB") == "9 Mar 2026")
    #expect(date("de", true) == "9. März 2026")
    #expect(date("fr", true) == "9 mars 2026")
    #expect(date("es", true) == "9 de marzo de 2026")
    #expect(date("ja") == "2026年3月9日")
    #expect(date("ar") == "9 مارس 2026")
    #expect(date("fi") == "2026-03-09")
    #expect(Language("en").dateText(year: 2026, month: 13, day: 1) == nil)
    #expect(Language("en").timeText(hour: 0, minute: 5) == "12:05 AM")
    #expect(Language("de").timeText(hour: 21, minute: 5) == "21:05")
    #expect(Language("de").timeText(hour: 24, minute: 0) == nil)
  }

  @Test("A month with its year is written as people do")
  func months() {
    func month(_ name: String) -> String? { Language(name).monthText(year: 2026, month: 3) }
    #expect(month("en") == "March 2026")
    #expect(month("de") == "März 2026")
    #expect(month("es") == "marzo de 2026")
    #expect(month("ja") == "2026年3月")
    #expect(month("fi") == "2026-03")
    #expect(Language("en").monthText(year: 2026, month: 0) == nil)
  }

  @Test("The moment of a date picker is written in the picker's time zone")
  func moments() {
    let stage = Stage(size: Size(width: 9, height: 9))
    withExtendedLifetime(stage) {
      let (german, english) = (Language("de"), Language("en"))
      let picker = DatePicker()
      picker.secondsFromGMT = 0
      // The time 2026-11-22 23:41:30 UTC.
      picker.secondsSince1970 = 1_795_390_890
      let moment = picker.secondsSince1970
      func date(_ offset: Int?) -> String? {
        german.dateText(secondsSince1970: moment, secondsFromGMT: offset)
      }
      #expect(date(picker.secondsFromGMT) == "22. Nov. 2026")
      #expect(date(3600) == "23. Nov. 2026")
      #expect(
        german.dateText(secondsSince1970: moment, secondsFromGMT: 0, isLong: true)
          == "22. November 2026")
      #expect(english.timeText(secondsSince1970: moment, secondsFromGMT: -3600) == "10:41 PM")
      #expect(english.monthText(secondsSince1970: moment, secondsFromGMT: 0) == "November 2026")
      let local = CivilZone.local.civil(moment)
      #expect(date(nil) == german.dateText(year: 2026, month: 11, day: local.day))
      #expect(
        german.timeText(secondsSince1970: moment)
          == german.timeText(hour: local.hour, minute: local.minute))
    }
  }

  @Test("Moments that are no numbers have no text, and those that are far away have one")
  func hostileMoments() {
    let english = Language("en")
    for moment in [Double.nan, .infinity, -.infinity] {
      #expect(english.dateText(secondsSince1970: moment) == nil)
      #expect(english.timeText(secondsSince1970: moment) == nil)
      #expect(english.monthText(secondsSince1970: moment) == nil)
    }
    #expect(english.dateText(secondsSince1970: 1e300, secondsFromGMT: 0) == "Dec 31, 9999")
    #expect(english.dateText(secondsSince1970: -1, secondsFromGMT: 0) == "Dec 31, 1969")
    #expect(english.dateText(secondsSince1970: 0, secondsFromGMT: .max) == "Jan 2, 1970")
  }

  @Test("A date picker speaks the language that the program chose")
  func datePicker() {
    let stage = Stage(size: Size(width: 400, height: 400), language: Language("fr_FR"))
    withExtendedLifetime(stage) {
      #expect(DatePicker().words.months[0] == "janvier")
      #expect(DatePicker().words.firstWeekday == 1)
    }
  }
}
