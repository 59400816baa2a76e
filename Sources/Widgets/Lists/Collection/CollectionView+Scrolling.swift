extension CollectionView {
  /// Performs ``scrollToItem(at:at:animated:)``.
  func scroll(to path: ItemPath, _ position: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    if bounds.size != laidOutBounds.size { layoutIfNeeded() }
    scrollAcross(to: path, position, animated)
    guard let placed = attributes(of: path) else { return }
    var frame = placed.frame
    if placed.scroller != nil {
      // The section's own scroll view shows the item along the other axis.
      if contentSize.height > bounds.height {
        frame.origin.x = bounds.minX
        frame.size.width = 0
      } else {
        frame.origin.y = bounds.minY
        frame.size.height = 0
      }
    }
    let target = offset(showing: frame, of: path, position)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  private func offset(
    showing frame: Rect, of path: ItemPath, _ position: ScrollPosition
  ) -> Point {
    let inset = adjustedContentInset
    let vertical: ItemAlignment =
      position.contains(.top)
      ? .start
      : position.contains(.centeredVertically)
        ? .middle : position.contains(.bottom) ? .end : .nearest
    let horizontal: ItemAlignment =
      position.contains(.left)
      ? .start
      : position.contains(.centeredHorizontally)
        ? .middle : position.contains(.right) ? .end : .nearest
    let pinned = pinnedLengths(path)
    let x = horizontal.offset(
      from: frame.minX, to: frame.maxX, now: bounds.minX, length: bounds.width,
      before: inset.left + pinned.left, after: inset.right + pinned.right)
    let y = vertical.offset(
      from: frame.minY, to: frame.maxY, now: bounds.minY, length: bounds.height,
      before: inset.top + pinned.top, after: inset.bottom + pinned.bottom)
    return Point(x: x.map(limitedX) ?? bounds.minX, y: y.map(limitedY) ?? bounds.minY)
  }

  /// Returns the lengths that the pinned header and footer of a section cover.
  private func pinnedLengths(_ path: ItemPath) -> EdgeInsets {
    guard let flow = collectionViewLayout as? CollectionViewFlowLayout,
      flow.flow.sections.indices.contains(path.section)
    else { return .zero }
    let room = flow.flow.sections[path.section].room
    let before = flow.sectionHeadersPinToVisibleBounds ? room.header : 0
    let after = flow.sectionFootersPinToVisibleBounds ? room.footer : 0
    return flow.scrollDirection == .vertical
      ? EdgeInsets(top: before, bottom: after) : EdgeInsets(left: before, right: after)
  }
}
