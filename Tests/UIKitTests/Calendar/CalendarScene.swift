import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

/// A calendar view at 25 November 2026 on a stage, with a delegate that writes a log.
@MainActor final class CalendarScene: UICalendarViewDelegate {
  let stage = Stage(size: CGSize(width: 400, height: 520))
  let view = UICalendarView()
  /// The calls of delegates.
  var log: [String] = []
  /// The decorations by the day of the month, in each month.
  var decorations: [Int: UICalendarView.Decoration] = [:]

  init(_ locale: String = "en_US", timeZone: String = "UTC") {
    view.locale = Locale(identifier: locale)
    view.timeZone = TimeZone(identifier: timeZone)
    view.currentDate = { Date(timeIntervalSince1970: 1_795_608_000) }
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    view.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: view.intrinsicContentSize)
    stage.window.addSubview(view)
    view.delegate = self
    stage.render()
  }

  /// Returns the middle of a day of the visible month, in the window.
  func point(_ day: Int) throws -> CGPoint {
    let grid = try #require(view.pages.current)
    let frame = grid.frame(ofDay: day - 1)
    return grid.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Returns a day of November 2026, or of another month.
  func day(_ day: Int, month: Int = 11) -> DateComponents {
    DateComponents(year: 2026, month: month, day: day)
  }

  func tap(_ day: Int) throws {
    stage.tap(at: try point(day))
    stage.advance(by: 0.5)
  }

  /// The selected days of the visible month.
  var selectedDays: [Int] {
    let days = view.pages.current?.days ?? []
    return days.indices.filter { days[$0].isSelected }.map { $0 + 1 }
  }

  /// The days of the visible month that can be selected.
  var enabledDays: [Int] {
    let days = view.pages.current?.days ?? []
    return days.indices.filter { days[$0].isEnabled }.map { $0 + 1 }
  }

  /// The visible month, such as "2026-11".
  var month: String { Self.text(view.visibleDateComponents) }

  static func text(_ components: DateComponents?) -> String {
    guard let components else { return "nil" }
    let parts = [components.year, components.month, components.day].compactMap { $0 }
    return parts.map { String($0) }.joined(separator: "-")
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { dateComponents.day.flatMap { decorations[$0] } }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    let months = [previousDateComponents, calendarView.visibleDateComponents].map(Self.text)
    log.append(months.joined(separator: " to "))
  }
}
