/// A horizontal position: an edge or a center. Follows `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns a dimension for the distance from this position to another.
  open func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    .distance(from: term, to: otherAnchor.term, axis: .horizontal)
  }

  /// Creates a constraint with the standard spacing times a multiplier after another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.equal, anchor, SystemSpacing.between * multiplier) }
  /// Creates a constraint with at least the standard spacing times a multiplier after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, SystemSpacing.between * multiplier) }
  /// Creates a constraint with at most the standard spacing times a multiplier after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, SystemSpacing.between * multiplier) }
}

/// The standard spacings.
@MainActor enum SystemSpacing {
  /// The standard spacing between two neighbors, in points: that of the application's theme.
  static var between: Double { ProgramContext.current.theme.metrics.spacing }

  /// Returns the standard spacing between two positions below one another, in points. Between baselines, it
  /// is the line height of the lower text.
  static func below(_ upper: LayoutTerm, _ lower: LayoutTerm) -> Double {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline,
      let view = lower.item as? View
    else { return between }
    let line = view.sizeThatFits(Size(width: 0, height: 0)).height
    return line.isFinite && line > 0 ? line : between
  }
}
