import WindowResponder

/// A row of a ``Form``: a name and a control, or one view in the whole width.
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

  /// A Boolean value that indicates whether the row is hidden. The default is `false`.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      for view in views { view.isHidden = isHidden }
      form?.rowsDidChange()
    }
  }

  /// A Boolean value that indicates whether the control fills the width. The default is `false` for buttons,
  /// switches and other controls of a fixed size, and `true` for all others.
  public var fillsWidth: Bool { didSet { form?.rowsDidChange() } }

  weak var form: Form?
  private(set) var label: Label?
  private(set) var noteLabel: Label?

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
    noteLabel?.isHidden = isHidden || (text?.isEmpty ?? true)
    control.accessibilityHint = control.accessibilityHint ?? text
    form?.rowsDidChange()
  }

  /// The views of the row.
  var views: [View] { [label, control, noteLabel].compactMap { $0 } }

  /// The label of the note, or `nil` if no note is shown.
  var shownNote: Label? {
    guard let noteLabel, noteLabel.text?.isEmpty == false else { return nil }
    return noteLabel
  }

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
