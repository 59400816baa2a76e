/// A place from top to bottom: an edge, a baseline or the middle between two. Follows
/// `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this place to another.
  open func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    .distance(from: term, to: otherAnchor.term, axis: .vertical)
  }

  /// This one is below the other by the usual distance, some times.
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.equal, anchor, spacing(anchor) * multiplier) }
  /// This one is below the other by the usual distance, some times, or further.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, spacing(anchor) * multiplier) }
  /// This one is below the other by the usual distance, some times, or nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, spacing(anchor) * multiplier) }

  private func spacing(_ anchor: LayoutYAxisAnchor) -> Double {
    SystemSpacing.below(anchor.term, term)
  }
}
