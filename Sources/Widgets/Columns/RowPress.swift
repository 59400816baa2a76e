import WindowResponder

/// The press of a row by a touch or the pointer's button, until the row is released or left.
@MainActor final class RowPress {
  private var touch: Touch?
  /// The pressed row, or `nil` if there is none.
  var row: Int?

  nonisolated init() {}

  func began(_ touches: Set<Touch>, _ event: Event?, in table: ColumnView) -> Bool {
    guard touch == nil, touches.count == 1, let touch = touches.first, touch.isPrimary(in: event)
    else { return false }
    let point = touch.location(in: table)
    guard let row = table.row(at: point) else {
      // A press beside the rows ends the editing of a cell.
      table.endEditingCell()
      return false
    }
    table.endEditingCell()
    table.cancelKeyDrag()
    guard table.allowsSelection || table.onActivate != nil else { return false }
    self.touch = touch
    self.row = row
    table.showsFocus = false
    table.marksDidChange()
    return true
  }

  func moved(_ touches: Set<Touch>, in table: ColumnView) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    if let row, table.row(at: touch.location(in: table)) != row {
      self.row = nil
      table.marksDidChange()
    }
    return true
  }

  func ended(_ touches: Set<Touch>, _ event: Event?, in table: ColumnView) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    let pressed = row
    (self.touch, row) = (nil, nil)
    table.marksDidChange()
    guard let pressed, table.place(ofRow: pressed) != nil else { return true }
    // The tap can change the table, so it is handled after the press has been reset.
    let point = touch.location(in: table)
    let flags = event?.modifierFlags ?? []
    ColumnTaps.tap(pressed, touch, at: point, flags, in: table)
    return true
  }

  func cancelled(_ touches: Set<Touch>, in table: ColumnView) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    (self.touch, row) = (nil, nil)
    table.marksDidChange()
    return true
  }

  /// Ends the press without a selection, because the row is dragged.
  func release(in table: ColumnView) {
    (touch, row) = (nil, nil)
    table.marksDidChange()
  }
}

/// The effects of taps and clicks on rows.
@MainActor enum ColumnTaps {
  static func tap(
    _ row: Int, _ touch: Touch, at point: Point, _ flags: KeyModifierFlags, in table: ColumnView
  ) {
    let isPointer = touch.type == .indirectPointer
    let column = table.column(at: point)
    if isPointer, table.canBecomeFirstResponder { table.becomeFirstResponder() }
    if let column, table.handleTap(row: row, column: column, at: point, modifierFlags: flags) {
      return
    }
    table.focusedColumn = column
    let isDouble = touch.tapCount == 2 && flags.isDisjoint(with: [.shift, .control])
    if isDouble {
      table.userSelects(row, .alone)
      if let column, table.beginEditing(row, column) { return }
      return table.activate(row, nil)
    }
    guard touch.tapCount < 2 || !flags.isEmpty || touch.tapCount > 2 else { return }
    if flags.contains(.shift) {
      table.userSelects(row, .extend)
    } else if !isPointer || flags.contains(.control) {
      table.userSelects(row, .toggle)
    } else {
      table.userSelects(row, .alone)
    }
  }
}
