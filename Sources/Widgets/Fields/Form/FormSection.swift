import WindowResponder

/// A group of rows of a ``Form``, with a title above and a footer below them.
@preconcurrency @MainActor public final class FormSection {
  /// The title above the rows, or `nil`.
  public var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      form?.rowsDidChange()
    }
  }

  /// The text below the rows, in a smaller font, or `nil`.
  public var footer: String? {
    get { footerLabel.text }
    set {
      footerLabel.text = newValue
      form?.rowsDidChange()
    }
  }

  /// The rows, in order.
  public private(set) var rows: [FormRow] = []

  /// A Boolean value that indicates whether the section is hidden. The default is `false`.
  public var isHidden = false {
    didSet {
      for row in rows { row.isSectionHidden = isHidden }
      form?.rowsDidChange()
    }
  }

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

  /// Adds a row with a name and a control.
  @discardableResult public func addRow(
    _ title: String, _ control: View, note: String? = nil
  ) -> FormRow {
    add(FormRow(title: title, control: control, note: note))
  }

  /// Adds a row with a view and without a name. The view is in the column of controls, or fills the width.
  @discardableResult public func addRow(_ view: View, note: String? = nil) -> FormRow {
    add(FormRow(title: nil, control: view, note: note))
  }

  /// Removes a row with its views.
  public func removeRow(_ row: FormRow) {
    guard rows.contains(where: { $0 === row }) else { return }
    rows.removeAll { $0 === row }
    row.form = nil
    row.isSectionHidden = false
    for view in row.views { view.removeFromSuperview() }
    form?.rowsDidChange()
  }

  private func add(_ row: FormRow) -> FormRow {
    rows.append(row)
    row.isSectionHidden = isHidden
    row.form = form
    for view in row.views { form?.adopt(view) }
    form?.rowsDidChange()
    return row
  }

  /// The rows that are not hidden.
  var shownRows: [FormRow] { isHidden ? [] : rows.filter { !$0.isHidden } }
}
