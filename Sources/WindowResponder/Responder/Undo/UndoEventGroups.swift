/// The managers that have a group open for the event that is being handled.
///
/// The application closes these groups after each event, each round of timers and each round of tasks.
/// Where there are none, that is one comparison.
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

  /// Closes the groups. One in which another is open is closed after a later event.
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
