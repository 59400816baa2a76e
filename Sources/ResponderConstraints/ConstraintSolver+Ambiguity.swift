extension ConstraintSolver {
  /// Returns a Boolean value that indicates whether the constraints leave a variable only one value, the
  /// opposite of UIKit's `hasAmbiguousLayout`.
  ///
  /// The method searches for another solution that is as good, which can take long. Use it for debugging.
  package func isDetermined(_ variable: ConstraintVariable) -> Bool {
    let symbol = variable.symbol
    guard tableau.rowOfSymbol[Int(symbol)] != Tableau.vacant else { return false }
    var face = tableau.withoutCostlySymbols()
    return face.isConstant(symbol)
  }

  /// Returns the variables that can have another value without a larger error of any constraint.
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
  /// Returns a tableau whose solutions are the best solutions of this one: symbols with costs stay 0, and
  /// others are free.
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

  /// Returns a Boolean value that indicates whether a variable has the same value in all solutions.
  ///
  /// Afterwards, the tableau can be used for this method alone.
  fileprivate mutating func isConstant(_ symbol: Int32) -> Bool {
    for cell in rows[Int(rowOfSymbol[Int(symbol)])].cells
    where kinds[Int(cell.symbol)] == .external {
      return false
    }
    return !canMove(symbol, direction: 1) && !canMove(symbol, direction: -1)
  }

  /// Returns a Boolean value that indicates whether a variable can become smaller, or larger if `direction`
  /// is -1.
  ///
  /// The method runs the simplex algorithm with the variable as the cost, until a pivot changes the variable.
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
    // Rounding errors prevent an answer. A variable that may move counts as one that can.
    return true
  }
}
