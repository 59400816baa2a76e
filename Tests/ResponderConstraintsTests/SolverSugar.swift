import ResponderConstraints

// Operators and functions for constraints in mathematical notation, for tests.

func + (left: [LinearTerm], right: [LinearTerm]) -> [LinearTerm] {
  var sum = left
  sum.append(contentsOf: right)
  return sum
}

func - (left: [LinearTerm], right: [LinearTerm]) -> [LinearTerm] {
  left + right.map { LinearTerm($0.variable, -$0.coefficient) }
}

func * (factor: Double, variable: ConstraintVariable) -> [LinearTerm] {
  [LinearTerm(variable, factor)]
}

extension ConstraintSolver {
  @discardableResult
  mutating func require(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double
  ) throws -> ConstraintID {
    try add(LinearConstraint(terms, relation, constant))
  }

  @discardableResult
  mutating func prefer(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double, _ priority: Float
  ) throws -> ConstraintID {
    try add(LinearConstraint(terms, relation, constant, priority: priority))
  }

  /// Returns a Boolean value that indicates whether a variable has a value, up to rounding.
  func has(_ value: Double, for variable: ConstraintVariable) -> Bool {
    (self.value(of: variable) - value).magnitude < 1e-6
  }

  /// Adds a constraint, and returns the constraints of the resulting conflict. If the solver accepts the
  /// constraint, returns `nil`.
  mutating func conflict(adding constraint: LinearConstraint) -> [ConstraintID]? {
    do throws(ConstraintError) {
      try add(constraint)
      return nil
    } catch {
      guard case .conflict(let constraints) = error else { return nil }
      return constraints
    }
  }
}
