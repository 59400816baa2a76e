import ResponderTestKit
import SeededRandom
import Testing

/// Tests of an undo manager against a simple model with the same operations.
@MainActor @Suite(.serialized) struct UndoModelTests {
  private final class Cell {
    var value = 0
  }

  /// A model of undo with lists of old values, by the number of a cell.
  private struct Model {
    typealias Group = [(cell: Int, old: Int)]
    var values = [Int](repeating: 0, count: 6)
    var undo: [(group: Group, name: String)] = []
    var redo: [(group: Group, name: String)] = []
    var open: Group = []
    var name = ""
    var level = 0
    var levels = 0

    mutating func set(_ cell: Int, _ value: Int) {
      open.append((cell, values[cell]))
      values[cell] = value
      redo = []
    }

    mutating func begin() {
      if level == 0 { (open, name) = ([], "") }
      level += 1
    }

    mutating func end() {
      level -= 1
      if level == 0, !open.isEmpty { undo.append((open, name)) }
      if level == 0 { open = [] }
      trim()
    }

    mutating func trim() {
      guard levels > 0 else { return }
      undo = undo.suffix(levels)
      redo = redo.suffix(levels)
    }

    /// Restores the old values, and returns the values that were replaced.
    mutating func replay(_ group: Group) -> Group {
      var inverse: Group = []
      for entry in group.reversed() {
        inverse.append((entry.cell, values[entry.cell]))
        values[entry.cell] = entry.old
      }
      return inverse
    }

    mutating func undoLast() {
      if level == 1 { end() }
      guard let (group, name) = undo.popLast() else { return }
      redo.append((replay(group), name))
      trim()
    }

    mutating func redoLast() {
      guard let (group, name) = redo.popLast() else { return }
      let inverse = replay(group)
      if level > 0 {
        open += inverse
      } else {
        undo.append((inverse, name))
        trim()
      }
    }

    mutating func remove(_ cell: Int) {
      undo = undo.map { ($0.group.filter { $0.cell != cell }, $0.name) }.filter { !$0.0.isEmpty }
      redo = redo.map { ($0.group.filter { $0.cell != cell }, $0.name) }.filter { !$0.0.isEmpty }
      open.removeAll { $0.cell == cell }
    }

    var undoCount: Int { undo.count + (level > 0 && !open.isEmpty ? 1 : 0) }
    var undoName: String { level > 0 && !open.isEmpty ? name : undo.last?.name ?? "" }
  }

  private let manager = UndoManager.byHand()

  private func set(_ cell: Cell, _ value: Int) {
    let old = cell.value
    manager.registerUndo(withTarget: cell) { self.set($0, old) }
    cell.value = value
  }

  @Test("I2: a hundred thousand random steps agree with a model", arguments: [1, 2] as [UInt64])
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    var cells = (0..<6).map { _ in Cell() }
    for step in 0..<100_000 {
      act(step, on: &model, &cells, &random)
      guard cells.map(\.value) == model.values, manager.undoCount == model.undoCount,
        manager.redoCount == model.redo.count, manager.groupingLevel == model.level,
        manager.undoActionName == model.undoName,
        manager.redoActionName == model.redo.last?.name ?? ""
      else {
        Issue.record(
          """
          step \(step): \(cells.map(\.value)) should be \(model.values), \
          \(manager.undoCount) undos \(model.undoCount), \
          \(manager.redoCount) redos \(model.redo.count), \
          level \(manager.groupingLevel) \(model.level)
          """)
        return
      }
    }
  }

  /// Performs a step on the manager and on the model.
  private func act(
    _ step: Int, on model: inout Model, _ cells: inout [Cell], _ random: inout SeededGenerator
  ) {
    let cell = Int.random(in: 0..<6, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30:
      if model.level == 0 {
        manager.beginUndoGrouping()
        model.begin()
      }
      set(cells[cell], step)
      model.set(cell, step)
    case 30..<40 where model.level < 5:
      manager.beginUndoGrouping()
      model.begin()
    case 40..<65 where model.level > 0:
      manager.endUndoGrouping()
      model.end()
    case 65..<77 where model.level <= 1:
      manager.undo()
      model.undoLast()
    case 77..<87:
      manager.redo()
      model.redoLast()
    case 87..<93 where model.level > 0:
      manager.setActionName("\(step)")
      model.name = "\(step)"
    case 93:
      manager.removeAllActions(withTarget: cells[cell])
      model.remove(cell)
    case 94:
      // The target is freed, and a new one replaces it.
      cells[cell] = Cell()
      model.remove(cell)
      model.values[cell] = 0
    case 95:
      let levels = Int.random(in: 0..<8, using: &random)
      manager.levelsOfUndo = levels
      model.levels = levels
      model.trim()
    default:
      break
    }
  }
}
