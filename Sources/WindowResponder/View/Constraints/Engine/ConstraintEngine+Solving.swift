import ResponderConstraints

/// The conversion of changes to a solution.
extension ConstraintEngine {
  /// Solves the changes, and marks the views whose subviews have moved for layout, except for the one that is
  /// being laid out.
  func update(for view: View?) {
    let scale = root.contentScaleFactor
    if scale != self.scale {
      self.scale = scale
      for node in nodes where !node.isStale && node.view != nil {
        node.isStale = true
        stale.append(node)
      }
      isDirty = true
    }
    if root.bounds.size != rootNode.frame.size {
      rootNode.frame.size = root.bounds.size
      givenAreStale = true
      isDirty = true
    }
    guard isDirty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    mirrorView = nil
    var rounds = 0
    while isDirty, rounds < 6 {
      isDirty = false
      rounds += 1
      takeChanges()
      settleSizes()
    }
    isDirty = false
    solves += 1
    place(except: view)
  }

  /// Passes all waiting changes to the solver.
  func takeChanges() {
    if solver.pivots > Self.mostPivots || removed.count > max(40, members.count) {
      needsReset = true
    }
    if needsReset { reset() }
    makeStackConstraints()
    removed += pulls
    pulls.removeAll()
    let hadRemovals = takeRemovals()
    if givenAreStale { takeGiven() }
    if isVaryingStale { retakeVarying() }
    let hadChanges = !changed.isEmpty
    takeChanged()
    takeAdded()
    // The constraints may have created new nodes.
    if givenAreStale { takeGiven() }
    for node in stale { measure(node) }
    stale.removeAll(keepingCapacity: true)
    if hadRemovals || hadChanges, !broken.isEmpty { retryBroken() }
  }

  /// Removes deactivated constraints from the solver. Returns a Boolean value that indicates whether there
  /// were any.
  @discardableResult func takeRemovals() -> Bool {
    guard !removed.isEmpty else { return false }
    for id in removed where solver.holds(id) { try? solver.remove(id) }
    removed.removeAll(keepingCapacity: true)
    return true
  }

  private func takeAdded() {
    while !added.isEmpty {
      let waiting = added
      added = []
      for constraint in waiting where constraint.engine === self {
        constraint.isWaiting = false
        insert(constraint)
      }
      makeStackConstraints()
    }
  }

  /// Creates the constraints of stacks that need them.
  private func makeStackConstraints() {
    while let stack = stacks.popLast() {
      if stack === root || stack.isDescendant(of: root) { stack.arrangeByConstraints() }
    }
  }

  func insert(_ constraint: LayoutConstraint) {
    guard let equation = equation(constraint) else { return }
    do {
      constraint.solverID = try solver.add(equation)
      if constraint.isBroken {
        constraint.isBroken = false
        broken.removeAll { $0 === constraint }
        told.remove(ObjectIdentifier(constraint))
      }
    } catch {
      giveUp(constraint, error)
    }
  }

  private func takeChanged() {
    let waiting = changed
    changed.removeAll(keepingCapacity: true)
    for constraint in waiting where constraint.engine === self {
      constraint.isWaiting = false
      retake(constraint)
    }
  }

  /// Updates a constraint's constant and priority in the solver. If they conflict with others, the constraint
  /// is added again after all other changes.
  private func retake(_ constraint: LayoutConstraint) {
    guard let id = constraint.solverID, let equation = equation(constraint) else { return }
    do {
      try solver.set(equation.constant, equation.priority, of: id)
    } catch {
      if solver.holds(id) { try? solver.remove(id) }
      constraint.solverID = nil
      constraint.isWaiting = true
      added.append(constraint)
    }
  }

  private func retakeVarying() {
    isVaryingStale = false
    for constraint in members where constraint.isVarying && !constraint.isWaiting {
      retake(constraint)
    }
  }

  // MARK: Fixed values

  /// Updates the root's size, and the frames of views that are set from outside.
  private func takeGiven() {
    givenAreStale = false
    for node in nodes where node.isFixed && node !== fitted {
      guard let view = node.view else { continue }
      node.insets = view.alignmentRectInsets
      let rect = view.alignmentRect(forFrame: view.geometry.frameBeforeTransform)
      let size = rect.size
      let isFree = node === rootNode && !view.isLayoutGiven
      let priority = isFree ? Self.freePriority : LinearConstraint.required
      if node !== rootNode {
        give(node, 2, node.x, rect.minX, priority)
        give(node, 3, node.y, rect.minY, priority)
      }
      give(node, 0, node.width, size.width, priority)
      give(node, 1, node.height, size.height, priority)
    }
  }

  /// Sets a fixed value. Constraints that conflict with it are disabled.
  func give(
    _ node: ConstraintNode, _ index: Int, _ variable: ConstraintVariable, _ value: Double,
    _ priority: Float
  ) {
    while node.given.count <= index {
      let order = [node.width, node.height, node.x, node.y]
      node.given.append(
        .init(variable: order[node.given.count], id: nil, value: 0, priority: 0))
    }
    var given = node.given[index]
    given.value = Self.sane(value)
    given.priority = priority
    var tries = 0
    while tries < 64 {
      tries += 1
      do {
        if let id = given.id {
          try solver.set(given.value, priority, of: id)
        } else {
          given.id = try solver.add(
            LinearConstraint([LinearTerm(variable)], .equal, given.value, priority: priority))
        }
        break
      } catch {
        if let id = given.id, !solver.holds(id) { given.id = nil }
        guard case .conflict(let ids) = error, makeRoom(ids, for: node, index, given.value) else {
          break
        }
      }
    }
    node.given[index] = given
  }
}
