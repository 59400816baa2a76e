import ResponderTestKit

/// Something with words that are changed and changed back.
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

  /// Writes in a group of its own.
  func writeAlone(_ new: String, name: String = "") {
    manager.beginUndoGrouping()
    write(new)
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }
}

extension UndoManager {
  /// A manager whose groups are opened by hand.
  static func byHand() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }
}
