/// What of an item a constraint can be made of: an edge, a middle, a baseline, a length. Follows
/// `NSLayoutAnchor`.
///
///     field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8).isActive = true
///
/// Views and guides make their anchors. What goes together is a matter of types: horizontal places with
/// horizontal ones, lengths with lengths.
@preconcurrency @MainActor open class LayoutAnchor<AnchorType: AnyObject> {
  final let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
  }

  /// The view or guide; nil once it is gone.
  open var item: AnyObject? { term.item }
  /// What of it, in a word.
  open var name: String { term.attribute.name }
  /// Whether constraints that speak of it leave it more than one value.
  open var hasAmbiguousLayout: Bool { term.item?.layoutView?.hasAmbiguousLayout ?? false }
  /// The constraints that speak of it and count.
  open var constraintsAffectingLayout: [LayoutConstraint] {
    guard let axis = term.attribute.axis else { return [] }
    return term.item?.layoutView?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Both are the same.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.equal, anchor, 0)
  }
  /// This one is not smaller than the other.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, 0) }
  /// This one is not larger than the other.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }
  /// This one is the other and so many points more.
  open func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: Double
  ) -> LayoutConstraint { make(.equal, anchor, c) }
  /// This one is not smaller than the other and so many points more.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Double
  ) -> LayoutConstraint { make(.greaterThanOrEqual, anchor, c) }
  /// This one is not larger than the other and so many points more.
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
