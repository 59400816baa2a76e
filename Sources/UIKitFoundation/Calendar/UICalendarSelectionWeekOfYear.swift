public import Foundation

/// The delegate of a selection of a week. Follows `UICalendarSelectionWeekOfYearDelegate`.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// Called when the user has selected a week, or deselected it: then the components are `nil`.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns a Boolean value that indicates whether the user can select a week.
  ///
  /// For `nil`, the value indicates whether the user can deselect the selected week. The default is `true`.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns `true`.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of at most one week, which the user selects by any of its days. Follows
/// `UICalendarSelectionWeekOfYear`.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The delegate.
  public private(set) final weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  override var selectsWeeks: Bool { true }

  /// The selected week, with `weekOfYear` and `yearForWeekOfYear`, or `nil`. Components of a day select its
  /// week.
  ///
  /// Setting this property does not notify the delegate. The default is `nil`.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.selectionDidChange() } }

  /// Creates a selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a week, or deselects the selected one if the components are `nil`. Does not notify the delegate.
  open func setSelected(_ weekOfYearComponents: DateComponents?, animated: Bool) {
    view?.animateSelection(animated)
    selectedWeekOfYear = weekOfYearComponents
  }

  override func isSelected(_ day: Date) -> Bool {
    guard let selected = selectedWeekOfYear else { return false }
    let week = components(of: day)
    if let number = selected.weekOfYear {
      return number == week.weekOfYear
        && selected.yearForWeekOfYear ?? selected.year == week.yearForWeekOfYear
    }
    guard let first = selectedDay(selected) else { return false }
    let other = components(of: first)
    return other.weekOfYear == week.weekOfYear && other.yearForWeekOfYear == week.yearForWeekOfYear
  }

  override func isSelectable(_ day: Date) -> Bool {
    isSelected(day) || canSelect(components(of: day))
  }

  private func components(of day: Date) -> DateComponents {
    calendar.components([.weekOfYear, .yearForWeekOfYear], of: day)
  }

  private func canSelect(_ week: DateComponents?) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true
  }

  override func userTaps(_ day: Date) {
    let week = isSelected(day) ? nil : components(of: day)
    guard canSelect(week) else { return }
    setSelected(week, animated: true)
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
  }
}
