import WindowResponder

/// A row of a ``Form``: a name and a control, or one view in the whole width, with an error and a note below.
@preconcurrency @MainActor public final class FormRow {
  /// The name, or `nil` if there is none.
  public var title: String? {
    get { label?.text }
    set {
      if label == nil, newValue != nil { makeLabel() }
      label?.text = newValue
      form?.rowsDidChange()
    }
  }

  /// The view beside the name, usually a control.
  public let control: View

  /// The text below the control, in a smaller font, or `nil`.
  public var note: String? {
    get { noteLabel?.text }
    set { setNote(newValue) }
  }

  /// The error below the control, in the color of errors and with a symbol, or `nil`, the default, if the
  /// value of the control is valid.
  ///
  /// A new error is announced to assistive technologies. It is the accessibility hint of the control, before
  /// the ``note``, unless the control has its own.
  public var errorText: String? {
    get { errorView?.text }
    set { setError(newValue) }
  }

  /// A Boolean value that indicates whether the row is hidden. The default is `false`.
  public var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// A Boolean value that indicates whether the section of the row is hidden.
  var isSectionHidden = false {
    didSet { if isSectionHidden != oldValue { visibilityDidChange() } }
  }

  /// A Boolean value that indicates whether the control fills the width. The default is `false` for buttons,
  /// switches and other controls of a fixed size, and `true` for all others. A control with a required
  /// constraint for its width keeps that width.
  public var fillsWidth: Bool { didSet { form?.rowsDidChange() } }
  /// A Boolean value that indicates whether the control fills the width and no constraint limits it.
  var isStretched: Bool { fillsWidth && !control.limitsOwnWidth }

  /// A Boolean value that indicates whether the control may be narrower than its content. The titles of
  /// segments would be truncated.
  var isShrinkable: Bool { isStretched && !(control is SegmentedControl) }

  weak var form: Form?
  private(set) var label: Label?
  private(set) var noteLabel: Label?
  private(set) var errorView: FormErrorView?
  /// The accessibility hint that the row has set.
  private var ownHint: String?

  init(title: String?, control: View, note: String?) {
    self.control = control
    fillsWidth = Self.usuallyFills(control)
    if title != nil { makeLabel() }
    label?.text = title
    if let title, control.accessibilityLabel == nil { control.accessibilityLabel = title }
    if let field = control as? TextField, field.borderStyle == .none {
      field.borderStyle = .roundedRect
    }
    setNote(note)
  }

  private func makeLabel() {
    let label = Label()
    label.numberOfLines = 0
    self.label = label
    form?.adopt(label)
  }

  private func setNote(_ text: String?) {
    if noteLabel == nil, text != nil {
      let label = Label()
      label.numberOfLines = 0
      label.textColor = .secondaryLabel
      noteLabel = label
      form?.adopt(label)
    }
    noteLabel?.text = text
    updateTexts()
    form?.rowsDidChange()
  }

  private func setError(_ text: String?) {
    guard text != errorText else { return }
    if errorView == nil {
      let view = FormErrorView()
      errorView = view
      form?.adopt(view)
    }
    errorView?.text = text
    updateTexts()
    form?.rowsDidChange()
    guard let text, !text.isEmpty, !isConcealed, form?.window != nil else { return }
    Accessibility.post(notification: .announcement, argument: text)
  }

  /// A Boolean value that indicates whether the row or its section is hidden.
  private var isConcealed: Bool { isHidden || isSectionHidden }

  private func visibilityDidChange() {
    for view in views { view.isHidden = isConcealed }
    updateTexts()
    form?.rowsDidChange()
  }

  /// Hides the texts that are empty, and makes the others the accessibility hint of the control.
  private func updateTexts() {
    let texts = [errorText, note].compactMap { $0 }.filter { !$0.isEmpty }
    errorView?.isHidden = isConcealed || (errorText?.isEmpty ?? true)
    noteLabel?.isHidden = isConcealed || (note?.isEmpty ?? true)
    guard control.accessibilityHint == nil || control.accessibilityHint == ownHint else { return }
    ownHint = texts.isEmpty ? nil : texts.joined(separator: " ")
    control.accessibilityHint = ownHint
  }

  /// The views of the row.
  var views: [View] { [label, control, errorView, noteLabel].compactMap { $0 } }

  /// The views of the error and the note, without those that are not shown.
  var shownTexts: [View] { [errorView, noteLabel].compactMap { $0 }.filter { !$0.isHidden } }

  private static func usuallyFills(_ view: View) -> Bool {
    if view is Button || view is Switch || view is CheckBox || view is Stepper || view is Link
      || view is RadioButton || view is ColorWell || view is ActivityIndicatorView || view is Badge
    {
      return false
    }
    if let picker = view as? DatePicker { return picker.intrinsicContentSize.height > 100 }
    return true
  }
}
