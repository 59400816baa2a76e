/// The undo managers with an open group for the current event.
///
/// The application closes these groups after each event, each round of timers and each round of tasks.
/// Without such groups, this costs one comparison.
@MainActor enum UndoEventGroups {
  private struct Entry {
    weak var manager: UndoManager?
  }
  private static var entries: [Entry] = []

  static func add(_ manager: UndoManager) {
    guard !manager.awaitsEndOfEvent else { return }
    manager.awaitsEndOfEvent = true
    entries.append(Entry(manager: manager))
  }

  /// Closes the groups. A group with an open nested group is closed after a later event.
  static func close() {
    if entries.isEmpty { return }
    let closing = entries
    entries = []
    for entry in closing {
      guard let manager = entry.manager else { continue }
      manager.awaitsEndOfEvent = false
      if !manager.eventIsOver() { add(manager) }
    }
  }
}
