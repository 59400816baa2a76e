import WindowResponder

/// A view that a collection view reuses: a cell, a header or a footer. Follows `UICollectionReusableView`.
///
/// An application that sets a property for one item sets it for every item.
@preconcurrency @MainActor open class CollectionReusableView: View {
  /// Creates a view. A collection view creates views of the registered classes.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// The identifier with which views of the same type are reused, or `nil` for a view that is not reused.
  public internal(set) final var reuseIdentifier: String?

  /// Called when the view is about to be reused for another item. An override resets what depends on the old
  /// item, and calls `super`.
  open func prepareForReuse() {}

  /// Called when the layout has new attributes for the view. The position, the opacity and the transform are
  /// already set. Override it to apply attributes of a subclass. The base class does nothing.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes that fit the view's content better than those of the layout. The layout calls it
  /// for items with an estimated size. The base class measures the view along the estimated axes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Returns the size that satisfies the constraints in the view. If there are none, returns the result of
  /// `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    updateConstraintsIfNeeded()
    guard hasConstraintsInside else {
      let isGiven = horizontalFittingPriority == .required
      return sizeThatFits(Size(width: isGiven ? targetSize.width : 0, height: 0))
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Called when the layout is about to be replaced by another one. The base class does nothing.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
  /// Called when the layout has been replaced by another one. The base class does nothing.
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// A Boolean value that indicates whether the view has to be measured again.
  final var needsFit = true
  /// The width for which the view was last measured, in points.
  final var fittedWidth = -1.0

  /// The list row that the view is created for, or `nil` in other layouts.
  final var pendingRow: ListRow?

  /// The attributes that position the view, or `nil` if it has no position yet.
  final var attributes: CollectionViewLayoutAttributes?
  /// The z-index with which the view was last ordered, or `nil` if it was not ordered yet.
  final var placedIndex: Int?
  /// The number of the last layout pass that contained the view.
  final var pass = 0

  /// Sets the position and the appearance from the layout's attributes.
  final func place(_ new: CollectionViewLayoutAttributes) {
    let old = attributes
    attributes = new
    if let old, old.looks(like: new), isUnchanged(from: old, to: new) { return }
    let box = new.placeFrame
    if old?.transform ?? .identity != new.transform {
      transform = .identity
      frame = box
      transform = new.transform
    } else if new.transform.isIdentity {
      if frame != box { frame = box }
    } else {
      bounds.size = box.size
      center = Point(x: box.midX, y: box.midY)
    }
    // The data source may have set another opacity.
    if old?.alpha ?? 1 != new.alpha { alpha = new.alpha }
    didPosition()
    apply(new)
  }

  /// Returns a Boolean value that indicates whether a subclass compares attributes as equal. An object that a
  /// layout returns again can have new values.
  private final func isUnchanged(
    from old: CollectionViewLayoutAttributes, to new: CollectionViewLayoutAttributes
  ) -> Bool {
    type(of: new) == CollectionViewLayoutAttributes.self || old !== new && new.isEqual(old)
  }

  /// Resets the attributes, the transform and the opacity of the layout before the view is reused.
  final func forgetPosition() {
    if let attributes, attributes.alpha != 1 { alpha = 1 }
    if let attributes, !attributes.transform.isIdentity { transform = .identity }
    attributes = nil
    needsFit = true
  }

  private final func fitted(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard attributes.measuresWidth || attributes.measuresHeight else { return attributes }
    let copy = attributes.copy()
    let size = systemLayoutSizeFitting(
      attributes.frame.size,
      withHorizontalFittingPriority: attributes.measuresWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.measuresHeight ? .fittingSizeLevel : .required)
    if attributes.measuresWidth, size.width.isFinite { copy.frame.size.width = max(0, size.width) }
    if attributes.measuresHeight, size.height.isFinite {
      copy.frame.size.height = min(max(0, size.height), TableMetrics.largestHeight)
    }
    return copy
  }

  /// Called when attributes have been applied. Subclasses in the library override it.
  func didPosition() {}
}
