import ResponderConstraints

/// The size of a view by its own constraints and content.
extension ConstraintEngine {
  /// Returns the size of a view that is closest to a target, in points, on whole pixels.
  func fit(_ view: View, _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority)
    -> Size
  {
    guard !isSolving else { return view.bounds.size }
    scale = root.contentScaleFactor
    isSolving = true
    mirrorView = nil
    if view !== root { takeAll() }
    let outside = view === root ? [] : crossing(view)
    for constraint in outside {
      if let id = constraint.solverID { try? solver.remove(id) }
      constraint.solverID = nil
    }
    let node = self.node(of: view)
    fitted = node
    defer {
      fitted = nil
      isSolving = false
    }
    let size = Size(
      width: max(0, target.width - node.insets.left - node.insets.right),
      height: max(0, target.height - node.insets.top - node.insets.bottom))
    if view !== root, node.isFixed { node.given = node.given.map(withoutID) }
    takeRemovals()
    give(node, 0, node.width, size.width, Self.sane(horizontal))
    give(node, 1, node.height, size.height, Self.sane(vertical))
    takeAll()
    var result = Size(
      width: solver.value(of: node.width) + node.insets.left + node.insets.right,
      height: solver.value(of: node.height) + node.insets.top + node.insets.bottom)
    result.width = max(0, up(result.width))
    result.height = max(0, up(result.height))
    givenAreStale = true
    isDirty = true
    if view !== root {
      for given in node.given { if let id = given.id { try? solver.remove(id) } }
      node.given = []
      for constraint in outside { insert(constraint) }
      root.markForLayout()
    }
    return result
  }

  private func takeAll() {
    var rounds = 0
    repeat {
      isDirty = false
      rounds += 1
      takeChanges()
      settleSizes()
    } while isDirty && rounds < 6
  }

  private func withoutID(_ given: ConstraintNode.Given) -> ConstraintNode.Given {
    if let id = given.id, solver.holds(id) { try? solver.remove(id) }
    var given = given
    given.id = nil
    return given
  }

  /// Returns the constraints between a view with its descendants and other views.
  private func crossing(_ view: View) -> [LayoutConstraint] {
    members.filter { constraint in
      guard constraint.solverID != nil else { return false }
      return constraint.items.contains { item in
        !(item.layoutView?.isDescendant(of: view) ?? false)
      } && constraint.items.contains { $0.layoutView?.isDescendant(of: view) ?? false }
    }
  }
}
