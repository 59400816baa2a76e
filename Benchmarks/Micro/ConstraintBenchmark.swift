import ResponderConstraints

/// A benchmark that solves the constraints of a tree of 250 views, and changes one of their constants.
enum ConstraintBenchmark {
  static func figures() throws -> [MicroFigure] {
    let build = Stopwatch.median(runs: 21) {
      precondition((try? ViewTree())?.solver.constraints.count == 1_000, "a constraint is missing")
    }
    var tree = try ViewTree()
    return [
      MicroFigure(
        name: "1,000 constraints of 250 views added and solved", value: build * 1e3, unit: "ms",
        limit: 3),
      MicroFigure(
        name: "one constant of 1,000 constraints changed", value: try change(&tree) * 1e3,
        unit: "ms", limit: 0.1,
        note: "the window's width, which all views depend on"),
    ]
  }

  /// Returns the time of one change of the window's width, in seconds.
  private static func change(_ tree: inout ViewTree) throws -> Double {
    let repeats = 100
    var width = 1_000.0
    var solver = tree.solver
    let id = tree.width
    let time = Stopwatch.median(runs: 21) {
      for step in 0..<repeats {
        width = 1_000 + Double(step % 2) * 400
        try? solver.setConstant(width, of: id)
      }
    }
    precondition(solver.value(of: tree.window) == width, "the window has another width")
    return time / Double(repeats)
  }
}

/// Nested views, five in each, in a row from edge to edge. The width of the first is at least a part of the
/// row, the second has the width of the first, the third and fourth have the widths of their texts, and the
/// last has the rest. Each view has four constraints. Two in five of their widths are preferences or limits.
private struct ViewTree {
  private struct Box {
    let left, top, width, height: ConstraintVariable
  }

  private(set) var solver = ConstraintSolver()
  private(set) var width: ConstraintID
  let window: ConstraintVariable

  init() throws {
    var boxes = [Self.makeBox(&solver)]
    window = boxes[0].width
    width = try solver.add(LinearConstraint([LinearTerm(window)], .equal, 1_000))
    for (variable, value) in [(boxes[0].left, 0.0), (boxes[0].top, 0), (boxes[0].height, 800)] {
      try solver.add(LinearConstraint([LinearTerm(variable)], .equal, value))
    }
    for index in 1..<250 {
      let box = Self.makeBox(&solver)
      let place = (index - 1) % 5
      let container = boxes[(index - 1) / 5]
      try addRow(box, place: place, before: place == 0 ? nil : boxes[index - 1], in: container)
      try addWidth(box, place: place, others: boxes.suffix(place), in: container)
      boxes.append(box)
    }
  }

  private static func makeBox(_ solver: inout ConstraintSolver) -> Box {
    Box(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  /// Adds constraints for the left edge, the top edge and the height.
  private mutating func addRow(_ box: Box, place: Int, before: Box?, in container: Box) throws {
    if let before {
      try add([(box.left, 1), (before.left, -1), (before.width, -1)], .equal, 8)
      try add([(box.top, 1), (before.top, -1)], .equal, 0)
      try add([(box.height, 1), (before.height, -1)], .equal, 0)
    } else {
      try add([(box.left, 1), (container.left, -1)], .equal, 8)
      try add([(box.top, 1), (container.top, -1)], .equal, 8)
      try add([(box.height, 1), (container.height, -1)], .equal, -16)
    }
  }

  private mutating func addWidth(
    _ box: Box, place: Int, others: ArraySlice<Box>, in container: Box
  ) throws {
    switch (place, others.first, others.last) {
    case (1, let first?, _):
      try add([(box.width, 1), (first.width, -1)], .equal, 0, priority: 500)
    case (2, _, _): try add([(box.width, 1)], .equal, 60, priority: 251)
    case (3, _, let last?): try add([(box.width, 1), (last.width, -1)], .equal, 0)
    case (4, _, _):
      // The constraint to the container's right edge.
      try add(
        [(box.left, 1), (box.width, 1), (container.left, -1), (container.width, -1)], .equal, -8)
    default:
      try add(
        [(box.width, 1), (container.width, -0.15)], .greaterThanOrEqual, 0, priority: 750)
    }
  }

  private mutating func add(
    _ terms: [(ConstraintVariable, Double)], _ relation: LinearRelation, _ constant: Double,
    priority: Float = LinearConstraint.required
  ) throws {
    try solver.add(
      LinearConstraint(
        terms.map { LinearTerm($0.0, $0.1) }, relation, constant, priority: priority))
  }
}
