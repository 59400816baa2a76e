/// A place along a line of text: an edge or the middle between two. Follows `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this place to another.
  open func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    .distance(from: term, to: otherAnchor.term, axis: .horizontal)
  }

  /// This one is after the other by the usual distance, some times.
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.equal, anchor, SystemSpacing.between * multiplier) }
  /// This one is after the other by the usual distance, some times, or further.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, SystemSpacing.between * multiplier) }
  /// This one is after the other by the usual distance, some times, or nearer.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, SystemSpacing.between * multiplier) }
}

/// The distances that count as usual.
@MainActor enum SystemSpacing {
  /// Between two neighbours, in points.
  static let between = 8.0

  /// Between two places below one another, in points: between baselines as much as a line of the lower
  /// text is high.
  static func below(_ upper: LayoutTerm, _ lower: LayoutTerm) -> Double {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline,
      let view = lower.item as? View
    else { return between }
    let line = view.sizeThatFits(Size(width: 0, height: 0)).height
    return line.isFinite && line > 0 ? line : between
  }
}
