/// What Foundation tells through its notification center: lists to add oneself to.
extension UndoManager {
  /// A group inside another is about to be opened, a group to be closed, or redo is asked for: the
  /// moment to register what has been put off, so that it falls into the right group. Follows
  /// `NSUndoManagerCheckpoint`.
  public final var checkpoint: ObserverList<UndoManager> { list(.checkpoint) }

  /// A group was opened. Follows `NSUndoManagerDidOpenUndoGroup`.
  public final var didOpenUndoGroup: ObserverList<UndoManager> { list(.didOpenGroup) }

  /// A group is about to be closed; ``undoActionIsDiscardable`` tells of it. Follows
  /// `NSUndoManagerWillCloseUndoGroup`.
  public final var willCloseUndoGroup: ObserverList<UndoManager> { list(.willCloseGroup) }

  /// A group was closed. Follows `NSUndoManagerDidCloseUndoGroup`.
  public final var didCloseUndoGroup: ObserverList<UndoManager> { list(.didCloseGroup) }

  /// Something is about to be taken back. Follows `NSUndoManagerWillUndoChange`.
  public final var willUndoChange: ObserverList<UndoManager> { list(.willUndo) }

  /// Something was taken back. Follows `NSUndoManagerDidUndoChange`.
  public final var didUndoChange: ObserverList<UndoManager> { list(.didUndo) }

  /// Something is about to be redone. Follows `NSUndoManagerWillRedoChange`.
  public final var willRedoChange: ObserverList<UndoManager> { list(.willRedo) }

  /// Something was redone. Follows `NSUndoManagerDidRedoChange`.
  public final var didRedoChange: ObserverList<UndoManager> { list(.didRedo) }

  /// What observers get.
  enum Notice: Int, CaseIterable {
    case checkpoint, didOpenGroup, willCloseGroup, didCloseGroup
    case willUndo, didUndo, willRedo, didRedo
  }

  func tell(_ notice: Notice) {
    guard let observers else { return }
    observers[notice.rawValue].tell(self)
  }

  private func list(_ notice: Notice) -> ObserverList<UndoManager> {
    if let observers { return observers[notice.rawValue] }
    let made = Notice.allCases.map { _ in ObserverList<UndoManager>() }
    observers = made
    return made[notice.rawValue]
  }
}
