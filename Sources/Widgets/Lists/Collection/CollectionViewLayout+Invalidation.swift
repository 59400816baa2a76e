import WindowResponder

extension CollectionViewLayout {
  /// A context of the class that the layout wants.
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

  /// Has what a context names reckoned anew.
  func invalidate(with context: CollectionViewLayoutInvalidationContext) {
    if context.isSizing {
      collectionView?.layoutWasInvalidated()
    } else {
      invalidateLayout()
    }
    guard let view = collectionView, context.contentOffsetAdjustment != .zero else { return }
    view.shiftContentOffset(by: context.contentOffsetAdjustment - .zero)
  }
}

/// Where a section is scrolled across.
struct ScrollerPlace {
  var section: Int
  /// The box in the content, in points.
  var frame: Rect
  /// How large what is scrolled is, in points.
  var contentSize: Size
  /// The room before and after it, in points.
  var inset: EdgeInsets
  /// How far it is scrolled, in points.
  var offset: Point
  var properties: CollectionLayoutSection.OrthogonalScrollingProperties
  var behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
}
