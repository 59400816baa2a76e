public import Foundation

/// The delegate of a selection of several dates. Follows `UICalendarSelectionMultiDateDelegate`.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called when the user has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns a Boolean value that indicates whether the user can select a date. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns a Boolean value that indicates whether the user can deselect a date. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// A selection of any number of dates. Follows `UICalendarSelectionMultiDate`.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  public private(set) final weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected dates. Components without a day select nothing.
  ///
  /// Setting this property does not notify the delegate. The default is an empty array.
  open var selectedDates: [DateComponents] = [] {
    didSet {
      shownDays = nil
      view?.selectionDidChange()
    }
  }

  /// The days of the selected dates in a calendar, so that they are computed once.
  private var shownDays: (calendar: Calendar, days: Set<Date>)?

  /// Creates a selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects dates in place of the selected ones. Does not notify the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    view?.animateSelection(animated)
    self.selectedDates = selectedDates
  }

  override func isSelected(_ day: Date) -> Bool {
    let calendar = calendar
    if let shownDays, shownDays.calendar == calendar { return shownDays.days.contains(day) }
    let days = Set(selectedDates.compactMap { selectedDay($0) })
    shownDays = (calendar, days)
    return days.contains(day)
  }

  override func isSelectable(_ day: Date) -> Bool {
    isSelected(day)
      || delegate?.multiDateSelection(self, canSelectDate: calendar.dayComponents(of: day)) ?? true
  }

  override func userTaps(_ day: Date) {
    let components = calendar.dayComponents(of: day)
    if isSelected(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
      setSelectedDates(selectedDates.filter { selectedDay($0) != day }, animated: true)
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else if isSelectable(day) {
      setSelectedDates(selectedDates + [components], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}
