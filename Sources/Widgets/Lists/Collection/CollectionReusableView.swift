import WindowResponder

/// A view that a collection uses again and again: a cell, a header or a footer. Follows
/// `UICollectionReusableView`.
///
/// What is set for one item has to be set for every item.
@preconcurrency @MainActor open class CollectionReusableView: View {
  /// Creates one. A collection makes those of the classes that it was told of.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// The identifier by which views of its kind are used again; nil for a view that is not.
  public internal(set) final var reuseIdentifier: String?

  /// The collection has another item for the view: what the last one changed is to be taken back.
  /// An override calls `super`.
  open func prepareForReuse() {}

  /// The layout has other attributes for the view. Place, opacity and transform are set already; an
  /// override is for attributes of its own.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The attributes that suit the view's content better than those of the layout, which asks for them where
  /// sizes are estimated. The base class measures itself along the axes that are.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// The size that constraints in the view lead to; without any, what `sizeThatFits(_:)` gives.
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

  /// The layout is about to be exchanged for another one. The base class does nothing.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
  /// The layout was exchanged for another one. The base class does nothing.
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// Whether the view is to be asked how large it wants to be.
  final var needsFit = true
  /// The width for which it was asked, in points.
  final var fittedWidth = -1.0

  /// How a list draws the row that the view is asked for; nil for other layouts.
  final var pendingRow: ListRow?

  /// What it was placed by; nil before it was placed.
  final var attributes: CollectionViewLayoutAttributes?
  /// How far in front of others it was last put; nil before it was.
  final var placedIndex: Int?
  /// The layout pass that last saw it.
  final var pass = 0

  /// Takes place and looks from the layout.
  final func place(_ new: CollectionViewLayoutAttributes) {
    let old = attributes
    attributes = new
    if let old, type(of: new) == CollectionViewLayoutAttributes.self, old.looks(like: new) {
      return
    }
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
    if alpha != new.alpha { alpha = new.alpha }
    didPlace()
    apply(new)
  }

  /// It is to be used for something else: nothing is known of its place.
  final func forgetPlace() {
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

  /// What a subclass of ours does about attributes.
  func didPlace() {}
}

extension CollectionViewLayoutAttributes {
  /// Whether something placed by either looks the same.
  fileprivate func looks(like other: CollectionViewLayoutAttributes) -> Bool {
    placeFrame == other.placeFrame && alpha == other.alpha && zIndex == other.zIndex
      && transform == other.transform && listRow == other.listRow
      && indexPath == other.indexPath && scroller == other.scroller
  }
}
