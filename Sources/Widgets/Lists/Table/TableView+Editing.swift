import ResponderRuntime

extension TableView {
  func changeEditing(_ new: Bool, _ animated: Bool) {
    guard editing != new else { return }
    closeSwipe(animated: animated)
    releasePress()
    cancelReordering()
    editing = new
    if !allowsMultipleSelection { unmarkAll(animated: animated) }
    for row in shown { prepareEditing(row.cell, row.path, animated: animated) }
    updateStates()
    // Rows can need other heights if there is less space for their content.
    for row in shown { measure(row.path, row.cell) }
    placement.invalidate()
    updateContentSize()
    setNeedsLayout()
    if animated { animateItems { layoutIfNeeded() } }
  }

  /// Sets the editing state of a cell and the editing controls of its row.
  func prepareEditing(_ cell: TableViewCell, _ path: ItemPath, animated: Bool) {
    let canEdit = editing && canEdit(path)
    cell.surroundings.canMove = editing && canMove(path)
    cell.showsReorderControl = cell.surroundings.canMove
    cell.editingStyle = canEdit ? editingStyle(of: path) : .none
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.surroundings.showsBoxes = showsBoxes
    cell.setEditing(editing, animated: animated)
  }

  func canEdit(_ path: ItemPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// Returns a Boolean value that indicates whether the data source allows the user to move a row in editing
  /// mode. A table view controller that overrides the method for moves, and not this one, allows every move.
  func canMove(_ path: ItemPath) -> Bool {
    guard let dataSource else { return false }
    let (can, isOwn) = answers.ask(.canMove) { dataSource.tableView(self, canMoveRowAt: path) }
    guard !isOwn, let controller = dataSource as? TableViewController else { return can }
    return ClassEntries.overridesRowMove(type(of: controller), of: TableViewController.self)
  }

  /// A Boolean value that indicates whether the data source is a table view controller that overrides the
  /// method for deletions and insertions.
  var commitsEdits: Bool {
    guard let controller = dataSource as? TableViewController else { return false }
    return ClassEntries.overridesRowCommit(type(of: controller), of: TableViewController.self)
  }

  func editingStyle(of path: ItemPath) -> TableViewCell.EditingStyle {
    if showsBoxes { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Called when the editing control of a row is used.
  func editControlWasTapped(of cell: TableViewCell) {
    guard let path = path(of: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if swipe?.cell === cell { closeSwipe(animated: true) } else { openSwipe(cell, path) }
    case .none: break
    }
  }
}
