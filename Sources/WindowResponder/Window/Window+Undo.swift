// The standard actions Undo and Redo, for the first responder's chain.
extension Window {
  /// The undo manager that ``undoByCommand()`` uses, or `nil` if there is nothing to undo.
  var undoableManager: UndoManager? { commandManager(where: \.canUndo) }

  /// Undoes the last change of the chain.
  ///
  /// During a longer change, such as a drag with an open group, this has no effect.
  func undoByCommand() { undoableManager?.undo() }

  /// Redoes the change of the chain that was undone last.
  func redoByCommand() { commandManager(where: \.canRedo)?.redo() }

  /// A Boolean value that indicates whether ``undoByCommand()`` undoes a change.
  var canUndoByCommand: Bool { undoableManager != nil }

  /// A Boolean value that indicates whether ``redoByCommand()`` redoes a change.
  var canRedoByCommand: Bool { commandManager(where: \.canRedo) != nil }

  /// The title of the command Undo, or `nil` without an undo manager.
  var undoCommandTitle: String? {
    (undoableManager ?? commandResponder.undoManager)?.undoMenuItemTitle
  }

  /// The title of the command Redo, or `nil` without an undo manager.
  var redoCommandTitle: String? {
    (commandManager(where: \.canRedo) ?? commandResponder.undoManager)?.redoMenuItemTitle
  }

  /// Returns the nearest undo manager of the chain that has something to undo or redo, or `nil` if there is
  /// none or a longer change is in progress.
  ///
  /// An empty text view in a document has its own manager; the document's is checked after it. The chain is
  /// followed up to the presented controller, because a field in an alert changes nothing behind it.
  private func commandManager(where isUsable: (UndoManager) -> Bool) -> UndoManager? {
    let start = commandResponder
    guard let nearest = start.undoManager, nearest.groupingLevel <= 1 else { return nil }
    if isUsable(nearest) { return nearest }
    let chain = presentedChain(from: start)
    let behind = chain.last.flatMap { $0.isPresentedItself ? $0.next?.undoManager : nil }
    for responder in chain {
      guard let manager = responder.undoManager, manager !== nearest, manager !== behind else {
        continue
      }
      if manager.groupingLevel > 1 { return nil }
      if isUsable(manager) { return manager }
    }
    return nil
  }

  /// Returns the responders from one up to the presented controller, or to the end of the chain.
  private func presentedChain(from start: Responder) -> [Responder] {
    var chain: [Responder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: Responder? = start
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      if responder.isPresentedItself { break }
      current = responder.next
    }
    return chain
  }
}

extension Responder {
  /// A Boolean value that indicates whether the responder is a view controller that is presented itself, and
  /// not a child of one.
  fileprivate var isPresentedItself: Bool {
    guard let controller = self as? ViewController else { return false }
    return controller.parent == nil && controller.presentingViewController != nil
  }
}
