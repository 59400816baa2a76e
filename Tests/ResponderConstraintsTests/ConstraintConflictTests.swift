import ResponderConstraints
import Testing

@Suite("Constraints that cannot hold")
struct ConstraintConflictTests {
  var solver = ConstraintSolver()
  let x: ConstraintVariable
  let y: ConstraintVariable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
  }

  @Test("A conflict names the required constraints that make it, and no others")
  mutating func names() throws {
    let left = try solver.require(1 * x, .equal, 10)
    let gap = try solver.require(1 * y - 1 * x, .greaterThanOrEqual, 20)
    let free = solver.makeVariable()
    try solver.require(1 * free - 1 * y, .equal, 3)
    try solver.prefer(1 * y, .equal, 5, 999)
    let conflict = solver.conflict(adding: LinearConstraint(1 * y, .lessThanOrEqual, 29))
    let named = try #require(conflict)
    #expect(named.count == 3)
    #expect(named.contains(left))
    #expect(named.contains(gap))
    #expect(named.filter { !solver.holds($0) }.count == 1)
  }

  @Test("After a conflict the solver is as it was")
  mutating func restoration() throws {
    try solver.require(1 * x, .greaterThanOrEqual, 10)
    try solver.require(1 * y - 1 * x, .greaterThanOrEqual, 10)
    let wish = try solver.prefer(1 * x, .equal, 60, 250)
    let limit = try solver.require(1 * y, .lessThanOrEqual, 100)
    try solver.prefer(1 * y, .equal, 90, 250)
    for _ in 0..<3 {
      #expect(solver.conflict(adding: LinearConstraint(1 * y, .equal, 15)) != nil)
      #expect(throws: ConstraintError.self) { try solver.setConstant(5, of: limit) }
      #expect(solver.has(60, for: x))
      #expect(solver.has(90, for: y))
      #expect(solver.constraint(limit).constant == 100)
      #expect(solver.constraints.count == 5)
      #expect(solver.faults.isEmpty)
    }
    try solver.setConstant(20, of: wish)
    #expect(solver.has(20, for: x))
  }

  @Test("A constant that comes to conflict is named with what it conflicts with")
  mutating func constant() throws {
    let first = try solver.require(1 * x, .equal, 5)
    let second = try solver.require(1 * x, .equal, 5)
    #expect(throws: ConstraintError.conflict([first, second])) {
      try solver.setConstant(6, of: first)
    }
    #expect(throws: ConstraintError.conflict([first, second])) {
      try solver.setConstant(6, of: second)
    }
    #expect(solver.has(5, for: x))
  }

  @Test("A preference that becomes required is refused where it cannot hold, and stays one")
  mutating func priority() throws {
    let limit = try solver.require(1 * x, .lessThanOrEqual, 50)
    let wish = try solver.prefer(1 * x, .equal, 70, 400)
    let named = ConstraintError.conflict([limit, wish])
    #expect(throws: named) { try solver.setPriority(LinearConstraint.required, of: wish) }
    #expect(solver.constraint(wish).priority == 400)
    #expect(solver.has(50, for: x))
    try solver.remove(limit)
    #expect(solver.has(70, for: x))
  }

  @Test("Numbers that are not finite or far too large are refused")
  mutating func numbers() throws {
    let kept = try solver.require(1 * x, .equal, 5)
    for number in [Double.nan, .infinity, -.infinity, 1e12] {
      let refused = LinearConstraint(1 * y, .equal, number)
      #expect(throws: ConstraintError.self) { try solver.add(refused) }
      let multiplied = LinearConstraint(number * y, .equal, 1)
      #expect(throws: ConstraintError.self) { try solver.add(multiplied) }
      #expect(throws: ConstraintError.self) { try solver.setConstant(number, of: kept) }
    }
    let tiny = LinearConstraint(1e-9 * y, .equal, 1)
    #expect(throws: ConstraintError.numberOutOfRange(1e-9)) { try solver.add(tiny) }
    #expect(throws: ConstraintError.numberOutOfRange(1e12)) {
      try solver.setConstant(1e12, of: kept)
    }
    #expect(solver.has(5, for: x))
    #expect(solver.constraints == [kept])
    try solver.require(0 * x + 1 * y, .equal, 1e7)
    #expect(solver.has(1e7, for: y))
  }

  @Test("Priorities are above 0 and at most 1000, and an edited variable's is below")
  mutating func priorities() throws {
    let kept = try solver.prefer(1 * x, .equal, 5, 0.5)
    for priority: Float in [0, -1, 1_000.5, .nan, .infinity] {
      let refused = LinearConstraint(1 * y, .equal, 1, priority: priority)
      #expect(throws: ConstraintError.self) { try solver.add(refused) }
      #expect(throws: ConstraintError.self) { try solver.setPriority(priority, of: kept) }
    }
    #expect(throws: ConstraintError.priorityOutOfRange(1_000)) {
      try solver.beginEditing(x, priority: 1_000)
    }
  }

  @Test("An identity of a removed constraint is not that of the next one")
  mutating func identities() throws {
    let first = try solver.require(1 * x, .equal, 5)
    try solver.remove(first)
    let second = try solver.require(1 * x, .equal, 6)
    #expect(first != second)
    #expect(!solver.holds(first))
    #expect(solver.holds(second))
  }

  @Test("A number and a priority that change together meet no conflict with the old ones")
  mutating func numberWithPriority() throws {
    try solver.require(1 * x, .greaterThanOrEqual, 40)
    let wish = try solver.prefer(1 * x, .equal, 0, 50)
    try solver.set(58, LinearConstraint.required, of: wish)
    #expect(solver.has(58, for: x))
    try solver.set(0, 50, of: wish)
    #expect(solver.has(40, for: x))
    #expect(throws: ConstraintError.self) {
      try solver.set(30, LinearConstraint.required, of: wish)
    }
  }
}
