/// A width, a height, or the distance between two places. Follows `NSLayoutDimension`.
@preconcurrency @MainActor open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The distance between two places.
  static func distance(
    from first: LayoutTerm, to second: LayoutTerm, axis: LayoutConstraint.Axis
  ) -> LayoutDimension {
    LayoutDimension(LayoutTerm(LayoutDistance(from: first, to: second), axis))
  }

  /// The length is so many points.
  open func constraint(equalToConstant c: Double) -> LayoutConstraint { make(.equal, c) }
  /// The length is not less than so many points.
  open func constraint(greaterThanOrEqualToConstant c: Double) -> LayoutConstraint {
    make(.greaterThanOrEqual, c)
  }
  /// The length is not more than so many points.
  open func constraint(lessThanOrEqualToConstant c: Double) -> LayoutConstraint {
    make(.lessThanOrEqual, c)
  }

  /// The length is the other, some times.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: Double
  ) -> LayoutConstraint { make(.equal, anchor, 0, multiplier: m) }
  /// The length is not less than the other, some times.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, 0, multiplier: m) }
  /// The length is not more than the other, some times.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, 0, multiplier: m) }

  /// The length is the other, some times, and so many points more.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: Double, constant c: Double
  ) -> LayoutConstraint { make(.equal, anchor, c, multiplier: m) }
  /// The length is not less than the other, some times, and so many points more.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: Double, constant c: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// The length is not more than the other, some times, and so many points more.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: Double, constant c: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, c, multiplier: m) }

  private func make(_ relation: LayoutConstraint.Relation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(term, relation, nil, constant: constant)
  }
}
