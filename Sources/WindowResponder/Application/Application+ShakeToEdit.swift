import ResponderWords

extension Application {
  /// The undo manager of the responder that receives keys.
  private var shakenUndoManager: UndoManager? {
    guard applicationSupportsShakeToEdit, let window = keyWindow else { return nil }
    return (window.focus.firstResponder ?? window).undoManager
  }

  /// A Boolean value that indicates whether a shake offers to undo.
  var canShakeToUndo: Bool { shakenUndoManager?.canUndoByShake ?? false }

  /// Asks the user whether to undo, and also whether to redo if that is possible. Called for a shake that no
  /// responder has handled.
  func askAboutUndo() {
    // Another shake does not show a second alert.
    guard extras.undoAlert == nil, let manager = shakenUndoManager, manager.canUndoByShake,
      let controller = keyWindow?.rootViewController?.topmostPresented
    else { return }
    let alert = AlertController(
      title: manager.undoMenuItemTitle, message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: ownWord("Cancel"), style: .cancel))
    let undo = AlertAction(title: ownWord("Undo"), style: .default) { [weak manager] _ in
      if let manager, manager.canUndoByShake { manager.undo() }
    }
    alert.addAction(undo)
    if manager.canRedo {
      alert.addAction(
        AlertAction(title: manager.redoMenuItemTitle, style: .default) { [weak manager] _ in
          if let manager, manager.groupingLevel <= 1, manager.canRedo { manager.redo() }
        })
    }
    alert.preferredAction = undo
    extras.undoAlert = alert
    controller.present(alert, animated: true)
  }
}

extension UndoManager {
  /// A Boolean value that indicates whether there is a change to undo, and no longer change, such as a drag,
  /// is in progress.
  fileprivate var canUndoByShake: Bool { groupingLevel <= 1 && canUndo }
}
