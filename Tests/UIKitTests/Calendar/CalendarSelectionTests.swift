import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct CalendarSelectionTests {
  let scene = CalendarScene()
  private let chooser = Chooser()
  var view: UICalendarView { scene.view }

  private func show(_ selection: UICalendarSelection) {
    view.selectionBehavior = selection
    scene.stage.render()
  }

  @Test("Without a selection behavior, a tap selects nothing")
  func none() throws {
    try scene.tap(12)
    #expect(scene.selectedDays == [] && view.pages.current?.pressed == nil)
  }

  @Test("A tap selects a date in place of the selected one, and a tap on it deselects it")
  func single() throws {
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    show(selection)
    try scene.tap(12)
    #expect(scene.selectedDays == [12] && selection.selectedDate?.day == 12)
    #expect(selection.selectedDate?.date == Date(timeIntervalSince1970: 1_794_441_600))
    try scene.tap(17)
    #expect(scene.selectedDays == [17])
    try scene.tap(17)
    #expect(scene.selectedDays == [] && selection.selectedDate == nil)
    #expect(chooser.log == ["2026-11-12", "2026-11-17", "nil"])
  }

  @Test("Dates that the delegate refuses are disabled, and nil keeps the selected one")
  func refusal() throws {
    chooser.allows = { $0?.day.map { $0 > 10 } ?? false }
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    show(selection)
    #expect(scene.enabledDays == Array(11...30))
    try scene.tap(5)
    #expect(chooser.log == [])
    try scene.tap(12)
    try scene.tap(12)
    #expect(chooser.log == ["2026-11-12"] && scene.selectedDays == [12])
    chooser.allows = { $0?.day == 20 }
    selection.updateSelectableDates()
    #expect(scene.enabledDays == [12, 20])
  }

  @Test("A selection by code is shown, and does not notify the delegate")
  func byCode() {
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    selection.selectedDate = scene.day(3)
    show(selection)
    #expect(scene.selectedDays == [3])
    let before = scene.stage.snapshot()
    selection.setSelected(scene.day(8), animated: true)
    scene.stage.advance(by: 0.05)
    let during = scene.stage.snapshot()
    scene.stage.advance(by: 1)
    let after = scene.stage.snapshot()
    #expect(scene.selectedDays == [8] && !before.isEqual(after))
    #expect(!during.isEqual(before) && !during.isEqual(after))
    selection.setSelected(DateComponents(year: 2026, month: 11), animated: false)
    #expect(scene.selectedDays == [])
    selection.setSelected(nil, animated: false)
    #expect(chooser.log == [])
  }

  @Test("A date of another calendar is the same day")
  func otherCalendar() {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    show(selection)
    var hebrew = Calendar(identifier: .hebrew)
    hebrew.timeZone = TimeZone(identifier: "UTC") ?? .current
    var components = hebrew.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: 1_794_441_600))
    components.calendar = hebrew
    selection.selectedDate = components
    #expect(scene.selectedDays == [12])
  }

  @Test("A tap adds a date to several ones or removes it, if the delegate allows it")
  func multi() throws {
    let selection = UICalendarSelectionMultiDate(delegate: chooser)
    selection.selectedDates = [scene.day(2), scene.day(4, month: 12)]
    show(selection)
    try scene.tap(9)
    try scene.tap(2)
    #expect(scene.selectedDays == [9])
    #expect(selection.selectedDates.map { $0.day } == [4, 9])
    chooser.allowsDeselection = false
    try scene.tap(9)
    #expect(scene.selectedDays == [9] && chooser.log == ["2026-11-9", "not 2026-11-2"])
    chooser.allows = { $0?.day != 11 }
    selection.updateSelectableDates()
    try scene.tap(11)
    #expect(scene.selectedDays == [9] && !scene.enabledDays.contains(11))
    selection.setSelectedDates([scene.day(1), scene.day(30)], animated: false)
    #expect(scene.selectedDays == [1, 30] && chooser.log.count == 2)
  }

  @Test("A tap selects the week of a day, and another one on it deselects it")
  func week() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: chooser)
    show(selection)
    let before = scene.stage.snapshot()
    try scene.tap(11)
    #expect(scene.selectedDays == Array(8...14))
    #expect(!before.isEqual(scene.stage.snapshot()))
    #expect(selection.selectedWeekOfYear?.weekOfYear == 46)
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2026)
    try scene.tap(14)
    #expect(scene.selectedDays == [] && chooser.log == ["week 46", "week nil"])
    chooser.allows = { $0?.weekOfYear == 47 }
    selection.updateSelectableDates()
    #expect(scene.enabledDays == Array(15...21))
    selection.setSelected(DateComponents(weekOfYear: 48, yearForWeekOfYear: 2026), animated: false)
    #expect(scene.selectedDays == Array(22...28))
    selection.selectedWeekOfYear = scene.day(2)
    #expect(scene.selectedDays == Array(1...7))
  }

  @Test("A press that leaves its day selects nothing, and a drag turns the page in place of it")
  func drags() throws {
    show(UICalendarSelectionSingleDate(delegate: chooser))
    let (start, end) = (try scene.point(20), try scene.point(15))
    scene.stage.drag(from: start, to: end)
    scene.stage.advance(by: 2)
    #expect(chooser.log == [] && scene.month == "2026-12")
  }

  @Test("A drag that begins after a pause on a day turns the page too")
  func slowDrag() throws {
    show(UICalendarSelectionSingleDate(delegate: chooser))
    let (start, end) = (try scene.point(20), try scene.point(15))
    scene.stage.touchDown(at: start)
    scene.stage.touchFrame()
    scene.stage.advance(by: 0.4)
    #expect(view.pages.current?.pressed == 19)
    for step in 1...10 {
      let share = Double(step) / 10
      scene.stage.touchMove(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y))
      scene.stage.touchFrame()
      scene.stage.advance(by: 0.016)
    }
    scene.stage.touchUp()
    scene.stage.touchFrame()
    scene.stage.advance(by: 2)
    #expect(chooser.log == [] && scene.month == "2026-12")
  }

  @Test("A behavior that is replaced no longer changes the view")
  func replaced() {
    let old = UICalendarSelectionSingleDate(delegate: nil)
    show(old)
    show(UICalendarSelectionMultiDate(delegate: nil))
    old.selectedDate = scene.day(3)
    #expect(scene.selectedDays == [] && old.view == nil)
  }
}

/// A delegate of all selections that writes a log.
@MainActor
private final class Chooser: UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
  var log: [String] = []
  var allows: (DateComponents?) -> Bool = { _ in true }
  var allowsDeselection = true

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { log.append(CalendarScene.text(dateComponents)) }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { allows(dateComponents) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { log.append(CalendarScene.text(dateComponents)) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { log.append("not " + CalendarScene.text(dateComponents)) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { allows(dateComponents) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { allowsDeselection }

  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) { log.append("week " + (weekOfYearComponents?.weekOfYear.map { String($0) } ?? "nil")) }

  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { allows(weekOfYearComponents) }
}
