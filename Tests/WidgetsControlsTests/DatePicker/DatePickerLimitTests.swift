import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import WidgetsControls

/// Tests of the calendar of a date picker with a minimum and a maximum.
@MainActor @Suite(.serialized) struct DatePickerLimitTests {
  let stage = Stage(size: Size(width: 400, height: 480))
  let picker = DatePicker()
  let log = EventLog()

  init() {
    picker.secondsFromGMT = 0
    picker.localeIdentifier = "C"
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.secondsSince1970 = Self.moment(11, 22)
    log.listen(to: picker)
    picker.frame = Rect(origin: Point(x: 20, y: 20), size: picker.intrinsicContentSize)
    stage.window.addSubview(picker)
    stage.render()
  }

  /// Returns noon of a day in 2026, in seconds since 1970 in UTC.
  private static func moment(_ month: Int, _ day: Int) -> Double {
    CivilZone.fixed(0).seconds(CivilTime(year: 2026, month: month, day: day, hour: 12))
  }

  private func button(_ name: String) throws -> Button {
    try #require(stage.view(labelled: name) as? Button)
  }

  private func calendar() throws -> DateCalendar {
    try #require(try button("Next Month").superview as? DateCalendar)
  }

  private func focus() throws -> DateCalendar {
    let calendar = try calendar()
    for _ in 0..<5 where !calendar.isFocused { stage.keyPress(.keyboardTab) }
    try #require(calendar.isFocused)
    return calendar
  }

  @Test("The button for a month beyond the maximum is disabled, and a tap shows no other month")
  func maximum() throws {
    picker.maximumSecondsSince1970 = Self.moment(11, 25)
    let (next, previous) = (try button("Next Month"), try button("Previous Month"))
    #expect(!next.isEnabled && previous.isEnabled)
    stage.tap(at: next.convert(next.bounds.center, to: nil))
    #expect(try calendar().month.month == 11)
    stage.tap(at: previous.convert(previous.bounds.center, to: nil))
    #expect(try calendar().month.month == 10)
    #expect(next.isEnabled && previous.isEnabled)
    picker.maximumSecondsSince1970 = nil
    #expect(next.isEnabled)
  }

  @Test("The button for a month before the minimum is disabled, and the dimmed arrow looks so")
  func minimum() throws {
    let usual = stage.snapshot()
    picker.minimumSecondsSince1970 = Self.moment(11, 1)
    #expect(!(try button("Previous Month").isEnabled))
    #expect(try button("Next Month").isEnabled)
    #expect(!stage.snapshot().hasSamePixels(as: usual))
    picker.minimumSecondsSince1970 = Self.moment(10, 31)
    #expect(try button("Previous Month").isEnabled)
  }

  @Test("A minimum that is later than the maximum is ignored with it")
  func reversed() throws {
    picker.minimumSecondsSince1970 = Self.moment(12, 1)
    picker.maximumSecondsSince1970 = Self.moment(10, 1)
    #expect(try button("Previous Month").isEnabled)
    #expect(try button("Next Month").isEnabled)
    #expect(picker.secondsSince1970 == Self.moment(11, 22))
  }

  @Test("Page Down and End choose the last day of the range, and go no further")
  func keys() throws {
    picker.maximumSecondsSince1970 = Self.moment(12, 10)
    let calendar = try focus()
    stage.keyPress(.keyboardPageDown)
    #expect(picker.accessibilityValue == "Dec 10, 2026" && calendar.month.month == 12)
    stage.keyPress(.keyboardPageDown)
    #expect(picker.accessibilityValue == "Dec 10, 2026" && calendar.month.month == 12)
    stage.keyPress(.keyboardHome)
    #expect(picker.accessibilityValue == "Dec 1, 2026")
    stage.keyPress(.keyboardEnd)
    #expect(picker.accessibilityValue == "Dec 10, 2026" && log.changes == 3)
  }
}
