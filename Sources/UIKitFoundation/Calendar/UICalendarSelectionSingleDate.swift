public import Foundation

/// The delegate of a selection of one date. Follows `UICalendarSelectionSingleDateDelegate`.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called when the user has selected a date, or deselected it: then the components are `nil`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns a Boolean value that indicates whether the user can select a date.
  ///
  /// For `nil`, the value indicates whether the user can deselect the selected date. Other dates are
  /// disabled. The default is `true`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of at most one date. Follows `UICalendarSelectionSingleDate`.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  public private(set) final weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected date, or `nil`. Components without a day select nothing.
  ///
  /// Setting this property does not notify the delegate. The default is `nil`.
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }

  /// Creates a selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a date, or deselects the selected one if the components are `nil`. Does not notify the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    view?.animateSelection(animated)
    selectedDate = dateComponents
  }

  override func isSelected(_ day: Date) -> Bool { selectedDay(selectedDate) == day }

  override func isSelectable(_ day: Date) -> Bool {
    isSelected(day) || canSelect(calendar.dayComponents(of: day))
  }

  private func canSelect(_ components: DateComponents?) -> Bool {
    delegate?.dateSelection(self, canSelectDate: components) ?? true
  }

  override func userTaps(_ day: Date) {
    let components = isSelected(day) ? nil : calendar.dayComponents(of: day)
    guard canSelect(components) else { return }
    setSelected(components, animated: true)
    delegate?.dateSelection(self, didSelectDate: components)
  }
}
