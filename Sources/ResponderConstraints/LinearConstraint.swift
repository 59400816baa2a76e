/// A number that the solver finds, as the left edge of a view. The solver makes them.
package struct ConstraintVariable: Hashable, Sendable {
  /// Its place among the solver's symbols.
  let symbol: Int32
}

/// A variable many times.
package struct LinearTerm: Equatable, Sendable {
  package var variable: ConstraintVariable
  package var coefficient: Double

  /// Creates a term, by default with the variable once.
  package init(_ variable: ConstraintVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the two sides of a constraint compare, as `NSLayoutConstraint.Relation`.
package enum LinearRelation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A sum of variables that is to be equal to a constant, or not above or below it.
///
/// What UIKit writes as `first = multiplier × second + constant` is `first − multiplier × second =
/// constant` here, so that the constant is that of `NSLayoutConstraint`. Constants are in points.
package struct LinearConstraint: Equatable, Sendable {
  package var terms: [LinearTerm]
  package var relation: LinearRelation
  package var constant: Double
  /// From above 0 to 1000 as in UIKit. At ``required`` it must hold; below, its error is made as small as
  /// the constraints of higher priorities let it.
  package var priority: Float

  /// The priority of constraints that must hold, UIKit's `UILayoutPriority.required`.
  package static let required: Float = 1_000

  /// Creates a constraint, required if nothing else is said.
  package init(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Float = LinearConstraint.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Whether it must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// A constraint that a solver holds. One that is removed is never mistaken for a later one.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  /// How many constraints had this place before.
  let generation: Int32
}

/// Why a solver did not take a constraint or a change. It is then as it was before, but see
/// ``tooManyPivots(_:)``.
package enum ConstraintError: Error, Equatable {
  /// These required constraints cannot hold together. Without any one of them the others of the list can.
  /// The one that was added or changed is among them.
  case conflict([ConstraintID])
  /// A constant is not finite or further from 0 than ``ConstraintSolver/largestConstant``, or a coefficient
  /// is neither 0 nor of a size in ``ConstraintSolver/coefficients``.
  case numberOutOfRange(Double)
  /// A priority is not above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// It took more steps than any real layout does: rounding errors make it go around in circles.
  ///
  /// What was added or a constant that was changed is taken back. A removal and a change of priority are
  /// not: what is required holds then, but preferences may be missed by more than they need be. Where even
  /// the old priority cannot be given back the constraint is removed.
  case tooManyPivots(Int)
}
