/// The lists of observers that replace the notifications of Foundation's undo manager.
extension UndoManager {
  /// The observers that are notified before a nested group is opened, before a group is closed, and when redo
  /// is checked. They can register deferred changes at this moment, so that these become part of the right
  /// group. Follows `NSUndoManagerCheckpoint`.
  public final var checkpoint: ObserverList<UndoManager> { list(.checkpoint) }

  /// The observers that are notified after a group was opened. Follows `NSUndoManagerDidOpenUndoGroup`.
  public final var didOpenUndoGroup: ObserverList<UndoManager> { list(.didOpenGroup) }

  /// The observers that are notified before a group is closed. ``undoActionIsDiscardable`` describes that
  /// group. Follows `NSUndoManagerWillCloseUndoGroup`.
  public final var willCloseUndoGroup: ObserverList<UndoManager> { list(.willCloseGroup) }

  /// The observers that are notified after a group was closed. Follows `NSUndoManagerDidCloseUndoGroup`.
  public final var didCloseUndoGroup: ObserverList<UndoManager> { list(.didCloseGroup) }

  /// The observers that are notified before a group is undone. Follows `NSUndoManagerWillUndoChange`.
  public final var willUndoChange: ObserverList<UndoManager> { list(.willUndo) }

  /// The observers that are notified after a group was undone. Follows `NSUndoManagerDidUndoChange`.
  public final var didUndoChange: ObserverList<UndoManager> { list(.didUndo) }

  /// The observers that are notified before a group is redone. Follows `NSUndoManagerWillRedoChange`.
  public final var willRedoChange: ObserverList<UndoManager> { list(.willRedo) }

  /// The observers that are notified after a group was redone. Follows `NSUndoManagerDidRedoChange`.
  public final var didRedoChange: ObserverList<UndoManager> { list(.didRedo) }

  /// The kinds of notifications.
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
