/// A solver of linear constraints.
///
/// In the solution, all required constraints hold. For the others, the errors of each priority are as small
/// as the stronger priorities allow.
///
///     var solver = ConstraintSolver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable()
///     try solver.add(LinearConstraint([LinearTerm(left)], .equal, 20))
///     try solver.add(LinearConstraint([LinearTerm(width)], .greaterThanOrEqual, 100))
///     try solver.add(LinearConstraint([LinearTerm(width)], .equal, 80, priority: 250))
///     solver.value(of: width)  // 100
///
/// It is the incremental Cassowary algorithm (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM TOCHI 8(4), 2001). Each change starts from the previous solution, so
/// that the time for a changed constant depends on the number of variables that depend on it.
///
/// Priorities are those of UIKit's `NSLayoutConstraint`. Among constraints of the same priority, the sum of
/// their errors is minimized. A stronger constraint is never broken for any number of weaker ones: see
/// ``Tableau``.
///
/// The solution is exact up to rounding errors: a required constraint holds within ``tolerance``.
package struct ConstraintSolver: Sendable {
  /// The largest error of a required constraint, in points.
  package static let tolerance = Tolerance.points
  /// The largest magnitude of a constant, in points. It keeps rounding errors far below ``tolerance``.
  package static let largestConstant = 1e7
  /// The range of magnitudes of coefficients that are not 0.
  package static let coefficients = 1e-4...1e4

  var tableau = Tableau()
  var records: [ConstraintRecord] = []
  var vacantRecords: [Int32] = []
  /// The number of constraints that use each variable, by symbol. The array has elements for other symbols
  /// too.
  var uses: [Int32] = []
  /// The constraints of edited variables.
  var edits: [ConstraintVariable: ConstraintID] = [:]

  /// Creates a solver without variables and constraints.
  package init() {}

  /// The number of pivots since the solver was empty.
  ///
  /// Rounding errors accumulate. The owner of a solver with a long life creates a new one from the
  /// constraints after some thousands of pivots.
  package var pivots: Int { tableau.pivots }

  // MARK: Variables

  /// Creates a variable. Its value is 0 until a constraint uses it.
  package mutating func makeVariable() -> ConstraintVariable {
    let symbol = tableau.makeSymbol(.external)
    while uses.count <= Int(symbol) { uses.append(0) }
    return ConstraintVariable(symbol: symbol)
  }

  /// Removes a variable that no constraint uses any more.
  package mutating func remove(_ variable: ConstraintVariable) {
    precondition(
      uses[Int(variable.symbol)] == 0, "a variable is removed that a constraint speaks of")
    tableau.release(variable.symbol)
  }

  /// Returns the value of a variable in the solution, in points.
  package func value(of variable: ConstraintVariable) -> Double {
    tableau.value(of: variable.symbol)
  }

  // MARK: Constraints

  /// Returns the present state of a constraint.
  package func constraint(_ id: ConstraintID) -> LinearConstraint { record(id).constraint }

  /// Returns the error of a constraint, in points.
  package func error(of id: ConstraintID) -> Double {
    let constraint = record(id).constraint
    var side = -constraint.constant
    for term in constraint.terms { side += term.coefficient * value(of: term.variable) }
    switch constraint.relation {
    case .equal: return side.magnitude
    case .lessThanOrEqual: return max(0, side)
    case .greaterThanOrEqual: return max(0, -side)
    }
  }

  /// Returns a Boolean value that indicates whether the solver contains a constraint.
  package func holds(_ id: ConstraintID) -> Bool {
    let record = records[Int(id.index)]
    return record.isUsed && record.generation == id.generation
  }

  /// All constraints of the solver, in arbitrary order.
  package var constraints: [ConstraintID] {
    records.indices.compactMap { records[$0].isUsed ? id(Int32($0)) : nil }
  }

  func id(_ index: Int32) -> ConstraintID {
    ConstraintID(index: index, generation: records[Int(index)].generation)
  }

  func record(_ id: ConstraintID) -> ConstraintRecord {
    precondition(holds(id), "the constraint is not in the solver any more")
    return records[Int(id.index)]
  }

  /// Returns an error with the required constraints of a row that cannot hold.
  ///
  /// The row is a linear combination of their equations that contradicts itself. An equation is part of it if
  /// one of its own symbols is in the row.
  func conflict(in row: Int) -> ConstraintError {
    var owners: Set<Int32> = [tableau.owners[Int(tableau.basics[row])]]
    for cell in tableau.rows[row].cells { owners.insert(tableau.owners[Int(cell.symbol)]) }
    return .conflict(owners.subtracting([-1]).sorted().map(id))
  }

  func check(_ constraint: LinearConstraint) throws(ConstraintError) {
    try check(constant: constraint.constant)
    for term in constraint.terms {
      let symbol = Int(term.variable.symbol)
      precondition(
        symbol < tableau.kinds.count && tableau.kinds[symbol] == .external,
        "the variable is not one of the solver's")
      let size = term.coefficient.magnitude
      guard size == 0 || Self.coefficients.contains(size) else {
        throw .numberOutOfRange(term.coefficient)
      }
    }
    try check(priority: constraint.priority)
  }

  func check(constant: Double) throws(ConstraintError) {
    guard constant.magnitude <= Self.largestConstant else { throw .numberOutOfRange(constant) }
  }

  func check(priority: Float) throws(ConstraintError) {
    guard priority > 0, priority <= LinearConstraint.required else {
      throw .priorityOutOfRange(priority)
    }
  }
}

/// A constraint and its symbols in the tableau.
///
/// Its equation is `direction × (terms − constant) − marker + error = 0`. A required constraint has no error.
/// The marker of an inequality is its slack, and that of a required equality is a dummy. An equality that is
/// not required has two errors, and its marker is the error for a value that is too large.
struct ConstraintRecord: Sendable {
  var constraint: LinearConstraint
  var marker: Int32 = Tableau.vacant
  var error: Int32?
  var isUsed = true
  var generation: Int32 = 0

  /// The sign with which the limited side of an inequality must not be negative.
  var direction: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }

  /// The kind of the constraint's marker.
  var markerKind: SymbolKind {
    if constraint.relation != .equal { return .slack }
    return constraint.isRequired ? .dummy : .error
  }

  /// The symbols with costs.
  var costs: [Int32] {
    guard let error else { return [] }
    return constraint.relation == .equal ? [marker, error] : [error]
  }
}
