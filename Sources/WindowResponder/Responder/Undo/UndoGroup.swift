import ResponderRuntime

/// The changes that ``UndoManager/undo()`` undoes at once.
///
/// Nested groups are markers among the entries, so that no recursion is needed.
@MainActor final class UndoGroup {
  /// The name of the action, or an empty string for none.
  var name = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  private(set) var entries: [Entry] = []

  /// A registered action, or the boundary of a nested group.
  enum Entry {
    case action(Action)
    case begin, end
  }

  /// A registered action. It is a class, so that copies of an entry share one object.
  final class Action {
    @BackLink private(set) var target: AnyObject?
    /// The identifier of the target, which is valid after its last reference is released.
    let identity: ObjectIdentifier
    let body: @MainActor (AnyObject) -> Void

    init(target: AnyObject, body: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      identity = ObjectIdentifier(target)
      self.body = body
    }
  }

  /// A Boolean value that indicates whether an action remains whose target still exists.
  var isAlive: Bool {
    for entry in entries.reversed() {
      if case .action(let action) = entry, action.target != nil { return true }
    }
    return false
  }

  func add(_ action: Action) { entries.append(.action(action)) }

  // MARK: Nested groups

  func begin() { entries.append(.begin) }

  /// Closes the nested group that was opened last. An empty one is removed.
  func end() {
    if case .begin = entries.last {
      entries.removeLast()
    } else {
      entries.append(.end)
    }
  }

  /// A Boolean value that indicates whether the last entry is the end of a nested group.
  var endsWithGroup: Bool {
    if case .end = entries.last { return true }
    return false
  }

  /// A Boolean value that indicates whether an action was registered after the last boundary of a group.
  var endsWithAction: Bool {
    if case .action = entries.last { return true }
    return false
  }

  /// Removes and returns the last nested group, which is closed.
  func takeLastGroup() -> UndoGroup {
    let taken = UndoGroup()
    var depth = 0
    var start = entries.endIndex
    repeat {
      start -= 1
      switch entries[start] {
      case .end: depth += 1
      case .begin: depth -= 1
      case .action: break
      }
    } while depth > 0 && start > 0
    taken.entries = Array(entries[start...])
    taken.take(name: name, isDiscardable: isDiscardable, userInfo: userInfo)
    entries.removeSubrange(start...)
    return taken
  }

  /// Removes and returns all entries.
  func takeEntries() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Adds the entries of another group as a nested group.
  func add(_ group: UndoGroup) {
    begin()
    entries += group.entries
    end()
  }

  // MARK: Properties

  /// Copies the name and the other properties of another group.
  func takeWords(of group: UndoGroup) {
    take(name: group.name, isDiscardable: group.isDiscardable, userInfo: group.userInfo)
  }

  private func take(
    name: String, isDiscardable: Bool, userInfo: [UndoManager.UserInfoKey: Any]
  ) {
    self.name = name
    self.isDiscardable = isDiscardable
    self.userInfo = userInfo
  }

  // MARK: Removing actions

  func removeAll() {
    // Open groups stay open.
    var open: [Entry] = []
    var depth = 0
    for entry in entries {
      switch entry {
      case .begin: depth += 1
      case .end: depth -= 1
      case .action: break
      }
    }
    for _ in 0..<max(0, depth) { open.append(.begin) }
    entries = open
  }

  /// Removes the actions of a target.
  func remove(_ target: ObjectIdentifier) {
    entries = Self.removing(target, from: entries)
  }

  /// Returns the entries without the actions of a target. Nested groups that become empty are removed too.
  static func removing(_ target: ObjectIdentifier, from entries: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      switch entry {
      case .action(let action):
        if action.identity != target, action.target != nil { kept.append(entry) }
      case .begin:
        kept.append(entry)
      case .end:
        if case .begin = kept.last { kept.removeLast() } else { kept.append(entry) }
      }
    }
    return kept
  }
}
