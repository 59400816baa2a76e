import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import ResponderGraphics
@testable import WidgetsControls

@MainActor @Suite(.serialized) struct DatePickerTests {
  let stage = Stage(size: Size(width: 400, height: 480))
  let picker = DatePicker()
  let log = EventLog()
  /// The time 2026-11-22 09:41:30 UTC, a Sunday.
  let moment = 1_795_340_490.0

  init() {
    picker.secondsFromGMT = 0
    picker.localeIdentifier = "C"
    picker.secondsSince1970 = moment
    log.listen(to: picker)
  }

  private func show(_ mode: DatePicker.Mode, _ style: DatePicker.Style) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = Rect(origin: Point(x: 20, y: 20), size: picker.intrinsicContentSize)
    if picker.superview == nil { stage.window.addSubview(picker) }
    stage.render()
  }

  private func find<Kind: View>(_ kind: Kind.Type, in view: View? = nil) -> Kind? {
    let view = view ?? picker
    if let found = view as? Kind { return found }
    for subview in view.subviews {
      if let found = find(kind, in: subview) { return found }
    }
    return nil
  }

  private func symbol(_ image: Image?) -> Symbol? {
    if case .symbol(let symbol)? = image?.content { symbol } else { nil }
  }

  @Test("Its defaults are UIKit's")
  func defaults() {
    let fresh = DatePicker()
    #expect(fresh.datePickerMode == .dateAndTime)
    #expect(fresh.minuteInterval == 1)
    #expect(fresh.datePickerStyle == .compact)
    fresh.minuteInterval = 7
    #expect(fresh.minuteInterval == 1)
    fresh.datePickerMode = .countDownTimer
    #expect(fresh.datePickerStyle == .wheels)
    #expect(fresh.countDownDuration == 60)
  }

  @Test("A moment beyond the ends is brought to the nearer one; setting sends nothing")
  func limits() {
    picker.minimumSecondsSince1970 = moment - 100
    picker.maximumSecondsSince1970 = moment + 100
    picker.secondsSince1970 = moment + 5000
    #expect(picker.secondsSince1970 == moment + 100)
    picker.secondsSince1970 = moment - 5000
    #expect(picker.secondsSince1970 == moment - 100)
    #expect(log.changes == 0)
  }

  @Test("The ends do not apply to a span")
  func limitsOfSpans() {
    picker.datePickerMode = .countDownTimer
    picker.minimumSecondsSince1970 = moment + 100
    #expect(picker.secondsSince1970 == moment)
    picker.datePickerMode = .dateAndTime
    #expect(picker.secondsSince1970 == moment + 100)
  }

  @Test("A moment is aligned with the minute interval, within the limits")
  func alignedMoments() {
    picker.minuteInterval = 15
    // The time 09:30:00.
    let aligned = moment - 11 * 60 - 30
    #expect(picker.secondsSince1970 == aligned)
    picker.minimumSecondsSince1970 = moment
    #expect(picker.secondsSince1970 == aligned + 15 * 60)
    picker.maximumSecondsSince1970 = moment + 60
    #expect(picker.secondsSince1970 == moment + 60)
    picker.maximumSecondsSince1970 = nil
    picker.roundsToMinuteInterval = false
    #expect(picker.secondsSince1970 == moment)
    #expect(log.changes == 0)
  }

  @Test("The wheels stand at the moment, in steps of the minutes that are offered")
  func wheelsShowTheMoment() throws {
    picker.minuteInterval = 5
    show(.dateAndTime, .wheels)
    let wheels = try #require(find(PickerView.self))
    #expect(wheels.numberOfComponents == 3)
    #expect(wheels.selectedRow(inComponent: 1) == 9)
    #expect(wheels.selectedRow(inComponent: 2) == 8)
    #expect(wheels.numberOfRows(inComponent: 2) == 12)
    #expect(picker.accessibilityValue == "Nov 22, 2026 09:40")
  }

  @Test("A wheel that the user turns sets the moment, and tells it once")
  func wheelsSetTheMoment() throws {
    show(.time, .wheels)
    stage.tap(at: Point(x: 20 + 160 - 28, y: 20 + 108 + 32))
    stage.advance(by: 2)
    #expect(picker.accessibilityValue == "10:41")
    #expect(picker.secondsSince1970 == moment - 30 + 3600)
    #expect(log.changes == 1)
  }

  @Test("A month that lacks the day takes its last, and the wheel of days follows")
  func shortMonths() throws {
    picker.secondsSince1970 = CivilZone.fixed(0)
      .seconds(CivilTime(year: 2026, month: 1, day: 31))
    show(.date, .wheels)
    let wheels = try #require(find(PickerView.self))
    // In the `C` locale, the month comes first.
    #expect(wheels.selectedRow(inComponent: 0) == 0)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    stage.advance(by: 3)
    #expect(picker.accessibilityValue == "Feb 28, 2026")
    #expect(wheels.selectedRow(inComponent: 1) == 27)
  }

  @Test("A span is hours and minutes, a minute at least")
  func spans() throws {
    show(.countDownTimer, .automatic)
    picker.countDownDuration = 2 * 3600 + 90
    #expect(picker.countDownDuration == 2 * 3600 + 60)
    let wheels = try #require(find(PickerView.self))
    #expect(wheels.selectedRow(inComponent: 0) == 2)
    #expect(wheels.selectedRow(inComponent: 1) == 1)
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
    #expect(log.changes == 0)
  }

  @Test("A tap on a day of the calendar chooses it, and keeps the time")
  func calendar() throws {
    show(.dateAndTime, .inline)
    let calendar = try #require(find(DateCalendar.self))
    // November 2026 begins with a Sunday, the first day of the week here. The 10th is a Tuesday in the second
    // row.
    let place = calendar.convert(
      Point(
        x: 8 + (calendar.bounds.width - 16) / 7 * 2.5,
        y: calendar.headHeight + calendar.weekdayHeight + 40 * 1.5), to: nil)
    stage.tap(at: place)
    #expect(picker.accessibilityValue == "Nov 10, 2026 09:41")
    #expect(log.changes == 1)
  }

  @Test(
    "From right to left the month stands on the right, and the arrows on the left point outwards")
  func calendarFromRightToLeft() throws {
    picker.semanticContentAttribute = .forceRightToLeft
    show(.date, .inline)
    let calendar = try #require(find(DateCalendar.self))
    calendar.semanticContentAttribute = .forceRightToLeft
    stage.render()
    let forth = try #require(stage.view(labelled: "Next Month") as? Button)
    let back = try #require(stage.view(labelled: "Previous Month") as? Button)
    #expect(forth.frame.minX == 0 && back.frame.minX == forth.frame.maxX)
    #expect(symbol(forth.configuration?.image) == symbol(Image(systemName: "chevron.left")))
    #expect(symbol(back.configuration?.image) == symbol(Image(systemName: "chevron.right")))
    #expect(symbol(forth.configuration?.image) != nil)
    stage.tap(at: forth.convert(Point(x: 22, y: 22), to: nil))
    #expect(calendar.month.month == 12)
  }

  @Test("The calendar grows with its text")
  func calendarWithLargerText() throws {
    show(.date, .inline)
    let usual = picker.intrinsicContentSize
    stage.application.apply(SystemAppearance(textScale: 2))
    defer { stage.application.apply(SystemAppearance()) }
    #expect(picker.intrinsicContentSize.height > usual.height * 1.3)
    #expect(picker.intrinsicContentSize.width > usual.width * 1.1)
  }

  @Test("Keys go by days, weeks and months")
  func calendarKeys() throws {
    show(.date, .inline)
    let calendar = try #require(find(DateCalendar.self))
    for _ in 0..<5 where !calendar.isFocused { stage.keyPress(.keyboardTab) }
    #expect(calendar.isFocused)
    stage.keyPress(.keyboardRightArrow)
    #expect(picker.accessibilityValue == "Nov 23, 2026")
    stage.keyPress(.keyboardDownArrow)
    #expect(picker.accessibilityValue == "Nov 30, 2026")
    stage.keyPress(.keyboardPageDown)
    #expect(picker.accessibilityValue == "Dec 30, 2026")
    stage.keyPress(.keyboardHome)
    #expect(picker.accessibilityValue == "Dec 1, 2026")
    #expect(calendar.month.month == 12)
  }

  @Test("Days beyond the ends cannot be chosen")
  func calendarLimits() throws {
    picker.maximumSecondsSince1970 = moment
    show(.date, .inline)
    let calendar = try #require(find(DateCalendar.self))
    for _ in 0..<5 where !calendar.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardRightArrow)
    #expect(picker.accessibilityValue == "Nov 22, 2026")
    #expect(log.changes == 0)
  }

  @Test("The compact field opens a calendar beside it, and arrow keys step")
  func compact() throws {
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.view.addSubview(picker)
    show(.date, .compact)
    let field = try #require(find(DateField.self))
    #expect(field.currentTitle == "Nov 22, 2026")
    stage.tap(at: field.convert(field.bounds.center, to: nil))
    stage.advance(by: 1)
    let shown = try #require(controller.presentedViewController)
    #expect(find(DateCalendar.self, in: shown.view) != nil)
    controller.dismiss(animated: false)
    stage.advance(by: 1)
    for _ in 0..<5 where !field.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardUpArrow)
    #expect(field.currentTitle == "Nov 23, 2026")
    #expect(log.changes == 1)
  }

  private func focusField(_ mode: DatePicker.Mode) throws -> DateField {
    show(mode, .compact)
    let field = try #require(find(DateField.self))
    for _ in 0..<5 where !field.isFocused { stage.keyPress(.keyboardTab) }
    try #require(field.isFocused)
    return field
  }

  @Test("Left and right mark a part of the field, up and down change it")
  func fieldParts() throws {
    let field = try focusField(.date)
    #expect(field.unit == .day)
    stage.keyPress(.keyboardLeftArrow)
    #expect(field.unit == .month)
    stage.keyPress(.keyboardDownArrow)
    #expect(field.currentTitle == "Oct 22, 2026")
    stage.keyPress(.keyboardLeftArrow)
    #expect(field.unit == .month)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardRightArrow)
    #expect(field.unit == .year)
    stage.keyPress(.keyboardUpArrow)
    #expect(field.currentTitle == "Oct 22, 2027" && log.changes == 2)
  }

  @Test("U2: Digits and letters are typed into the parts, one after the other")
  func typing() throws {
    let field = try focusField(.date)
    stage.keyPress(.keyboardLeftArrow)
    stage.type("may")
    #expect(field.currentTitle == "May 22, 2026")
    stage.keyPress(.keyboardRightArrow)
    stage.type("07")
    #expect(field.currentTitle == "May 7, 2026" && field.unit == .year)
    stage.type("19")
    // A year is accepted only when it is complete.
    #expect(picker.accessibilityValue == "May 7, 2026")
    stage.type("87")
    #expect(picker.accessibilityValue == "May 7, 1987")
    stage.keyPress(.keyboardLeftArrow)
    stage.type("3")
    #expect(picker.accessibilityValue == "May 3, 1987" && field.unit == .day)
    stage.advance(by: 2)
    stage.type("9")
    #expect(picker.accessibilityValue == "May 9, 1987" && field.unit == .year)
  }

  @Test("U2: A time takes digits, and the wheel of the pointer only where the keys are")
  func typedTime() throws {
    let other = Button(configuration: .gray())
    other.frame = Rect(x: 0, y: 200, width: 60, height: 30)
    stage.window.addSubview(other)
    let field = try focusField(.time)
    let place = field.convert(field.bounds.center, to: nil)
    stage.keyPress(.keyboardLeftArrow)
    stage.type("1730")
    #expect(field.currentTitle == "17:30")
    stage.scroll(by: Vector(dx: 0, dy: -15), at: place)
    stage.advance(by: 0.5)
    #expect(field.currentTitle == "17:31")
    stage.keyPress(.keyboardTab)
    #expect(!field.isFocused)
    stage.scroll(by: Vector(dx: 0, dy: -15), at: place)
    stage.advance(by: 0.5)
    #expect(field.currentTitle == "17:31")
  }

  @Test("T3: parts of a wheel's step change a date once they make a step, with their sign")
  func wheelParts() throws {
    let other = Button(configuration: .gray())
    other.frame = Rect(x: 0, y: 200, width: 60, height: 30)
    stage.window.addSubview(other)
    let field = try focusField(.time)
    let place = field.convert(field.bounds.center, to: nil)
    // The time that is edited has no seconds.
    let start = moment - 30
    func turn(_ parts: [Double]) {
      for part in parts {
        stage.wheel(Vector(dx: 0, dy: -part / 120), at: place)
        stage.advance(by: 0.01)
      }
    }
    turn([15, 15, -15, 30, 30, 15, -8, 8])
    #expect(picker.secondsSince1970 == moment)
    turn([30])
    #expect(picker.secondsSince1970 == start + 60)
    turn([-40, -40, -40, -120, 480])
    #expect(picker.secondsSince1970 == start + 180)
    stage.keyPress(.keyboardTab)
    turn([120, 60])
    #expect(picker.secondsSince1970 == start + 180)
  }

  @Test("U2: What is typed into a part of a date is understood, or refused")
  func entries() {
    func typed(_ text: String, _ unit: DateUnit) -> (Int?, Bool) {
      var entry = DateEntry()
      for character in text where !entry.type(character, into: unit, words: .english) {
        return (nil, false)
      }
      return (entry.value, entry.isFull)
    }
    #expect(typed("1", .month) == (1, false) && typed("2", .month) == (2, true))
    #expect(typed("13", .month) == (3, true) && typed("12", .month) == (12, true))
    #expect(typed("0", .day) == (nil, false) && typed("4", .day) == (4, true))
    #expect(typed("9", .minute) == (9, true) && typed("05", .minute) == (5, true))
    #expect(typed("ju", .month) == (6, false) && typed("jul", .month) == (7, false))
    #expect(typed("p", .halfDay) == (1, true) && typed("x", .day) == (nil, false))
    #expect(typed("202", .year) == (nil, false) && typed("2031", .year) == (2031, true))
  }

  @Test("A disabled picker takes no touches, and looks so")
  func disabled() {
    show(.time, .wheels)
    let usual = stage.snapshot()
    picker.isEnabled = false
    #expect(!stage.snapshot().hasSamePixels(as: usual))
    stage.tap(at: Point(x: 20 + 160 - 28, y: 20 + 108 + 32))
    stage.advance(by: 2)
    #expect(log.changes == 0)
  }
}
