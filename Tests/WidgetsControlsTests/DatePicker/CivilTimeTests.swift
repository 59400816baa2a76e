import SeededRandom
import Testing
import Widgets

@testable import WidgetsControls

struct CivilTimeTests {
  @Test("Days are counted from the first of January 1970, a Thursday")
  func dayNumbers() {
    #expect(CivilTime(year: 1970, month: 1, day: 1).dayNumber == 0)
    #expect(CivilTime(year: 1970, month: 1, day: 1).weekday == 4)
    #expect(CivilTime(year: 2000, month: 2, day: 29).dayNumber == 11_016)
    #expect(CivilTime(year: 1969, month: 12, day: 31).dayNumber == -1)
    #expect(CivilTime(year: 1, month: 1, day: 1).dayNumber == -719_162)
    #expect(CivilTime(year: 2026, month: 11, day: 22).weekday == 0)
  }

  @Test("Every day from 1 to 9999 follows the one before it")
  func everyDay() {
    var last = CivilTime(year: 1, month: 1, day: 1)
    var number = last.dayNumber
    while last.year < 9999 {
      number += 1
      let day = CivilTime(dayNumber: number)
      guard day.dayNumber == number else {
        Issue.record("\(day) has the number \(day.dayNumber), not \(number)")
        return
      }
      let isNext =
        day.day == last.day + 1 && day.month == last.month
        || day.day == 1 && last.day == last.daysInMonth
          && (day.month == last.month + 1 || day.month == 1 && last.month == 12)
      guard isNext else {
        Issue.record("\(day) follows \(last)")
        return
      }
      last = day
    }
  }

  @Test("A month further keeps the day, or has its last")
  func months() {
    let end = CivilTime(year: 2023, month: 1, day: 31)
    #expect(end.adding(months: 1) == CivilTime(year: 2023, month: 2, day: 28))
    #expect(end.adding(months: 13) == CivilTime(year: 2024, month: 2, day: 29))
    #expect(end.adding(months: -2) == CivilTime(year: 2022, month: 11, day: 30))
    #expect(end.adding(months: -12) == CivilTime(year: 2022, month: 1, day: 31))
  }

  @Test("A clock's time and seconds are each other's inverse")
  func clocks() {
    let zone = CivilZone.fixed(3600)
    #expect(zone.civil(0) == CivilTime(year: 1970, month: 1, day: 1, hour: 1))
    #expect(zone.civil(-3601).hour == 23)
    for seconds in [0.0, 951_782_400, -1, 1_700_000_000, -62_000_000_000] {
      #expect(zone.seconds(zone.civil(seconds)) == seconds)
      #expect(CivilZone.local.seconds(CivilZone.local.civil(seconds)) == seconds)
    }
  }

  @Test("The order of a date's parts is that of the language's format")
  func orders() {
    #expect(DateStrings.order(of: "%d.%m.%Y") == ["d", "m", "y"])
    #expect(DateStrings.order(of: "%m/%d/%y") == ["m", "d", "y"])
    #expect(DateStrings.order(of: "%Y-%m-%d") == ["y", "m", "d"])
    #expect(DateStrings.order(of: "%F") == ["y", "m", "d"])
    #expect(DateStrings.order(of: "") == ["d", "m", "y"])
  }
}
