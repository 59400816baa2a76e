/// Finds values for variables that linear constraints speak of: all required ones hold, and of the others
/// each priority's errors are as small as the stronger priorities let them be.
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
/// Constraint Solving Algorithm", ACM TOCHI 8(4), 2001): each change starts from the solution before, so
/// that a changed constant costs as much as what depends on it. Priorities are those of UIKit's
/// `NSLayoutConstraint`; among constraints of the same priority the sum of their errors counts, and a
/// stronger one is never given up for any number of weaker ones (see ``Tableau``).
///
/// Exact up to rounding: a required constraint holds within ``tolerance``.
package struct ConstraintSolver: Sendable {
  /// By how much a required constraint may be missed, in points.
  package static let tolerance = Tolerance.points
  /// Constants are not further from 0, in points, so that ``tolerance`` is far above what rounding does.
  package static let largestConstant = 1e7
  /// Coefficients that are not 0 are of these sizes.
  package static let coefficients = 1e-4...1e4

  var tableau = Tableau()
  var records: [ConstraintRecord] = []
  var vacantRecords: [Int32] = []
  /// How often constraints speak of each variable, by symbol. Other symbols have places here too.
  var uses: [Int32] = []
  /// The constraints that hold edited variables.
  var edits: [ConstraintVariable: ConstraintID] = [:]

  /// Creates a solver without variables and constraints.
  package init() {}

  /// How many pivots there were since it was empty. Rounding adds up: after some thousands whoever keeps
  /// one for long makes it anew from its constraints.
  package var pivots: Int { tableau.pivots }

  // MARK: Variables

  /// A new variable. As long as no constraint speaks of it its value is 0.
  package mutating func makeVariable() -> ConstraintVariable {
    let symbol = tableau.makeSymbol(.external)
    while uses.count <= Int(symbol) { uses.append(0) }
    return ConstraintVariable(symbol: symbol)
  }

  /// Gives a variable back that no constraint speaks of any more.
  package mutating func remove(_ variable: ConstraintVariable) {
    precondition(
      uses[Int(variable.symbol)] == 0, "a variable is removed that a constraint speaks of")
    tableau.release(variable.symbol)
  }

  /// The value of a variable in the solution, in points.
  package func value(of variable: ConstraintVariable) -> Double {
    tableau.value(of: variable.symbol)
  }

  // MARK: Constraints

  /// The constraint as it is now.
  package func constraint(_ id: ConstraintID) -> LinearConstraint { record(id).constraint }

  /// By how much a constraint is missed, in points.
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

  /// Whether a constraint is in it.
  package func holds(_ id: ConstraintID) -> Bool {
    let record = records[Int(id.index)]
    return record.isUsed && record.generation == id.generation
  }

  /// All constraints that are in it, in no order that means something.
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

  /// The required constraints that a row which cannot hold is made of.
  ///
  /// The row is the sum of their equations, each some times: what is left of it contradicts itself. An
  /// equation is in the sum where one of its own symbols is in the row.
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
/// As an equation it is `direction × (terms − constant) − marker + error = 0`, where the last is missing if
/// it is required. An inequality's marker is its slack, a required equality's is a dummy; one that is not
/// required has two errors, of which the marker is that for too much.
struct ConstraintRecord: Sendable {
  var constraint: LinearConstraint
  var marker: Int32 = Tableau.vacant
  var error: Int32?
  var isUsed = true
  var generation: Int32 = 0

  /// Such that what an inequality limits must not go below 0.
  var direction: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }

  /// The kind of its marker.
  var markerKind: SymbolKind {
    if constraint.relation != .equal { return .slack }
    return constraint.isRequired ? .dummy : .error
  }

  /// The symbols that cost something.
  var costs: [Int32] {
    guard let error else { return [] }
    return constraint.relation == .equal ? [marker, error] : [error]
  }
}
