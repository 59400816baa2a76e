import SeededRandom

@testable import ResponderConstraints

/// Makes small systems of constraints at random, the same for the same seed.
struct RandomSystem {
  private var generator: SeededGenerator
  private let isDegenerate: Bool
  private(set) var solver = ConstraintSolver()
  let variables: [ConstraintVariable]
  /// What the solver took, as it should have it.
  private(set) var present: [(id: ConstraintID, constraint: LinearConstraint)] = []
  /// What was wrong on the way.
  private(set) var faults: [String] = []

  static let priorities: [Float] = [1, 250, 250.5, 750, 999, 1_000, 1_000]

  static let coefficients = [1.0, 1, 1, -1, -1, 2, -2, 0.5]

  /// - Parameter seed: An even one makes it with Bland's rule alone, and each third one with constants
  ///   that are mostly equal, which leads to pivots that change nothing.
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

  /// Adds, removes or changes something, and compares whether it was taken with what may be.
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

  /// Whether a conflict names constraints that conflict, and no more of them than that takes.
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

  /// Whether the required ones can hold together.
  func canHold(_ constraints: [LinearConstraint]) -> Bool {
    referenceSolver(constraints.filter(\.isRequired)).minimum(of: [:]) != nil
  }

  /// The best sums of errors; nil if what is required cannot hold.
  func reference(_ constraints: [LinearConstraint]) -> [Float: Double]? {
    var reference = referenceSolver(constraints)
    return reference.errorSums()
  }

  func referenceSolver(_ constraints: [LinearConstraint]) -> ReferenceSolver {
    ReferenceSolver(constraints, variables: variables.count) { variable in
      variables.firstIndex(of: variable) ?? 0
    }
  }

  /// The sums of the errors that a solver's values leave, at each priority.
  func sums() -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for (id, constraint) in present {
      sums[constraint.priority, default: 0] += solver.error(of: id)
    }
    return sums
  }

  /// What is wrong with the solver's present solution.
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
