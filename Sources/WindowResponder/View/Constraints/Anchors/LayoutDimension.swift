/// A width, a height, or a distance between two positions. Follows `NSLayoutDimension`.
@preconcurrency @MainActor open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Creates a dimension for the distance between two positions.
  static func distance(
    from first: LayoutTerm, to second: LayoutTerm, axis: LayoutConstraint.Axis
  ) -> LayoutDimension {
    LayoutDimension(LayoutTerm(LayoutDistance(from: first, to: second), axis))
  }

  /// Creates a constraint that makes the length equal to a constant, in points.
  open func constraint(equalToConstant c: Double) -> LayoutConstraint { make(.equal, c) }
  /// Creates a constraint that makes the length greater than or equal to a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: Double) -> LayoutConstraint {
    make(.greaterThanOrEqual, c)
  }
  /// Creates a constraint that makes the length less than or equal to a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: Double) -> LayoutConstraint {
    make(.lessThanOrEqual, c)
  }

  /// Creates a constraint that makes the length equal to another times a multiplier.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: Double
  ) -> LayoutConstraint { make(.equal, anchor, 0, multiplier: m) }
  /// Creates a constraint that makes the length greater than or equal to another times a multiplier.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, 0, multiplier: m) }
  /// Creates a constraint that makes the length less than or equal to another times a multiplier.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, 0, multiplier: m) }

  /// Creates a constraint that makes the length equal to another times a multiplier plus a constant, in
  /// points.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: Double, constant c: Double
  ) -> LayoutConstraint { make(.equal, anchor, c, multiplier: m) }
  /// Creates a constraint that makes the length greater than or equal to another times a multiplier plus a
  /// constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Double, constant c: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// Creates a constraint that makes the length less than or equal to another times a multiplier plus a
  /// constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Double, constant c: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, c, multiplier: m) }

  private func make(_ relation: LayoutConstraint.Relation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(term, relation, nil, constant: constant)
  }
}
