/// A vertical position: an edge, a baseline or a center. Follows `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns a dimension for the distance from this position to another.
  open func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    .distance(from: term, to: otherAnchor.term, axis: .vertical)
  }

  /// Creates a constraint with the standard spacing times a multiplier below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.equal, anchor, spacing(anchor) * multiplier) }
  /// Creates a constraint with at least the standard spacing times a multiplier below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, spacing(anchor) * multiplier) }
  /// Creates a constraint with at most the standard spacing times a multiplier below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, spacing(anchor) * multiplier) }

  private func spacing(_ anchor: LayoutYAxisAnchor) -> Double {
    SystemSpacing.below(anchor.term, term)
  }
}
