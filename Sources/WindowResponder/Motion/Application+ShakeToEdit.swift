extension Application {
  /// The undo manager of what the keys go to.
  private var shakenUndoManager: UndoManager? {
    guard applicationSupportsShakeToEdit, let window = keyWindow else { return nil }
    return (window.focus.firstResponder ?? window).undoManager
  }

  /// Whether a shake would ask about undoing.
  var canShakeToUndo: Bool {
    guard let manager = shakenUndoManager else { return false }
    return manager.groupingLevel <= 1 && manager.canUndo
  }

  /// What a shake does that no responder kept for itself: asks whether to undo, and to redo where that
  /// is possible too.
  func askAboutUndo() {
    // One question at a time, however often somebody shakes.
    guard canShakeToUndo, let manager = shakenUndoManager, parts.undoQuestion == nil else { return }
    let question = UndoQuestion(manager: manager) { [weak self] in self?.parts.undoQuestion = nil }
    parts.undoQuestion = question
    if !parts.present(question, self) { parts.undoQuestion = nil }
  }
}

/// What a shake asks: whether to undo, and whether to redo where that is possible.
@MainActor final class UndoQuestion {
  /// "Undo Typing".
  let title: String
  /// What the button says that does again what was undone, "Redo Typing"; nil where there is nothing.
  let redoTitle: String?
  private weak var manager: UndoManager?
  private let onAnswer: () -> Void

  /// What the button says that undoes.
  static let undoTitle = "Undo"
  /// What the button says that does nothing.
  static let cancelTitle = "Cancel"

  init(manager: UndoManager, onAnswer: @escaping () -> Void) {
    self.manager = manager
    self.onAnswer = onAnswer
    title = manager.undoMenuItemTitle
    redoTitle = manager.canRedo ? manager.redoMenuItemTitle : nil
  }

  /// What the user may choose.
  enum Answer {
    case undo, redo, cancel
  }

  /// Does what was chosen, if it can be done still.
  func answer(_ answer: Answer) {
    onAnswer()
    guard let manager, manager.groupingLevel <= 1 else { return }
    switch answer {
    case .undo: if manager.canUndo { manager.undo() }
    case .redo: if manager.canRedo { manager.redo() }
    case .cancel: break
    }
  }
}
