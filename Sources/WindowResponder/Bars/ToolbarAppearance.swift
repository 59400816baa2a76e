/// The appearance of a toolbar. Follows `UIToolbarAppearance`.
@preconcurrency @MainActor open class ToolbarAppearance: BarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = BarButtonItemAppearance() { didSet { appearanceDidChange() } }
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { appearanceDidChange() }
  }

  /// Returns an independent copy.
  open override func copy() -> Self {
    let copy = super.copy()
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }
}
