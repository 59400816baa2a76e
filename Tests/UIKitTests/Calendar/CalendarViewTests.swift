import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct CalendarViewTests {
  let scene = CalendarScene()
  var view: UICalendarView { scene.view }
  var stage: Stage { scene.stage }

  @Test("Its defaults are UIKit's")
  func defaults() {
    let fresh = UICalendarView()
    #expect(fresh.delegate == nil && fresh.selectionBehavior == nil)
    #expect(fresh.wantsDateDecorations && fresh.fontDesign == .default && fresh.timeZone == nil)
    #expect(fresh.calendar == .current)
    #expect(fresh.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    let now = Calendar.current.dateComponents([.year, .month], from: Date())
    #expect(fresh.visibleDateComponents.year == now.year)
    #expect(fresh.visibleDateComponents.month == now.month)
  }

  @Test("The visible components have a calendar, so that they have a date")
  func visibleDate() {
    #expect(view.visibleDateComponents.date == Date(timeIntervalSince1970: 1_793_491_200))
  }

  @Test("A month that code sets is shown at once, and the delegate receives the previous one")
  func settingMonth() {
    view.visibleDateComponents = DateComponents(year: 2027, month: 3, day: 9)
    #expect(scene.month == "2027-3" && view.head.title.currentTitle == "March 2027")
    #expect(scene.log == ["2026-11 to 2027-3"])
    view.visibleDateComponents = DateComponents(year: 2027, month: 3)
    #expect(scene.log.count == 1)
  }

  @Test("An animated change of the month moves, and arrives at it")
  func animatedMonth() {
    view.setVisibleDateComponents(DateComponents(year: 2028, month: 1), animated: true)
    #expect(scene.month == "2028-1")
    stage.advance(by: 0.1)
    #expect(view.pages.isScrollAnimating)
    stage.advance(by: 2)
    #expect(!view.pages.isScrollAnimating && view.pages.grids.count == 3)
    #expect(view.pages.contentOffset.x == view.pages.current?.frame.minX)
    #expect(scene.log == ["2026-11 to 2028-1"])
  }

  @Test("A swipe to the left shows the next month, and one to the right the previous one")
  func swipes() {
    let (left, right) = (CGPoint(x: 60, y: 260), CGPoint(x: 300, y: 260))
    stage.drag(from: right, to: left)
    stage.advance(by: 2)
    #expect(scene.month == "2026-12" && scene.log == ["2026-11 to 2026-12"])
    stage.drag(from: left, to: right)
    stage.advance(by: 2)
    stage.drag(from: left, to: right)
    stage.advance(by: 2)
    #expect(scene.month == "2026-10")
  }

  @Test("A swipe that begins before the last one has come to rest turns one page more")
  func fastSwipes() {
    for _ in 0..<3 {
      stage.drag(from: CGPoint(x: 300, y: 260), to: CGPoint(x: 60, y: 260), duration: 0.1)
      stage.advance(by: 0.05)
    }
    stage.advance(by: 2)
    #expect(scene.month == "2027-2")
  }

  @Test("A scroll of a touchpad turns the page, and comes to rest at a month")
  func touchpad() {
    for _ in 0..<20 { stage.touchpadScroll(by: CGVector(dx: 12, dy: 0), at: view.center) }
    stage.touchpadScrollEnd()
    stage.advance(by: 2)
    #expect(scene.month == "2026-12")
    #expect(view.pages.contentOffset.x == view.pages.current?.frame.minX)
  }

  @Test("A turn that interrupts another one arrives at the last month")
  func interruptedTurns() {
    for _ in 0..<4 {
      stage.tap("Next Month")
      stage.advance(by: 0.05)
    }
    stage.tap("Previous Month")
    stage.advance(by: 2)
    #expect(scene.month == "2027-2" && scene.log.count == 5)
    #expect(view.pages.contentOffset.x == view.pages.current?.frame.minX)
  }

  @Test("The view is released, also with a selection")
  func release() {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    weak var released: UICalendarView?
    do {
      let other = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      other.selectionBehavior = selection
      other.layoutIfNeeded()
      released = other
    }
    #expect(released == nil && selection.view == nil)
  }

  @Test("From right to left, a swipe to the right shows the next month, and buttons change sides")
  func rightToLeft() throws {
    view.semanticContentAttribute = .forceRightToLeft
    stage.render()
    let first = try scene.point(1)
    #expect(try scene.point(2).x < first.x)
    let (forth, back) = (view.head.forth, view.head.back)
    #expect(forth.frame.minX == 0 && back.frame.minX == forth.frame.maxX)
    stage.drag(from: CGPoint(x: 60, y: 260), to: CGPoint(x: 300, y: 260))
    stage.advance(by: 2)
    #expect(scene.month == "2026-12")
  }

  @Test("The buttons in the header turn by a month, with the pointer too")
  func buttons() {
    stage.tap("Next Month")
    stage.advance(by: 2)
    #expect(scene.month == "2026-12")
    stage.click("Previous Month")
    stage.advance(by: 2)
    stage.click("Previous Month")
    stage.advance(by: 2)
    #expect(scene.month == "2026-10")
  }

  @Test("Months outside the available range are not shown, and days outside it are disabled")
  func availableRange() {
    let utc = TimeZone(identifier: "UTC")
    func date(_ month: Int, _ day: Int) -> Date {
      let components = DateComponents(
        calendar: Calendar(identifier: .gregorian), timeZone: utc, year: 2026, month: month,
        day: day)
      return components.date ?? .distantPast
    }
    view.availableDateRange = DateInterval(
      start: date(11, 10).addingTimeInterval(3600), end: date(12, 3).addingTimeInterval(60))
    stage.render()
    #expect(scene.enabledDays == Array(10...30))
    #expect(!view.head.back.isEnabled && view.head.forth.isEnabled)
    #expect(view.pages.grids.count == 2)
    view.visibleDateComponents = DateComponents(year: 2027, month: 6)
    #expect(scene.month == "2026-12" && scene.enabledDays == [1, 2, 3])
    #expect(view.head.back.isEnabled && !view.head.forth.isEnabled)
    view.availableDateRange = DateInterval(start: .distantPast, end: date(10, 5))
    #expect(scene.month == "2026-10")
  }

  @Test("The name of the month opens wheels for the month and the year")
  func wheels() throws {
    stage.tap("November 2026")
    stage.render()
    let wheels = try #require(view.wheels)
    #expect(wheels.datePickerMode == .yearAndMonth && view.pages.isHidden)
    wheels.date = Date(timeIntervalSince1970: 1_752_580_800)
    wheels.sendActions(for: .valueChanged)
    #expect(scene.month == "2025-7" && scene.log == ["2026-11 to 2025-7"])
    stage.render()
    stage.tap("July 2025")
    stage.render()
    #expect(view.wheels == nil && !view.pages.isHidden)
  }

  @Test("Open wheels follow a month that code sets")
  func wheelsFollow() throws {
    stage.tap("November 2026")
    stage.render()
    let wheels = try #require(view.wheels)
    view.visibleDateComponents = DateComponents(year: 2027, month: 3)
    stage.render()
    #expect(view.wheels === wheels && scene.month == "2027-3")
    #expect(view.month.index(of: wheels.date, in: view.formats.calendar) != nil)
    #expect(scene.log == ["2026-11 to 2027-3"])
  }

  @Test("Components of another calendar with another time zone have the same day")
  func otherTimeZone() throws {
    let start = Date(timeIntervalSince1970: 1_795_564_800)
    var hebrew = Calendar(identifier: .hebrew)
    hebrew.timeZone = try #require(TimeZone(identifier: "UTC"))
    var components = hebrew.dateComponents([.year, .month, .day], from: start)
    #expect(view.formats.calendar.day(of: components) != start)
    hebrew.timeZone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    components.calendar = hebrew
    #expect(view.formats.calendar.day(of: components) == start)
    components.timeZone = hebrew.timeZone
    #expect(view.formats.calendar.day(of: components) == start)
  }

  @Test("At midnight, the mark of the current day moves to the next one")
  func midnight() {
    final class Clock { var date = Date(timeIntervalSince1970: 1_795_651_190) }
    let clock = Clock()
    view.currentDate = { clock.date }
    stage.render()
    let frames = stage.frameRequestCount
    clock.date += 5
    stage.advance(by: 5)
    #expect(stage.frameRequestCount == frames)
    let before = stage.snapshot()
    clock.date += 6
    stage.advance(by: 6)
    #expect(stage.frameRequestCount > frames)
    #expect(!before.isEqual(stage.snapshot()))
  }

  @Test("The wheels end at the available range, and another range closes them")
  func rangeOfWheels() {
    let start = Date(timeIntervalSince1970: 1_752_580_800)
    view.availableDateRange = DateInterval(start: start, duration: 1000 * 86_400)
    stage.render()
    stage.tap("November 2026")
    #expect(view.wheels?.minimumDate == start)
    #expect(view.wheels?.maximumDate == start.addingTimeInterval(1000 * 86_400))
    view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    #expect(view.wheels == nil)
  }

  @Test(
    "The days, the names and the digits are those of the calendar, the time zone and the locale")
  func locales() {
    view.locale = Locale(identifier: "de_DE")
    #expect(view.head.title.currentTitle == "November 2026")
    #expect(view.formats.weekdays.first == "MO" && view.month.lead == 6)
    view.locale = Locale(identifier: "ar_EG")
    #expect(view.pages.current?.days[11].text == "١٢")
    view.locale = Locale(identifier: "en_US")
    view.timeZone = TimeZone(identifier: "Pacific/Kiritimati")
    #expect(scene.month == "2026-11")
    #expect(view.visibleDateComponents.date == Date(timeIntervalSince1970: 1_793_440_800))
  }

  @Test("Another calendar shows its own months, and has a name without wheels")
  func hebrew() {
    view.calendar = Calendar(identifier: .hebrew)
    #expect(view.month.days.count == 30 && view.head.title.isHidden && !view.head.label.isHidden)
    #expect(view.head.label.text?.isEmpty == false)
    view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2026, month: 11, day: 25)
    #expect(view.visibleDateComponents.day == nil && view.visibleDateComponents.year == 5787)
  }

  @Test("The view needs more space with larger text and with decorations")
  func sizes() {
    let usual = view.intrinsicContentSize
    #expect(usual.width >= 320 && usual.height > 6 * 44)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == usual)
    #expect(view.sizeThatFits(CGSize(width: 500, height: 10)).width == 500)
    view.wantsDateDecorations = false
    #expect(view.intrinsicContentSize.height < usual.height - 60)
    view.wantsDateDecorations = true
    stage.changeAppearance { $0.textScale = 2 }
    #expect(view.intrinsicContentSize.height > usual.height * 1.3)
    stage.changeAppearance { $0.textScale = 1 }
  }

  @Test("The current day and the design of the font are visible, and dark colors are others")
  func appearance() {
    let usual = stage.snapshot()
    view.currentDate = { Date(timeIntervalSince1970: 1_795_608_000 - 86_400) }
    stage.render()
    let other = stage.snapshot()
    #expect(!usual.isEqual(other))
    view.fontDesign = .serif
    stage.render()
    let serif = stage.snapshot()
    #expect(!other.isEqual(serif))
    view.overrideUserInterfaceStyle = .dark
    stage.render()
    #expect(!serif.isEqual(stage.snapshot()))
  }
}
