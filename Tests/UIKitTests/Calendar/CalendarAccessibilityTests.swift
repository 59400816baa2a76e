import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct CalendarAccessibilityTests {
  let scene = CalendarScene()
  let selection = UICalendarSelectionSingleDate(delegate: nil)
  var view: UICalendarView { scene.view }
  var stage: Stage { scene.stage }

  init() {
    selection.selectedDate = scene.day(12)
    view.selectionBehavior = selection
    stage.render()
  }

  private func calendar() throws -> AccessibilityNode {
    try #require(stage.accessibilityTree().first(role: "calendar"))
  }

  @Test("A screen reader reads each day of the month with its full date")
  func days() throws {
    let calendar = try calendar()
    #expect(calendar.name == "November 2026" && calendar.children.count == 30)
    let day = try #require(calendar.first("Thursday, November 12, 2026"))
    #expect(day.states.contains("selected") && day.states.contains("enabled"))
    let other = try #require(calendar.first("Friday, November 13, 2026"))
    #expect(!other.states.contains("selected") && other.actions == ["click"])
    #expect(other.frame.map { $0.contains((try? scene.point(13)) ?? .zero) } == true)
  }

  @Test("A screen reader selects a day")
  func selecting() throws {
    stage.perform("click", on: "Friday, November 13, 2026")
    #expect(scene.selectedDays == [13])
    let day = try #require(try calendar().first("Friday, November 13, 2026"))
    #expect(day.states.contains("selected"))
  }

  @Test("A day that cannot be selected is disabled, and has no action")
  func disabled() throws {
    let start = Date(timeIntervalSince1970: 1_795_608_000)
    view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    let day = try #require(try calendar().first("Friday, November 13, 2026"))
    #expect(!day.states.contains("enabled") && day.actions == [])
    view.selectionBehavior = nil
    let last = try #require(try calendar().first("Monday, November 30, 2026"))
    #expect(last.states.contains("enabled") && last.actions == [])
  }

  @Test("A screen reader turns the months by actions and by scrolling")
  func months() throws {
    stage.perform("Next Month", on: "November 2026", role: "calendar")
    stage.advance(by: 2)
    #expect(try calendar().name == "December 2026")
    #expect(try calendar().first("Thursday, December 31, 2026") != nil)
    #expect(view.pages.accessibilityScroll(.right))
    #expect(scene.month == "2026-11")
    #expect(view.pages.accessibilityScroll(.next) && view.pages.accessibilityScroll(.next))
    #expect(scene.month == "2027-1" && !view.pages.accessibilityScroll(.down))
  }

  @Test("The focus of the keyboard is on the day")
  func focus() throws {
    for _ in 0..<5 where !view.pages.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardRightArrow)
    let day = try #require(try calendar().first("Friday, November 13, 2026"))
    #expect(day.states.contains("focused"))
  }

  @Test("The label of a decoration is the description of its day")
  func decorations() throws {
    let dot = UILabel()
    dot.text = "●"
    dot.accessibilityLabel = "Two events"
    scene.decorations = [13: .customView { dot }]
    view.reloadDecorations(forDateComponents: [scene.day(13)], animated: false)
    stage.render()
    #expect(try calendar().first("Friday, November 13, 2026")?.hint == "Two events")
  }

  @Test("The header has the name of the month and the buttons, and neighbours are not read")
  func header() throws {
    let tree = stage.accessibilityTree()
    for name in ["November 2026", "Previous Month", "Next Month"] {
      #expect(tree.first(name, role: "push button") != nil)
    }
    #expect(tree.all.filter { $0.role == "table cell" }.count == 30)
  }

  @Test("An accessibility audit finds no problems, in a month and in the wheels")
  func audit() {
    scene.decorations = [3: .default(color: .systemRed), 4: .image(UIImage(systemName: "star"))]
    view.reloadDecorations(forDateComponents: [scene.day(3), scene.day(4)], animated: false)
    #expect(stage.audit().map(\.description) == [])
    stage.tap("November 2026")
    #expect(stage.audit().map(\.description) == [])
  }
}
