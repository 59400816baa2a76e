/// An attribute of an item from which constraints are created: an edge, a center, a baseline, a length.
/// Follows `NSLayoutAnchor`.
///
///     field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8).isActive = true
///
/// Views and guides provide their anchors. The type of an anchor determines which anchors it can be combined
/// with: horizontal positions with horizontal ones, lengths with lengths.
@preconcurrency @MainActor open class LayoutAnchor<AnchorType: AnyObject> {
  final let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
  }

  /// The view or guide, or `nil` if it was released.
  open var item: AnyObject? { term.item }
  /// The name of the attribute.
  open var name: String { term.attribute.name }
  /// A Boolean value that indicates whether the item's constraints permit more than one layout.
  open var hasAmbiguousLayout: Bool {
    let item = term.item
    if let guide = item as? LayoutGuide { return guide.hasAmbiguousLayout }
    return item?.layoutView?.hasAmbiguousLayout ?? false
  }
  /// The active constraints that use the item along the anchor's axis.
  open var constraintsAffectingLayout: [LayoutConstraint] {
    guard let axis = term.attribute.axis else { return [] }
    let item = term.item
    if let guide = item as? LayoutGuide { return guide.constraintsAffectingLayout(for: axis) }
    return item?.layoutView?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Creates a constraint that makes both anchors equal.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.equal, anchor, 0)
  }
  /// Creates a constraint that makes this anchor greater than or equal to the other.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }
  /// Creates a constraint that makes this anchor less than or equal to the other.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }
  /// Creates a constraint that makes this anchor equal to the other plus a constant, in points.
  open func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: Double
  ) -> LayoutConstraint { make(.equal, anchor, c) }
  /// Creates a constraint that makes this anchor greater than or equal to the other plus a constant, in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, c) }
  /// Creates a constraint that makes this anchor less than or equal to the other plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Double
  ) -> LayoutConstraint { make(.lessThanOrEqual, anchor, c) }

  final func make(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<AnchorType>, _ constant: Double,
    multiplier: Double = 1
  ) -> LayoutConstraint {
    LayoutConstraint(term, relation, other.term, multiplier: multiplier, constant: constant)
  }
}
