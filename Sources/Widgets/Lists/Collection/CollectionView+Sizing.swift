import WindowResponder

/// Views whose size goes by their content.
extension CollectionView {
  /// A cell shows something else: its size may be another one.
  func cellSizeMayHaveChanged(_ cell: CollectionViewCell) {
    guard selfSizingInvalidation != .disabled,
      cell.attributes?.measuresHeight ?? false || cell.attributes?.measuresWidth ?? false,
      shown[cell.attributes?.indexPath ?? ItemPath(item: -1, section: -1)] === cell
    else { return }
    cell.needsFit = true
    setNeedsLayout()
  }

  /// Nothing is known of sizes any more.
  func fitAllViews() {
    for cell in shown.values { cell.needsFit = true }
    for view in shownSupplements.values { view.needsFit = true }
  }

  /// A view in another width may want another height.
  func noteWidth(_ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes) {
    if attributes.measuresHeight, !attributes.measuresWidth,
      view.fittedWidth != attributes.frame.width
    {
      view.needsFit = true
    }
  }

  /// Asks views that have come how large they want to be; gives whether the layout is another one now.
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
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    laidOutBounds = bounds
    return true
  }

  /// The first item that is seen and was before, and where it lies; nil where the collection stands at its
  /// beginning.
  func sizingAnchor() -> (path: ItemPath, origin: Point)? {
    let inset = adjustedContentInset
    guard bounds.minY > -inset.top + 0.5 || bounds.minX > -inset.left + 0.5 else { return nil }
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

  /// What is seen stays where it is.
  func keep(_ anchor: (path: ItemPath, origin: Point)?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame
    else { return }
    let way = frame.origin - anchor.origin
    if way != .zero { shiftContentOffset(by: way) }
  }
}
