/// The members that an inspector uses to examine constraints.
extension View {
  /// The active constraints that use the view, along both axes.
  package var constraintsAboutView: [LayoutConstraint] { constraintsTouching }
  /// A Boolean value that indicates whether a constraint of the view is disabled because of a conflict.
  package var hasBrokenConstraints: Bool {
    constraintBox?.touching.contains(where: \.isBroken) ?? false
  }
  /// A Boolean value that indicates whether constraints place the view.
  package var isPlacedByConstraints: Bool { constraintBox?.node?.engine != nil }
  /// The number of solutions of the constraints that place the view so far, and the number of these
  /// constraints. If there are none, this is `nil`. ``hasAmbiguousLayout`` is slower with more constraints,
  /// and its result is valid for one solution.
  package var constraintSolution: (solves: Int, count: Int)? {
    constraintBox?.node?.engine.map { ($0.solves, $0.members.count) }
  }
}

extension LayoutConstraint {
  /// A Boolean value that indicates whether the constraint is disabled because of a conflict, until others
  /// change.
  package var isGivenUp: Bool { isBroken }
}
