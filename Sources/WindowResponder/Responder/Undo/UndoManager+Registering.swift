extension UndoManager {
  /// Registers an action that undoes a change.
  func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    guard disabledCount == 0 else { return }
    registrationCount += 1
    if openGroup == nil {
      precondition(
        groupsByEvent,
        "registerUndo: no group is open; call beginUndoGrouping(), or set groupsByEvent")
      openEventGroup()
    }
    openGroup?.add(UndoGroup.Action(target: target, body: body))
    if work == .registering, !redoStack.isEmpty { redoStack = [] }
  }

  // MARK: Unfinished changes

  /// Begins a change that is registered when it is finished, or not at all. Until ``endUnfinished(of:)``,
  /// ``undo()`` undoes only this change. The change does not become part of redo, and does not clear redo.
  func beginUnfinished<Target: AnyObject>(
    _ target: Target, name: String, _ body: @escaping @MainActor (Target) -> Void
  ) {
    let group = UndoGroup()
    group.name = name
    group.add(
      UndoGroup.Action(target: target) { object in
        if let target = object as? Target { body(target) }
      })
    unfinished = group
  }

  /// Called when a change is finished or abandoned.
  func endUnfinished(of target: AnyObject) {
    unfinished?.remove(ObjectIdentifier(target))
    if unfinished?.isAlive == false { unfinished = nil }
  }

  // MARK: Groups

  /// Opens a group that is closed at the end of the event.
  private func openEventGroup() {
    openTopGroup()
    isOpenForEvent = true
    UndoEventGroups.add(self)
  }

  /// Opens a top-level group.
  func openTopGroup() {
    openGroup = UndoGroup()
    level = 1
    isOpenForEvent = false
    tell(.didOpenGroup)
  }

  func beginGroup() {
    if level == 0 {
      guard groupsByEvent else { return openTopGroup() }
      openEventGroup()
    }
    if work != .undoing { tell(.checkpoint) }
    // An observer may have closed the event's group.
    if level == 0 { openEventGroup() }
    openGroup?.begin()
    level += 1
    tell(.didOpenGroup)
  }

  func endGroup() {
    precondition(level > 0, "endUndoGrouping() was called without beginUndoGrouping()")
    precondition(
      work == .registering || level > 1,
      "endUndoGrouping() was called while undoing, for a group that was opened before")
    closeGroup()
  }

  /// Closes the group that was opened last.
  func closeGroup() {
    tell(.checkpoint)
    tell(.willCloseGroup)
    guard level > 0, let group = openGroup else { return }
    level -= 1
    if level > 0 {
      group.end()
    } else {
      openGroup = nil
      if group.isAlive { push(group) }
    }
    tell(.didCloseGroup)
  }

  /// Closes the group of an event that has been handled, and returns `false` if it must wait for a nested
  /// group.
  func eventIsOver() -> Bool {
    guard level > 0, isOpenForEvent else { return true }
    guard level == 1, work == .registering else { return false }
    endUndoGrouping()
    return true
  }

  private func push(_ group: UndoGroup) {
    if work == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    dropOldest()
  }

  /// Removes the oldest groups until at most ``levelsOfUndo`` remain.
  func dropOldest() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    // Groups without remaining actions must not count as levels.
    dropDead()
    let undos = undoStack.count - levelsOfUndo
    if undos > 0 { undoStack.removeFirst(undos) }
    let redos = redoStack.count - levelsOfUndo
    if redos > 0 { redoStack.removeFirst(redos) }
  }

  // MARK: Removing actions

  func forgetEverything() {
    registrationCount += 1
    undoStack = []
    redoStack = []
    pending = []
    unfinished = nil
    openGroup?.removeAll()
    disabledCount = 0
  }

  func forget(_ target: ObjectIdentifier) {
    registrationCount += 1
    for group in undoStack { group.remove(target) }
    for group in redoStack { group.remove(target) }
    openGroup?.remove(target)
    unfinished?.remove(target)
    pending = UndoGroup.removing(target, from: pending)
    dropDead()
  }

  /// Removes the groups without remaining actions.
  func dropDead() {
    undoStack.removeAll { !$0.isAlive }
    redoStack.removeAll { !$0.isAlive }
  }
}
