import Testing

@testable import ResponderConstraints

@Suite("A constraint solver")
struct ConstraintSolverTests {
  var solver = ConstraintSolver()
  let x: ConstraintVariable
  let y: ConstraintVariable
  let z: ConstraintVariable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
    z = solver.makeVariable()
  }

  @Test("Equations have their solution, in whatever order they come")
  mutating func equations() throws {
    try solver.require(1 * x + 1 * y, .equal, 10)
    try solver.require(1 * y + 1 * z, .equal, 12)
    try solver.require(2 * x - 1 * z, .equal, 1)
    #expect(solver.has(3, for: x))
    #expect(solver.has(7, for: y))
    #expect(solver.has(5, for: z))
  }

  @Test("A variable that no constraint speaks of is 0")
  func untouched() {
    #expect(solver.value(of: x) == 0)
  }

  @Test("A preference moves a value as far as the limits let it")
  mutating func limits() throws {
    try solver.require(1 * x, .greaterThanOrEqual, 10)
    try solver.require(1 * x, .lessThanOrEqual, 20)
    let wish = try solver.prefer(1 * x, .equal, 15, 250)
    #expect(solver.has(15, for: x))
    try solver.setConstant(50, of: wish)
    #expect(solver.has(20, for: x))
    try solver.setConstant(-50, of: wish)
    #expect(solver.has(10, for: x))
    #expect(solver.error(of: wish) == 60)
  }

  @Test("One stronger preference is not given up for any number of weaker ones")
  mutating func manyWeak() throws {
    for _ in 0..<500 { try solver.prefer(1 * x, .equal, 1_000, 250) }
    try solver.prefer(1 * x, .lessThanOrEqual, 1, 250.01)
    #expect(solver.has(1, for: x))
    for _ in 0..<500 { try solver.prefer(1 * x, .equal, 1_000, 250) }
    #expect(solver.has(1, for: x))
  }

  @Test("Among preferences of the same priority the most win")
  mutating func majority() throws {
    try solver.prefer(1 * x, .equal, 1, 500)
    try solver.prefer(1 * x, .equal, 5, 500)
    try solver.prefer(1 * x, .equal, 5, 500)
    #expect(solver.has(5, for: x))
  }

  @Test("Weak constraints keep values where they are until something moves them")
  mutating func stays() throws {
    for (variable, place) in [(x, 10.0), (y, 40), (z, 90)] {
      try solver.prefer(1 * variable, .equal, place, 1)
    }
    try solver.require(1 * y - 1 * x, .greaterThanOrEqual, 20)
    let push = try solver.prefer(1 * x, .equal, 30, 900)
    #expect(solver.has(30, for: x))
    #expect(solver.has(50, for: y))
    #expect(solver.has(90, for: z))
    try solver.remove(push)
    #expect(solver.has(10, for: x))
    #expect(solver.has(40, for: y))
  }

  @Test("Removing a constraint gives back what was before it came")
  mutating func removal() throws {
    try solver.require(1 * x + 1 * y, .equal, 100)
    try solver.prefer(1 * x, .equal, 30, 250)
    for relation in [LinearRelation.equal, .greaterThanOrEqual] {
      for priority: Float in [600, 1_000] {
        let more = try solver.prefer(1 * x, relation, 80, priority)
        #expect(solver.has(80, for: x))
        #expect(solver.has(20, for: y))
        try solver.remove(more)
        #expect(solver.has(30, for: x))
        #expect(solver.has(70, for: y))
      }
    }
    #expect(solver.faults.isEmpty)
  }

  @Test("A constant that is changed many times leaves no trace")
  mutating func manyChanges() throws {
    let width = try solver.require(1 * x, .equal, 0)
    try solver.require(3 * y - 1 * x, .equal, 0)
    try solver.require(1 * z - 1 * y, .greaterThanOrEqual, 5)
    try solver.prefer(1 * z, .equal, 50, 250)
    for step in 0..<10_000 { try solver.setConstant(Double(step % 997) / 7, of: width) }
    try solver.setConstant(300, of: width)
    #expect(solver.has(100, for: y))
    #expect(solver.has(105, for: z))
    try solver.setConstant(30, of: width)
    #expect(solver.has(10, for: y))
    #expect(solver.has(50, for: z))
    #expect(solver.constraint(width).constant == 30)
    #expect(solver.faults.isEmpty)
  }

  @Test("A changed priority lets the other preference win")
  mutating func priorities() throws {
    let small = try solver.prefer(1 * x, .equal, 10, 251)
    try solver.prefer(1 * x, .equal, 90, 250)
    #expect(solver.has(10, for: x))
    try solver.setPriority(249, of: small)
    #expect(solver.has(90, for: x))
    try solver.setPriority(LinearConstraint.required, of: small)
    #expect(solver.has(10, for: x))
    try solver.setPriority(1, of: small)
    #expect(solver.has(90, for: x))
    #expect(solver.constraint(small).priority == 1)
  }

  @Test("A variable that is edited follows what is suggested, and stays within the limits")
  mutating func edits() throws {
    try solver.require(1 * x, .greaterThanOrEqual, 0)
    try solver.require(1 * y - 2 * x, .equal, 0)
    try solver.prefer(1 * x, .equal, 7, 1)
    try solver.beginEditing(x, priority: 500)
    #expect(solver.has(7, for: x))
    for value in [3.0, 25, -4] {
      try solver.suggest(value, for: x)
      #expect(solver.has(max(0, value), for: x))
      #expect(solver.has(2 * max(0, value), for: y))
    }
    try solver.endEditing(x)
    #expect(solver.has(7, for: x))
  }

  @Test("A constraint that says the same again is taken, and holds alone when the first goes")
  mutating func redundancy() throws {
    let first = try solver.require(1 * x, .equal, 5)
    let second = try solver.require(2 * x, .equal, 10)
    try solver.require(1 * x, .greaterThanOrEqual, 5)
    try solver.prefer(1 * x, .equal, 90, 999)
    try solver.remove(first)
    #expect(solver.has(5, for: x))
    try solver.remove(second)
    #expect(solver.has(90, for: x))
    #expect(solver.faults.isEmpty)
  }

  @Test("A variable twice in a constraint counts twice, and with both signs not at all")
  mutating func repeatedTerms() throws {
    try solver.require(1 * x + 1 * x, .equal, 10)
    #expect(solver.has(5, for: x))
    try solver.require(1 * y - 1 * y, .equal, 0)
    #expect(solver.conflict(adding: LinearConstraint(1 * y - 1 * y, .equal, 1))?.count == 1)
  }

  @Test("What is not determined is told, and what is at a limit is")
  mutating func ambiguity() throws {
    #expect(!solver.isDetermined(x))
    let least = try solver.require(1 * x, .greaterThanOrEqual, 10)
    #expect(!solver.isDetermined(x))
    try solver.require(1 * x, .lessThanOrEqual, 10)
    #expect(solver.isDetermined(x))
    try solver.require(1 * y + 1 * z, .equal, 3)
    #expect(solver.undetermined() == [y, z])
    try solver.prefer(1 * y, .lessThanOrEqual, 1, 200)
    #expect(solver.undetermined() == [y, z])
    try solver.prefer(1 * z, .equal, 5, 100)
    #expect(solver.undetermined() == [])
    try solver.remove(least)
    #expect(solver.undetermined() == [x])
  }

  @Test("Two preferences of the same priority that pull apart leave a value undetermined")
  mutating func tie() throws {
    try solver.prefer(1 * x, .equal, 0, 250)
    try solver.prefer(1 * x, .equal, 10, 250)
    #expect(!solver.isDetermined(x))
    try solver.prefer(1 * x, .equal, 4, 1)
    #expect(solver.isDetermined(x))
    #expect(solver.has(4, for: x))
  }

  @Test("A variable's number is used again without what was known of the first")
  mutating func variablesAgain() throws {
    let limit = try solver.require(1 * z - 1 * x, .equal, 9)
    try solver.remove(limit)
    solver.remove(z)
    let other = solver.makeVariable()
    #expect(solver.value(of: other) == 0)
    try solver.require(1 * other, .equal, 2)
    #expect(solver.has(2, for: other))
    #expect(!solver.isDetermined(x))
  }

  @Test("Too many pivots are an error, and leave the solver as it was")
  mutating func tooManyPivots() throws {
    let limit = try solver.require(1 * x, .greaterThanOrEqual, 10)
    let wish = try solver.prefer(1 * x, .equal, 30, 250)
    solver.tableau.limits.mostPivots = 0
    let expected = ConstraintError.tooManyPivots(1)
    #expect(throws: expected) { try solver.setConstant(40, of: limit) }
    #expect(throws: expected) { try solver.prefer(1 * x, .equal, 60, 500) }
    #expect(throws: expected) { try solver.require(1 * x, .greaterThanOrEqual, 60) }
    #expect(solver.has(30, for: x))
    #expect(solver.constraints == [limit, wish])
    solver.tableau.limits.mostPivots = 10
    try solver.setConstant(40, of: limit)
    #expect(solver.has(40, for: x))
    #expect(solver.faults.isEmpty)
  }
}
