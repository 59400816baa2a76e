/// What an inspector asks about constraints.
extension View {
  /// The constraints that count and speak of the view, along both axes.
  package var constraintsAboutView: [LayoutConstraint] { constraintsTouching }
  /// Whether any of them was given up, for it cannot hold beside others.
  package var hasBrokenConstraints: Bool {
    constraintBox?.touching.contains(where: \.isBroken) ?? false
  }
  /// Whether constraints say where the view is.
  package var isPlacedByConstraints: Bool { constraintBox?.node?.engine != nil }
  /// How many times the constraints that place the view were solved, and how many there are; nil where none
  /// do. ``hasAmbiguousLayout`` takes the longer the more there are, and holds for a number of times.
  package var constraintSolution: (solves: Int, count: Int)? {
    constraintBox?.node?.engine.map { ($0.solves, $0.members.count) }
  }
}

extension LayoutConstraint {
  /// Whether it was given up until others change, for it cannot hold beside them.
  package var isGivenUp: Bool { isBroken }
}
