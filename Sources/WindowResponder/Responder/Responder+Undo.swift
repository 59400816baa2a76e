extension Responder {
  /// Takes back what was done last here: what the standard action does.
  ///
  /// In the middle of a longer change, such as a drag that has a group open, it does nothing.
  @discardableResult func undoByCommand() -> Bool {
    guard let manager = undoManager, manager.groupingLevel <= 1, manager.canUndo else {
      return false
    }
    manager.undo()
    return true
  }

  /// Does again what was taken back last here: what the standard action does.
  @discardableResult func redoByCommand() -> Bool {
    guard let manager = undoManager, manager.groupingLevel <= 1, manager.canRedo else {
      return false
    }
    manager.redo()
    return true
  }

  /// Whether ``undoByCommand()`` would take something back.
  var canUndoByCommand: Bool {
    guard let manager = undoManager else { return false }
    return manager.groupingLevel <= 1 && manager.canUndo
  }

  /// Whether ``redoByCommand()`` would do something again.
  var canRedoByCommand: Bool {
    guard let manager = undoManager else { return false }
    return manager.groupingLevel <= 1 && manager.canRedo
  }
}
