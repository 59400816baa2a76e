/// What ``UndoManager/undo()`` takes back at once.
///
/// The groups inside of it are marks among its entries, so that nothing has to descend into them.
@MainActor final class UndoGroup {
  /// The name of what was done; empty for none.
  var name = ""
  var isDiscardable = false
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  private(set) var entries: [Entry] = []

  /// One thing to take back, or the edge of a group inside.
  enum Entry {
    case action(Action)
    case begin, end
  }

  /// One thing to take back. A class, for a weak reference is costly to copy.
  final class Action {
    private(set) weak var target: AnyObject?
    /// Names the target when its last reference is gone, too.
    let identity: ObjectIdentifier
    let body: @MainActor (AnyObject) -> Void

    init(target: AnyObject, body: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      identity = ObjectIdentifier(target)
      self.body = body
    }
  }

  /// Whether something is left whose target lives.
  var isAlive: Bool {
    for entry in entries.reversed() {
      if case .action(let action) = entry, action.target != nil { return true }
    }
    return false
  }

  func add(_ action: Action) { entries.append(.action(action)) }

  // MARK: Groups inside

  func begin() { entries.append(.begin) }

  /// Closes the group inside that was opened last. An empty one leaves nothing.
  func end() {
    if case .begin = entries.last {
      entries.removeLast()
    } else {
      entries.append(.end)
    }
  }

  /// Whether the last thing is a group inside that is closed.
  var endsWithGroup: Bool {
    if case .end = entries.last { return true }
    return false
  }

  /// Whether something was registered after the last edge of a group.
  var endsWithAction: Bool {
    if case .action = entries.last { return true }
    return false
  }

  /// Takes out the last group inside, which is closed.
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

  /// Takes everything out.
  func takeEntries() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Puts the entries of another group in, as a group inside.
  func add(_ group: UndoGroup) {
    begin()
    entries += group.entries
    end()
  }

  // MARK: What else is known

  /// Takes over what is known of another group.
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

  // MARK: Forgetting

  func removeAll() {
    // What is open stays open.
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

  /// Drops what belongs to a target.
  func remove(_ target: ObjectIdentifier) {
    entries = Self.removing(target, from: entries)
  }

  /// The entries without those of a target; groups inside that held nothing else are gone too.
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
