import ResponderConstraints
import ResponderSystem

/// The handling of constraints that cannot be satisfied.
extension ConstraintEngine {
  /// Disables a constraint that conflicts with the others, and writes a message.
  func giveUp(_ constraint: LayoutConstraint, _ error: ConstraintError) {
    constraint.solverID = nil
    if !constraint.isBroken {
      constraint.isBroken = true
      broken.append(constraint)
    }
    guard told.insert(ObjectIdentifier(constraint)).inserted else { return }
    guard case .conflict(let ids) = error else {
      ErrorLine.write("A constraint is left out, for its numbers are out of range: \(constraint)")
      return
    }
    tell(ids, extra: nil, givenUp: constraint)
  }

  /// Disables the newest constraint that conflicts with a fixed size or position. Returns a Boolean value
  /// that indicates whether there was one.
  func makeRoom(_ ids: [ConstraintID], for node: ConstraintNode, _ index: Int, _ value: Double)
    -> Bool
  {
    let known = Set(ids)
    let candidates = members.filter { $0.solverID.map(known.contains) ?? false }
    guard let newest = candidates.max(by: { $0.serial < $1.serial }), let id = newest.solverID
    else { return false }
    newest.isBroken = true
    broken.append(newest)
    if told.insert(ObjectIdentifier(newest)).inserted {
      tell(ids, extra: words(node, index, value), givenUp: newest)
    }
    newest.solverID = nil
    try? solver.remove(id)
    return true
  }

  /// Adds the disabled constraints again, because others have changed.
  func retryBroken() {
    for constraint in broken.ordered(by: { $0.serial < $1.serial })
    where constraint.engine === self {
      insert(constraint)
    }
  }

  /// Writes one message with all constraints of a conflict, in the order in which they were activated.
  private func tell(
    _ ids: [ConstraintID], extra: String?, givenUp: LayoutConstraint
  ) {
    let known = Set(ids)
    var lines: [String] = []
    for node in nodes {
      for (index, given) in node.given.enumerated() {
        guard let id = given.id, known.contains(id) else { continue }
        let line = words(node, index, given.value)
        if line != extra { lines.append(line) }
      }
    }
    if let extra { lines.append(extra) }
    let constraints = members.filter {
      $0 === givenUp || $0.solverID.map(known.contains) ?? false
    }
    lines += constraints.ordered { $0.serial < $1.serial }.map { "\($0)" }
    var message = "These constraints cannot hold together:"
    for line in lines { message += "\n    \(line)" }
    message += "\n  Until others change this one is given up:\n    \(givenUp)"
    ErrorLine.write(message)
  }

  /// Returns the description of a fixed value.
  private func words(_ node: ConstraintNode, _ index: Int, _ value: Double) -> String {
    let name = ["width", "height", "left", "top"][index]
    let from =
      node === rootNode
      ? "the size that \(node.item.layoutName) has" : "its frame, for it translates its mask"
    return "\(node.item.layoutName).\(name) == \(LayoutConstraint.words(value)) (\(from))"
  }

  // MARK: Ambiguity

  /// Returns a Boolean value that indicates whether a node's position or size is ambiguous.
  func isAmbiguous(_ node: ConstraintNode) -> Bool {
    update(for: nil)
    if node === rootNode { return false }
    return [node.x, node.y, node.width, node.height].contains { !solver.isDetermined($0) }
  }

  /// Changes the layout to another valid solution, if there is one.
  func exerciseAmbiguity(of node: ConstraintNode) {
    update(for: nil)
    guard node !== rootNode, !node.isFixed else { return }
    for variable in [node.x, node.y, node.width, node.height] {
      guard !solver.isDetermined(variable) else { continue }
      let pull = LinearConstraint(
        [LinearTerm(variable)], .equal, solver.value(of: variable) + 20,
        priority: Self.freePriority / 2)
      if let id = try? solver.add(pull) { pulls.append(id) }
    }
    isSolving = true
    place(except: nil)
    isSolving = false
  }
}
