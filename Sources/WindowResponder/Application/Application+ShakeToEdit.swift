import ResponderWords

extension Application {
  /// The undo manager of what the keys go to.
  private var shakenUndoManager: UndoManager? {
    guard applicationSupportsShakeToEdit, let window = keyWindow else { return nil }
    return (window.focus.firstResponder ?? window).undoManager
  }

  /// Whether a shake would ask about undoing.
  var canShakeToUndo: Bool { shakenUndoManager?.canUndoByShake ?? false }

  /// What a shake does that no responder kept for itself: asks whether to undo, and whether to redo where
  /// that is possible too.
  func askAboutUndo() {
    // One question at a time, however often somebody shakes.
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
  /// Whether there is something to undo, and no longer change is under way, such as a drag.
  fileprivate var canUndoByShake: Bool { groupingLevel <= 1 && canUndo }
}
