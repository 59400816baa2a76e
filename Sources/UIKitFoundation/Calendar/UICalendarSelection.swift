public import Foundation

/// A behavior that determines which dates the user selects in a ``UICalendarView``. Follows
/// `UICalendarSelection`.
///
/// Use one of its subclasses: ``UICalendarSelectionSingleDate``, ``UICalendarSelectionMultiDate`` or
/// ``UICalendarSelectionWeekOfYear``.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// The view that has the behavior.
  final weak var view: UICalendarView?

  /// Asks the delegate again which dates the user can select, and updates the calendar view.
  open func updateSelectableDates() { view?.selectionDidChange() }

  /// The calendar that compares days.
  final var calendar: Calendar { view?.formats.calendar ?? .current }

  /// Returns a Boolean value that indicates whether a day is selected.
  func isSelected(_ day: Date) -> Bool { false }

  /// Returns a Boolean value that indicates whether the user can select a day, or deselect it.
  func isSelectable(_ day: Date) -> Bool { false }

  /// Selects a day for the user, or deselects it, and notifies the delegate.
  func userTaps(_ day: Date) {}

  /// A Boolean value that indicates whether the selection is a week.
  var selectsWeeks: Bool { false }

  /// Returns the start of the day of components, or `nil` if they have no day.
  final func selectedDay(_ components: DateComponents?) -> Date? {
    guard let components, components.day != nil else { return nil }
    return calendar.day(of: components)
  }
}
