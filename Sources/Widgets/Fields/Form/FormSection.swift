import WindowResponder

/// Rows of a ``Form`` that belong together, with a title above and a sentence below them.
@preconcurrency @MainActor public final class FormSection {
  /// What is read above the rows; nil for nothing.
  public var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      form?.rowsDidChange()
    }
  }

  /// What is read below the rows, in smaller type; nil for nothing.
  public var footer: String? {
    get { footerLabel.text }
    set {
      footerLabel.text = newValue
      form?.rowsDidChange()
    }
  }

  /// The rows, in order.
  public private(set) var rows: [FormRow] = []

  /// Whether the section is left out.
  public var isHidden = false { didSet { form?.rowsDidChange() } }

  weak var form: Form?
  let titleLabel = Label()
  let footerLabel = Label()

  init(title: String?, footer: String?) {
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    footerLabel.text = footer
    footerLabel.numberOfLines = 0
    footerLabel.textColor = .secondaryLabel
  }

  /// Adds a name with what belongs to it.
  @discardableResult public func addRow(
    _ title: String, _ control: View, note: String? = nil
  ) -> FormRow {
    add(FormRow(title: title, control: control, note: note))
  }

  /// Adds a view without a name, which stands below the other controls, or from side to side where it
  /// fills the width.
  @discardableResult public func addRow(_ view: View, note: String? = nil) -> FormRow {
    add(FormRow(title: nil, control: view, note: note))
  }

  /// Removes a row with its views.
  public func removeRow(_ row: FormRow) {
    guard rows.contains(where: { $0 === row }) else { return }
    rows.removeAll { $0 === row }
    row.form = nil
    for view in row.views { view.removeFromSuperview() }
    form?.rowsDidChange()
  }

  private func add(_ row: FormRow) -> FormRow {
    rows.append(row)
    row.form = form
    for view in row.views { form?.adopt(view) }
    form?.rowsDidChange()
    return row
  }

  /// The rows that are shown.
  var shownRows: [FormRow] { isHidden ? [] : rows.filter { !$0.isHidden } }
}
