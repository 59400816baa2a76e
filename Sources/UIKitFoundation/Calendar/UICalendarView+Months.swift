import Foundation
import Widgets
import WindowResponder

/// The month that is shown, and the day with the keyboard.
extension UICalendarView {
  final func addParts() {
    head.owner = self
    pages.owner = self
    addSubview(head)
    addSubview(pages)
    pages.show(month, animated: false)
    showMonthInHead()
  }

  /// Returns a Boolean value that indicates whether a month has an available day.
  final func allows(_ month: CalendarMonth) -> Bool {
    guard let last = month.days.last else { return false }
    return month.start <= availableDateRange.end
      && (formats.calendar.contains(day: last, in: availableDateRange)
        || last > availableDateRange.start)
  }

  /// Returns the month, or the nearest one with an available day.
  final func clamped(_ month: CalendarMonth) -> CalendarMonth {
    guard !allows(month) else { return month }
    let range = availableDateRange
    return CalendarMonth(
      containing: month.start > range.end ? range.end : range.start, in: formats.calendar)
  }

  /// Shows a month, or the nearest available one.
  final func show(_ newMonth: CalendarMonth, animated: Bool) {
    let newMonth = clamped(newMonth)
    guard newMonth != month else { return }
    let previous = visibleDateComponents
    month = newMonth
    pages.show(newMonth, animated: animated)
    updateWheels()
    monthDidChange(from: previous)
  }

  /// Takes the month to which the user has scrolled.
  final func userScrolled(to newMonth: CalendarMonth) {
    guard newMonth != month else { return }
    let previous = visibleDateComponents
    month = newMonth
    monthDidChange(from: previous)
  }

  private func monthDidChange(from previous: DateComponents) {
    if let movedDay, month.index(of: movedDay, in: formats.calendar) == nil { self.movedDay = nil }
    showMonthInHead()
    pages.redraw()
    pages.accessibilityDidChange(.children)
    pages.accessibilityDidChange(.name)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// Shows a month after or before the visible one. If it is not available, returns `false`.
  @discardableResult final func turn(by months: Int) -> Bool {
    let other = month.adding(months, in: formats.calendar)
    guard allows(other), other != month else { return false }
    show(other, animated: true)
    return true
  }

  // MARK: Days

  /// The day that the keys select. Unless a key has moved it, it is the selected day of the month, the
  /// current day, or the first available one.
  final var focusedDay: Date? {
    let calendar = formats.calendar
    if let movedDay, let index = month.index(of: movedDay, in: calendar) {
      return month.days[index]
    }
    if let selectionBehavior, let day = month.days.first(where: selectionBehavior.isSelected) {
      return day
    }
    if let index = month.index(of: currentDate(), in: calendar), isAvailable(month.days[index]) {
      return month.days[index]
    }
    return month.days.first(where: isAvailable)
  }

  /// Returns a Boolean value that indicates whether a day is in the available range.
  final func isAvailable(_ day: Date) -> Bool {
    formats.calendar.contains(day: day, in: availableDateRange)
  }

  /// Moves the keyboard to a day, and shows its month. A day that is not available has no effect.
  final func moveFocus(to day: Date) {
    guard isAvailable(day) else { return }
    movedDay = day
    show(CalendarMonth(containing: day, in: formats.calendar), animated: true)
    movedDay = day
    pages.redraw()
    pages.accessibilityDidChange(.selection)
    AccessibilityHubs.current?.focusMayHaveChanged()
  }

  /// Selects or deselects a day for the user. Without a selection behavior, takes no action.
  final func userTaps(_ day: Date) {
    guard let selectionBehavior, isAvailable(day), selectionBehavior.isSelectable(day) else {
      return
    }
    movedDay = day
    selectionBehavior.userTaps(day)
  }

  /// Updates the days after a change of the selection.
  final func selectionDidChange() {
    pages.reloadDays()
    pages.accessibilityDidChange(.children)
    pages.accessibilityDidChange(.selection)
  }

  /// Fades from the appearance before a change of the selection to the one after it.
  final func animateSelection(_ animated: Bool) {
    guard animated, window != nil else { return }
    View.transition(with: pages, duration: 0.2, options: .transitionCrossDissolve)
  }

  /// Returns the decoration of a day, or `nil` for none.
  final func decoration(of day: Date) -> Decoration? {
    guard wantsDateDecorations, isAvailable(day) else { return nil }
    return delegate?.calendarView(self, decorationFor: formats.calendar.dayComponents(of: day))
  }
}
