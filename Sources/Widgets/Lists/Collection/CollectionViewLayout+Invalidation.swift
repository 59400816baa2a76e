import WindowResponder

extension CollectionViewLayout {
  /// Returns a context of the layout's context class.
  func makeContext() -> CollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (kind ?? CollectionViewLayoutInvalidationContext.self).init()
  }

  func makeContext(
    _ targets: [ItemPath], _ position: Point, _ previous: [ItemPath]
  ) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = position
    return context
  }

  /// Invalidates the parts of the layout that a context specifies.
  func invalidate(with context: CollectionViewLayoutInvalidationContext) {
    if context.isSizing {
      collectionView?.layoutWasInvalidated()
    } else {
      switch context.extent {
      case .nothing: collectionView?.setNeedsLayout()
      case .positions:
        invalidateLayout()
        keepsMetrics = true
      case .all: invalidateLayout()
      }
    }
    guard let view = collectionView else { return }
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      view.contentSize = Size(
        width: max(0, view.contentSize.width + growth.width),
        height: max(0, view.contentSize.height + growth.height))
    }
    if context.contentOffsetAdjustment != .zero {
      view.shiftContentOffset(by: context.contentOffsetAdjustment - .zero)
    }
  }
}

extension CollectionView {
  /// Invalidates the layout with a context of its class, because there is other data or another layout.
  ///
  /// - Parameter everything: A Boolean value that indicates whether all data is requested again, and not only
  ///   the numbers of items.
  func invalidateLayoutForData(everything: Bool) {
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = everything
    context.invalidateDataSourceCounts = true
    let bounds = laidOutBounds
    collectionViewLayout.invalidateLayout(with: context)
    // The bounds are the same. An override may not have called `super`.
    laidOutBounds = bounds
    collectionViewLayout.isPrepared = false
  }
}

/// The position of a section that scrolls orthogonally.
struct ScrollerPosition {
  var section: Int
  /// The frame in the content, in points.
  var frame: Rect
  /// The size of the scrolled content, in points.
  var contentSize: Size
  /// The insets of the scrolled content, in points.
  var inset: EdgeInsets
  /// The content offset, in points.
  var offset: Point
  var properties: CollectionLayoutSection.OrthogonalScrollingProperties
  var behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
}
