/// How a toolbar looks. Follows `UIToolbarAppearance`.
@preconcurrency @MainActor open class ToolbarAppearance: BarAppearance {
  /// How buttons look.
  open var buttonAppearance = BarButtonItemAppearance() { didSet { appearanceDidChange() } }
  /// How buttons that end something look.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { appearanceDidChange() }
  }

  /// An appearance that is the same, and changes apart.
  open override func copy() -> Self {
    let copy = super.copy()
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }
}
