public import Foundation

/// The delegate of a ``UICalendarView``, which provides decorations. Follows `UICalendarViewDelegate`.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration of a day, or `nil` for none. The components have the view's calendar, an era, a
  /// year, a month and a day.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when the view shows another month, by the user or by code. The new one is
  /// ``UICalendarView/visibleDateComponents``.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Takes no action.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
