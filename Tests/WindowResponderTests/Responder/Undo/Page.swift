import ResponderTestKit

/// A page with a text whose changes can be undone.
@MainActor final class Page {
  let manager: UndoManager
  private(set) var text = ""

  init(_ manager: UndoManager) {
    self.manager = manager
  }

  func write(_ new: String) {
    let old = text
    manager.registerUndo(withTarget: self) { $0.write(old) }
    text = new
  }

  /// Writes a text in an undo group of its own.
  func writeAlone(_ new: String, name: String = "") {
    manager.beginUndoGrouping()
    write(new)
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }
}

extension UndoManager {
  /// Creates a manager whose groups are opened explicitly.
  static func byHand() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }
}
