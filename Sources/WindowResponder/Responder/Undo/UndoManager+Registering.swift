extension UndoManager {
  /// Records one thing to take back.
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

  // MARK: What is not finished

  /// Something has begun that will be registered when it is finished, or not at all. Until
  /// ``endUnfinished(of:)``, ``undo()`` takes this back and nothing else; nothing comes to redo of it,
  /// and redo is not emptied by it.
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

  /// It is finished, or given up.
  func endUnfinished(of target: AnyObject) {
    unfinished?.remove(ObjectIdentifier(target))
    if unfinished?.isAlive == false { unfinished = nil }
  }

  // MARK: Groups

  /// Opens the group that the event's end closes.
  private func openEventGroup() {
    openTopGroup()
    isOpenForEvent = true
    UndoEventGroups.add(self)
  }

  /// Opens a group that is in no other.
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

  /// Closes the group of an event that has been handled. One in which a group is open waits for it.
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

  /// Drops what is more than ``levelsOfUndo``.
  func dropOldest() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    // What has nothing left to do takes no level from what has.
    dropDead()
    let undos = undoStack.count - levelsOfUndo
    if undos > 0 { undoStack.removeFirst(undos) }
    let redos = redoStack.count - levelsOfUndo
    if redos > 0 { redoStack.removeFirst(redos) }
  }

  // MARK: Forgetting

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

  /// Drops the groups in which nothing is left to do.
  func dropDead() {
    undoStack.removeAll { !$0.isAlive }
    redoStack.removeAll { !$0.isAlive }
  }
}
