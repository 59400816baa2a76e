import WindowResponder

/// Views whose size depends on their content.
extension CollectionView {
  /// Called when the content of a cell has changed. Measures the cell again in the next layout pass.
  func cellSizeMayHaveChanged(_ cell: CollectionViewCell) {
    guard selfSizingInvalidation != .disabled,
      cell.attributes?.measuresHeight ?? false || cell.attributes?.measuresWidth ?? false,
      shown[cell.attributes?.indexPath ?? ItemPath(item: -1, section: -1)] === cell
    else { return }
    cell.needsFit = true
    setNeedsLayout()
  }

  /// Marks all visible views to be measured again.
  func fitAllViews() {
    for cell in shown.values { cell.needsFit = true }
    for view in shownSupplements.values { view.needsFit = true }
  }

  /// Marks a view to be measured again if its width differs from the measured one.
  func noteWidth(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    if attributes.measuresHeight, !attributes.measuresWidth,
      view.fittedWidth != attributes.frame.width
    {
      view.needsFit = true
    }
  }

  /// Measures the marked views. Returns a Boolean value that indicates whether the layout has changed.
  func fitViews(_ placed: [(CollectionReusableView, CollectionViewLayoutAttributes)]) -> Bool {
    var hasChanged = false
    for (view, attributes) in placed where view.needsFit {
      view.needsFit = false
      view.fittedWidth = attributes.frame.width
      let preferred = view.preferredLayoutAttributesFitting(attributes)
      guard preferred !== attributes,
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      let context = collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      collectionViewLayout.invalidateLayout(with: context)
      hasChanged = true
    }
    guard hasChanged else { return false }
    prepareLayoutIfNeeded()
    let size = sizeOfContent
    if contentSize != size { contentSize = size }
    laidOutBounds = bounds
    return true
  }

  /// Returns the first visible item that is already measured, and its position, or `nil` if the collection
  /// view is scrolled to its beginning.
  func sizingAnchor() -> (path: ItemPath, origin: Point)? {
    let inset = adjustedContentInset
    guard bounds.minY > -inset.top + 0.5 || bounds.minX > -inset.left + 0.5, placeholders.isEmpty
    else { return nil }
    var best: (path: ItemPath, origin: Point)?
    for (path, cell) in shown where !cell.needsFit {
      guard let frame = cell.attributes?.frame, cell.attributes?.scroller == nil,
        frame.intersects(bounds)
      else { continue }
      if let best, best.path < path { continue }
      best = (path, frame.origin)
    }
    return best
  }

  /// Adjusts the content offset so that an item stays at its position on screen.
  func keep(_ anchor: (path: ItemPath, origin: Point)?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame
    else { return }
    let way = frame.origin - anchor.origin
    if way != .zero { shiftContentOffset(by: way) }
  }
}
