import WindowResponder

/// An editor for the text of a cell, with a text field over the cell.
@MainActor final class CellEditor {
  private let ownerLink: OwnerLink<ColumnView>
  private var table: ColumnView { ownerLink.owner }
  let row: Int
  let column: TableColumn
  let field: CellField
  private let old: String
  private var hasEnded = false

  init?(_ table: ColumnView, row: Int, column: TableColumn) {
    guard let source = table.dataSource else { return nil }
    ownerLink = OwnerLink(table, orElse: ColumnView())
    (self.row, self.column) = (row, column)
    old = source.columnView(table, textFor: row, in: column)
    field = CellField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = table.cellFont(of: column)
    field.text = old
    field.textAlignment = table.shownAlignment(of: column)
    field.accessibilityLabel = column.title
    field.onKey = { [weak self] in self?.take($0) ?? false }
    field.onEnd = { [weak self] in self?.end(saving: true, keepsFocus: false) }
    field.delegate = field
  }

  func begin() {
    table.addSubview(field)
    place()
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  /// Lays out the field over its cell. If the cell is no longer shown, ends the editing and saves the text.
  func place() {
    guard let rect = table.rect(ofRow: row), let part = table.layoutOfColumns.part(of: column)
    else { return end(saving: true) }
    let indent = table.indentation(ofRow: row, in: column)
    var frame = Rect(x: part.x, y: rect.minY, width: part.width, height: rect.height)
    frame = frame.inset(
      by: table.isRightToLeft ? EdgeInsets(right: indent) : EdgeInsets(left: indent))
    if field.frame != frame { field.frame = frame }
  }

  private func take(_ key: CellField.Command) -> Bool {
    switch key {
    case .save: end(saving: true)
    case .cancel: end(saving: false)
    case .next(let step):
      let (table, row, column) = (table, row, column)
      end(saving: true)
      table.editCell(beside: row, column, step)
    }
    return true
  }

  /// Removes the field. If `saving` is `true` and the text has changed, sends it to the data source.
  func end(saving: Bool, keepsFocus: Bool = true) {
    guard !hasEnded else { return }
    hasEnded = true
    let new = field.text ?? ""
    let hadKeyboard = field.isFirstResponder
    if table.editor === self { table.editor = nil }
    if keepsFocus, hadKeyboard { table.becomeFirstResponder() }
    field.removeFromSuperview()
    if saving, new != old {
      table.dataSource?.columnView(table, setText: new, for: row, in: column)
    }
    table.reloadRows([row])
    table.editingDidEnd()
  }
}

/// The text field of a cell. Return, Tab and Escape are commands for the table.
@MainActor final class CellField: TextField, TextFieldDelegate {
  /// The command of a key.
  enum Command {
    case save
    case cancel
    case next(Int)
  }

  var onKey: ((Command) -> Bool)?
  var onEnd: (() -> Void)?
  private var taken: Set<Press> = []

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.count == 1, let press = presses.first, let key = press.key,
      let command = command(for: key)
    else { return super.pressesBegan(presses, with: event) }
    taken.insert(press)
    _ = onKey?(command)
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if taken.isDisjoint(with: presses) { super.pressesEnded(presses, with: event) }
    taken.subtract(presses)
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if taken.isDisjoint(with: presses) { super.pressesCancelled(presses, with: event) }
    taken.subtract(presses)
  }

  private func command(for key: Key) -> Command? {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.keyCode {
    case .keyboardEscape where flags.isEmpty: return .cancel
    case .keyboardTab where flags.isEmpty: return .next(1)
    case .keyboardTab where flags == .shift: return .next(-1)
    default: return nil
    }
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    _ = onKey?(.save)
    return false
  }

  func textFieldDidEndEditing(_ textField: TextField) { onEnd?() }
}

extension ColumnView {
  func canEdit(_ row: Int, _ column: TableColumn) -> Bool {
    column.isEditable && !column.isHidden && place(ofRow: row) != nil
      && dataSource?.columnView(self, canEdit: row, in: column) ?? false
  }

  func beginEditing(_ row: Int, _ column: TableColumn) -> Bool {
    placeColumnsIfNeeded()
    guard canEdit(row, column), layoutOfColumns.part(of: column) != nil else { return false }
    endEditingCell()
    show(row, animated: false)
    show(column)
    layoutIfNeeded()
    guard let editor = CellEditor(self, row: row, column: column) else { return false }
    focused = row
    focusedColumn = column
    self.editor = editor
    editor.begin()
    return true
  }

  /// Edits the next editable cell, or the previous one if `step` is negative. The cell can be in another row.
  func editCell(beside row: Int, _ column: TableColumn, _ step: Int) {
    let shown = columns.filter { layoutOfColumns.part(of: $0) != nil }
    guard var index = shown.firstIndex(where: { $0 === column }),
      var place = place(ofRow: row)
    else { return }
    // The search has a limit, because there can be many rows without an editable cell.
    for _ in 0..<(2 * shown.count) {
      index += step
      if !shown.indices.contains(index) {
        place += step
        index = step > 0 ? 0 : shown.count - 1
        guard place >= 0, place < placeCount else { return }
      }
      let next = self.row(atPlace: place)
      if canEdit(next, shown[index]) {
        userSelects(next, .alone)
        _ = beginEditing(next, shown[index])
        return
      }
    }
  }
}
