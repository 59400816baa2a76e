extension UndoManager {
  func undoLastGroup() {
    guard work == .registering else { return }
    tell(.checkpoint)
    if level == 1 { endUndoGrouping() }
    precondition(
      level == 0, "undo() was called while a group is open inside another; close it first")
    undoNestedGroup()
  }

  func undoClosedGroup() {
    guard work == .registering else { return }
    tell(.checkpoint)
    guard let group = takeUnfinished() ?? takeClosedGroup() else { return }
    tell(.willUndo)
    replay(group, as: .undoing)
    tell(.didUndo)
  }

  func redoLastGroup() {
    guard work == .registering else { return }
    tell(.checkpoint)
    guard let group = Self.takeLast(&redoStack) else { return }
    tell(.willRedo)
    replay(group, as: .redoing)
    tell(.didRedo)
  }

  /// Removes and returns the unfinished change, if any.
  private func takeUnfinished() -> UndoGroup? {
    defer { unfinished = nil }
    return unfinished?.isAlive == true ? unfinished : nil
  }

  /// Removes and returns the group that was closed last.
  private func takeClosedGroup() -> UndoGroup? {
    guard let openGroup else { return Self.takeLast(&undoStack) }
    precondition(
      !openGroup.endsWithAction,
      "undoNestedGroup(): something was registered since the last group was closed")
    return openGroup.endsWithGroup ? openGroup.takeLastGroup() : nil
  }

  /// Removes and returns the newest group with remaining actions.
  private static func takeLast(_ stack: inout [UndoGroup]) -> UndoGroup? {
    while let group = stack.popLast() {
      if group.isAlive { return group }
    }
    return nil
  }

  /// Performs the actions of a group, the newest first. The actions that this registers become one group.
  private func replay(_ group: UndoGroup, as work: Work) {
    let (outerGroup, outerLevel, isForEvent) = (openGroup, level, isOpenForEvent)
    self.work = work
    registrationCount += 1
    openTopGroup()
    openGroup?.takeWords(of: group)
    pending = group.takeEntries()
    while let entry = pending.popLast() {
      if case .action(let action) = entry, let target = action.target { action.body(target) }
    }
    precondition(level == 1, "a group was opened while undoing or redoing, and not closed")
    let recorded = openGroup
    if outerGroup != nil, work == .redoing {
      // A group that is redone inside an open group belongs to it.
      closeInto(outerGroup, recorded)
    } else {
      closeGroup()
    }
    self.work = .registering
    (openGroup, level, isOpenForEvent) = (outerGroup, outerLevel, isForEvent)
  }

  private func closeInto(_ outer: UndoGroup?, _ recorded: UndoGroup?) {
    tell(.checkpoint)
    tell(.willCloseGroup)
    if let recorded, recorded.isAlive { outer?.add(recorded) }
    tell(.didCloseGroup)
  }

  // MARK: Available groups

  var countOfUndo: Int {
    var count = 0
    for group in undoStack where group.isAlive { count += 1 }
    if let openGroup, work == .registering, openGroup.isAlive { count += 1 }
    if unfinished?.isAlive == true { count += 1 }
    return count
  }

  var countOfRedo: Int {
    var count = 0
    for group in redoStack where group.isAlive { count += 1 }
    return count
  }

  /// The group that ``undo()`` would undo.
  var nextUndo: UndoGroup? {
    if let unfinished, unfinished.isAlive { return unfinished }
    if let openGroup, work == .registering, openGroup.isAlive { return openGroup }
    return Self.lastAlive(undoStack)
  }

  /// The group that ``redo()`` would redo.
  var nextRedo: UndoGroup? { Self.lastAlive(redoStack) }

  private static func lastAlive(_ stack: [UndoGroup]) -> UndoGroup? {
    for group in stack.reversed() where group.isAlive { return group }
    return nil
  }

  /// The group that is being named: the open group, otherwise the last one.
  var namedGroup: UndoGroup? { openGroup ?? undoStack.last }
}
