import WindowResponder

/// A benchmark that registers, undoes and redoes many changes.
@MainActor
enum UndoBenchmark {
  private static let count = 10_000

  private final class Counter {
    var value = 0
  }

  static func figures() -> [MicroFigure] {
    let time = Stopwatch.median(runs: 11) {
      let manager = UndoManager()
      manager.groupsByEvent = false
      let counter = Counter()
      for _ in 0..<count {
        manager.beginUndoGrouping()
        add(1, to: counter, manager)
        manager.setActionName("Add")
        manager.endUndoGrouping()
      }
      while manager.canUndo { manager.undo() }
      precondition(counter.value == 0, "not everything was undone")
      while manager.canRedo { manager.redo() }
      precondition(counter.value == count, "not everything was redone")
    }
    return [
      MicroFigure(
        name: "10,000 undo groups registered, undone, redone", value: time * 1e3, unit: "ms",
        limit: 50)
    ]
  }

  private static func add(_ amount: Int, to counter: Counter, _ manager: UndoManager) {
    manager.registerUndo(withTarget: counter) { add(-amount, to: $0, manager) }
    counter.value += amount
  }
}
