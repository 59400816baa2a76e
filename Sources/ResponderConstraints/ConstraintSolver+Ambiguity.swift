extension ConstraintSolver {
  /// Whether the constraints leave a variable only one value, as opposed to UIKit's
  /// `hasAmbiguousLayout`.
  ///
  /// It looks for another solution that is as good. That may take long; it is for finding mistakes.
  package func isDetermined(_ variable: ConstraintVariable) -> Bool {
    let symbol = variable.symbol
    guard tableau.rowOfSymbol[Int(symbol)] != Tableau.vacant else { return false }
    var face = tableau.withoutCostlySymbols()
    return face.isConstant(symbol)
  }

  /// The variables that could have another value without any constraint being met worse.
  package func undetermined() -> [ConstraintVariable] {
    let face = tableau.withoutCostlySymbols()
    let variables = tableau.kinds.indices.filter { tableau.kinds[$0] == .external }
    return variables.map(Int32.init).filter { symbol in
      guard tableau.rowOfSymbol[Int(symbol)] != Tableau.vacant else { return true }
      var face = face
      return !face.isConstant(symbol)
    }.map(ConstraintVariable.init)
  }
}

extension Tableau {
  /// One whose solutions are the best ones of this: what costs something stays 0, and the rest is free.
  fileprivate func withoutCostlySymbols() -> Tableau {
    var result = self
    for index in kinds.indices where rowOfSymbol[index] == Self.vacant {
      let symbol = Int32(index)
      guard isPivotable(symbol), !isFree(symbol, above: levels.count) else { continue }
      result.kinds[index] = .dummy
    }
    for level in levels { result.drop(level.row) }
    result.levels = []
    return result
  }

  /// Whether a variable has the same value in all solutions. Afterwards nothing may be asked but this.
  fileprivate mutating func isConstant(_ symbol: Int32) -> Bool {
    for cell in rows[Int(rowOfSymbol[Int(symbol)])].cells
    where kinds[Int(cell.symbol)] == .external {
      return false
    }
    return !canMove(symbol, direction: 1) && !canMove(symbol, direction: -1)
  }

  /// Whether a variable can become less, or more for -1: by the simplex algorithm with the variable as the
  /// cost, up to the first pivot that changes something.
  private mutating func canMove(_ symbol: Int32, direction: Double) -> Bool {
    var goal = rows[Int(rowOfSymbol[Int(symbol)])]
    goal.multiply(by: direction)
    let row = install(goal, basic: Self.costs)
    levels = [PriorityLevel(priority: 1, row: row)]
    defer {
      drop(row)
      levels = []
    }
    for _ in 0..<limits.mostPivots {
      guard let entering = enteringSymbol(bland: true) else { return false }
      guard let leaving = leavingRow(for: entering, bland: true) else { return true }
      pivot(leaving, entering: entering)
      if (rows[row].constant - goal.constant).magnitude > Tolerance.points { return true }
    }
    // Rounding errors: nobody knows.
    return true
  }
}
