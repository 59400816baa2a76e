/// A variable of a solver, such as the left edge of a view. The solver creates it.
package struct ConstraintVariable: Hashable, Sendable {
  /// The index of the variable in the solver's symbols.
  let symbol: Int32
}

/// A variable with a coefficient.
package struct LinearTerm: Equatable, Sendable {
  package var variable: ConstraintVariable
  package var coefficient: Double

  /// Creates a term. The default coefficient is 1.
  package init(_ variable: ConstraintVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the two sides of a constraint. Follows `NSLayoutConstraint.Relation`.
package enum LinearRelation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A constraint that a sum of terms is equal to a constant, or at most or at least that constant.
///
/// UIKit's `first = multiplier × second + constant` is `first − multiplier × second = constant` here, so the
/// constant is that of `NSLayoutConstraint`. Constants are in points.
package struct LinearConstraint: Equatable, Sendable {
  package var terms: [LinearTerm]
  package var relation: LinearRelation
  package var constant: Double
  /// The priority, greater than 0 and at most 1000, as in UIKit.
  ///
  /// At ``required``, the constraint must hold. At a lower priority, its error is as small as the constraints
  /// of higher priorities allow.
  package var priority: Float

  /// The priority of constraints that must hold. Follows `UILayoutPriority.required`.
  package static let required: Float = 1_000

  /// Creates a constraint. The default priority is ``required``.
  package init(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Float = LinearConstraint.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// A Boolean value that indicates whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// The identifier of a constraint in a solver. The identifier of a removed constraint is not used again.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  /// The number of constraints that have had this index before.
  let generation: Int32
}

/// An error of a solver that rejects a constraint or a change.
///
/// The solver is then in the state before the change, except after ``tooManyPivots(_:)``.
package enum ConstraintError: Error, Equatable {
  /// Required constraints that cannot hold together. Without any one of them, the others of the list can
  /// hold. The list contains the constraint that was added or changed.
  case conflict([ConstraintID])
  /// A constant that is not finite or larger than ``ConstraintSolver/largestConstant``, or a coefficient that
  /// is neither 0 nor has a magnitude in ``ConstraintSolver/coefficients``.
  case numberOutOfRange(Double)
  /// A priority that is not greater than 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// The solver took more pivots than any real layout needs: rounding errors make it cycle.
  ///
  /// An added constraint and a changed constant are undone. A removal and a change of priority are not:
  /// required constraints hold then, but the errors of others may be larger than necessary. If even the old
  /// priority cannot be restored, the constraint is removed.
  case tooManyPivots(Int)
}
