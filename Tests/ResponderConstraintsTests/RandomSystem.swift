import SeededRandom

@testable import ResponderConstraints

/// A generator of small random systems of constraints, which are the same for the same seed.
struct RandomSystem {
  private var generator: SeededGenerator
  private let isDegenerate: Bool
  private(set) var solver = ConstraintSolver()
  let variables: [ConstraintVariable]
  /// The constraints that the solver has accepted, with their expected values.
  private(set) var present: [(id: ConstraintID, constraint: LinearConstraint)] = []
  /// The faults that were found so far.
  private(set) var faults: [String] = []

  static let priorities: [Float] = [1, 250, 250.5, 750, 999, 1_000, 1_000]

  static let coefficients = [1.0, 1, 1, -1, -1, 2, -2, 0.5]

  /// Creates a system with a number of variables.
  ///
  /// - Parameter seed: The seed. If it is even, the solver uses Bland's rule alone. If it is divisible by 3,
  ///   most constants are equal, which leads to degenerate pivots.
  init(seed: UInt64, variables count: Int) {
    generator = SeededGenerator(seed: seed)
    isDegenerate = seed % 3 == 0
    if seed % 2 == 0 { solver.tableau.limits.pivotsBeforeBland = 0 }
    var made: [ConstraintVariable] = []
    for _ in 0..<count { made.append(solver.makeVariable()) }
    variables = made
  }

  mutating func constraint() -> LinearConstraint {
    var terms: [LinearTerm] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = variables.randomElement(using: &generator) ?? variables[0]
      let coefficient = Self.coefficients.randomElement(using: &generator) ?? 1
      terms.append(LinearTerm(variable, coefficient))
    }
    let relations: [LinearRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return LinearConstraint(
      terms, relations.randomElement(using: &generator) ?? .equal, number(),
      priority: priority())
  }

  /// Adds, removes or changes a constraint, and compares the solver's acceptance with the expected one.
  mutating func step() throws {
    let choice = Int.random(in: 0..<10, using: &generator)
    guard choice >= 4, let index = present.indices.randomElement(using: &generator) else {
      try add(constraint())
      return
    }
    var changed = present[index].constraint
    switch choice {
    case 4, 5:
      try solver.remove(present[index].id)
      present.remove(at: index)
      return
    case 6: changed.priority = priority()
    default: changed.constant = number()
    }
    let others = present.indices.filter { $0 != index }.map { present[$0].constraint }
    let isFeasible = canHold(others + [changed])
    do throws(ConstraintError) {
      if choice == 6 {
        try solver.setPriority(changed.priority, of: present[index].id)
      } else {
        try solver.setConstant(changed.constant, of: present[index].id)
      }
      present[index].constraint = changed
      if !isFeasible { faults.append("took a change to what cannot hold: \(changed)") }
    } catch {
      if isFeasible { faults.append("did not take a change: \(changed), \(error)") }
      check(error, changed, id: present[index].id)
    }
  }

  mutating func add(_ constraint: LinearConstraint) throws {
    let isFeasible = canHold(present.map(\.constraint) + [constraint])
    do throws(ConstraintError) {
      present.append((try solver.add(constraint), constraint))
      if !isFeasible { faults.append("took what cannot hold: \(constraint)") }
    } catch {
      if isFeasible { faults.append("did not take \(constraint): \(error)") }
      check(error, constraint, id: nil)
    }
  }

  /// Checks that a conflict names a minimal set of conflicting constraints.
  private mutating func check(
    _ error: ConstraintError, _ constraint: LinearConstraint, id: ConstraintID?
  ) {
    guard case .conflict(let ids) = error else {
      faults.append("threw \(error)")
      return
    }
    let named = ids.map { named in
      named == id ? constraint : present.first { $0.id == named }?.constraint ?? constraint
    }
    if ids.filter({ $0 == id || !solver.holds($0) }).count != 1 {
      faults.append("the new one is not named once")
    }
    if !named.allSatisfy(\.isRequired) { faults.append("named one that is not required") }
    if canHold(named) { faults.append("named what can hold: \(named)") }
    for left in named.indices {
      var fewer = named
      fewer.remove(at: left)
      if !canHold(fewer) { faults.append("named more than it takes: \(named)") }
    }
  }

  /// Returns a Boolean value that indicates whether the required constraints are feasible together.
  func canHold(_ constraints: [LinearConstraint]) -> Bool {
    referenceSolver(constraints.filter(\.isRequired)).minimum(of: [:]) != nil
  }

  /// Returns the minimum sums of errors. If the required constraints are not feasible, returns `nil`.
  func reference(_ constraints: [LinearConstraint]) -> [Float: Double]? {
    var reference = referenceSolver(constraints)
    return reference.errorSums()
  }

  func referenceSolver(_ constraints: [LinearConstraint]) -> ReferenceSolver {
    ReferenceSolver(constraints, variables: variables.count) { variable in
      variables.firstIndex(of: variable) ?? 0
    }
  }

  /// Returns the sum of the errors of the solver's values at each priority.
  func sums() -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for (id, constraint) in present {
      sums[constraint.priority, default: 0] += solver.error(of: id)
    }
    return sums
  }

  /// Returns the faults of the solver's current solution.
  func mistakes() -> [String] {
    var mistakes = faults + solver.faults
    guard let best = reference(present.map(\.constraint)) else { return ["it holds a conflict"] }
    for (id, constraint) in present where solver.constraint(id) != constraint {
      mistakes.append("has another constraint than \(constraint)")
    }
    for (priority, sum) in sums() {
      let least = priority == LinearConstraint.required ? 0 : best[priority] ?? .nan
      if !((sum - least).magnitude < 1e-5) {
        mistakes.append("errors at \(priority) are \(sum) instead of \(least)")
      }
    }
    return mistakes
  }

  private mutating func number() -> Double {
    isDegenerate
      ? Double(Int.random(in: 0...1, using: &generator))
      : Double(Int.random(in: -20...20, using: &generator)) / 2
  }

  private mutating func priority() -> Float {
    Self.priorities.randomElement(using: &generator) ?? 1
  }
}
