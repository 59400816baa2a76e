import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct CalendarKeyTests {
  let scene = CalendarScene()
  let selection = UICalendarSelectionSingleDate(delegate: nil)
  var view: UICalendarView { scene.view }
  var stage: Stage { scene.stage }

  init() {
    view.selectionBehavior = selection
    stage.render()
  }

  private func focus() throws {
    for _ in 0..<5 where !view.pages.isFocused { stage.keyPress(.keyboardTab) }
    try #require(view.pages.isFocused)
  }

  /// The day with the keyboard, such as "2026-11-25".
  private var focused: String {
    CalendarScene.text(view.focusedDay.map { view.formats.calendar.dayComponents(of: $0) })
  }

  private func press(_ key: UIKeyboardHIDUsage) {
    stage.keyPress(key)
    stage.advance(by: 1)
  }

  @Test("The arrow keys move by days and weeks, from the current day on")
  func arrows() throws {
    try focus()
    #expect(focused == "2026-11-25")
    press(.keyboardRightArrow)
    #expect(focused == "2026-11-26")
    press(.keyboardUpArrow)
    #expect(focused == "2026-11-19")
    press(.keyboardLeftArrow)
    press(.keyboardDownArrow)
    #expect(focused == "2026-11-25" && selection.selectedDate == nil)
    press(.keyboardDownArrow)
    #expect(focused == "2026-12-2" && scene.month == "2026-12")
    #expect(scene.log == ["2026-11 to 2026-12"])
  }

  @Test("Page Up and Page Down move by months, Home and End to the ends of the month")
  func pages() throws {
    try focus()
    press(.keyboardEnd)
    #expect(focused == "2026-11-30")
    press(.keyboardPageDown)
    press(.keyboardPageDown)
    press(.keyboardPageDown)
    #expect(focused == "2027-2-28")
    press(.keyboardHome)
    press(.keyboardPageUp)
    #expect(focused == "2027-1-1" && scene.month == "2027-1")
  }

  @Test("Space and Return select the day, and deselect it again")
  func selecting() throws {
    try focus()
    press(.keyboardRightArrow)
    press(.keyboardSpacebar)
    #expect(scene.selectedDays == [26])
    press(.keyboardReturnOrEnter)
    #expect(scene.selectedDays == [])
  }

  @Test("A held key selects once, and nothing if the focus leaves")
  func heldKey() throws {
    try focus()
    stage.keyDown(.keyboardSpacebar)
    #expect(view.pages.current?.pressed == 24 && scene.selectedDays == [])
    stage.keyRepeat(.keyboardSpacebar)
    stage.keyUp(.keyboardSpacebar)
    #expect(scene.selectedDays == [25])
    stage.keyDown(.keyboardSpacebar)
    view.isHidden = true
    stage.render()
    view.isHidden = false
    stage.keyUp(.keyboardSpacebar)
    #expect(scene.selectedDays == [25] && view.pages.current?.pressed == nil)
  }

  @Test("From right to left, the left arrow key moves to the next day")
  func rightToLeft() throws {
    view.semanticContentAttribute = .forceRightToLeft
    try focus()
    press(.keyboardLeftArrow)
    #expect(focused == "2026-11-26")
  }

  @Test("The keys stay in the available range")
  func range() throws {
    let start = Date(timeIntervalSince1970: 1_795_608_000)
    view.availableDateRange = DateInterval(start: start, duration: 20 * 86_400)
    try focus()
    press(.keyboardLeftArrow)
    #expect(focused == "2026-11-25")
    press(.keyboardPageDown)
    #expect(focused == "2026-12-15" && scene.month == "2026-12")
    press(.keyboardEnd)
    press(.keyboardRightArrow)
    #expect(focused == "2026-12-15")
    press(.keyboardPageUp)
    #expect(focused == "2026-11-25")
  }

  @Test("The day with the keyboard has a ring")
  func ring() throws {
    let before = stage.snapshot()
    try focus()
    stage.render()
    let at25 = stage.snapshot()
    #expect(!before.isEqual(at25))
    press(.keyboardRightArrow)
    #expect(!at25.isEqual(stage.snapshot()))
  }

  @Test("The keys begin at the selected day, and in another month at its first day")
  func start() throws {
    selection.selectedDate = scene.day(7)
    #expect(focused == "2026-11-7")
    view.visibleDateComponents = DateComponents(year: 2027, month: 1)
    #expect(focused == "2027-1-1")
  }
}
