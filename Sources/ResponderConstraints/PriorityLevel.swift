/// The costs of the constraints that are not required and have the same priority.
struct PriorityLevel: Sendable {
  let priority: Float
  /// The row of the sum of their errors. Its constant is not used.
  let row: Int
  /// The number of constraints with the priority.
  var uses = 0
}

extension Tableau {
  /// Adds the errors of a constraint to the costs of its priority.
  mutating func addCosts(_ errors: [Int32], priority: Float) {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority < priority {
      let row = install(SparseRow(), basic: Self.costs)
      levels.insert(PriorityLevel(priority: priority, row: row), at: place)
    }
    levels[place].uses += 1
    for error in errors { addCost(of: error, times: 1, to: levels[place].row) }
  }

  /// Subtracts the errors of a constraint from the costs of its priority.
  mutating func removeCosts(_ errors: [Int32], priority: Float) {
    guard let place = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[place].uses -= 1
    if levels[place].uses == 0 {
      drop(levels.remove(at: place).row)
    } else {
      for error in errors { addCost(of: error, times: -1, to: levels[place].row) }
    }
  }

  private mutating func addCost(of symbol: Int32, times count: Double, to row: Int) {
    let basicRow = rowOfSymbol[Int(symbol)]
    if basicRow == Self.vacant {
      add(symbol, times: count, to: row)
    } else {
      add(rows[Int(basicRow)], times: count, to: row)
    }
  }

  /// Returns the cost of a symbol for each point at one level.
  func cost(of symbol: Int32, level: Int) -> Double {
    rows[levels[level].row].coefficient(of: symbol)
  }

  /// Returns a Boolean value that indicates whether a symbol has no costs at the levels above one.
  func isFree(_ symbol: Int32, above level: Int) -> Bool {
    for stronger in 0..<level where !Tolerance.isZero(cost(of: symbol, level: stronger)) {
      return false
    }
    return true
  }
}
