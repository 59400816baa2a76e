extension CollectionView {
  /// What ``scrollToItem(at:at:animated:)`` does in the base class.
  func scroll(to path: ItemPath, _ position: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    if bounds.size != laidOutBounds.size { layoutIfNeeded() }
    scrollAcross(to: path, position, animated)
    guard let placed = attributes(of: path) else { return }
    var frame = placed.frame
    if placed.scroller != nil {
      // The section's own scrolling brings it into sight across.
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
    let vertical: Alignment =
      position.contains(.top)
      ? .start
      : position.contains(.centeredVertically)
        ? .middle : position.contains(.bottom) ? .end : .nearest
    let horizontal: Alignment =
      position.contains(.left)
      ? .start
      : position.contains(.centeredHorizontally)
        ? .middle : position.contains(.right) ? .end : .nearest
    let pinned = pinnedLengths(path)
    return Point(
      x: place(
        frame.minX, frame.maxX, now: bounds.minX, length: bounds.width,
        before: inset.left + pinned.left, after: inset.right + pinned.right,
        end: max(-inset.left, contentSize.width + inset.right - bounds.width), start: -inset.left,
        horizontal),
      y: place(
        frame.minY, frame.maxY, now: bounds.minY, length: bounds.height,
        before: inset.top + pinned.top, after: inset.bottom + pinned.bottom,
        end: max(-inset.top, contentSize.height + inset.bottom - bounds.height),
        start: -inset.top, vertical))
  }

  /// Where an item is to be along one axis.
  private enum Alignment {
    case start, middle, end, nearest
  }

  /// The offset along one axis at which an item is where it is to be.
  private func place(
    _ low: Double, _ high: Double, now: Double, length: Double, before: Double, after: Double,
    end: Double, start: Double, _ alignment: Alignment
  ) -> Double {
    let room = length - before - after
    let wanted: Double
    switch alignment {
    case .start: wanted = low - before
    case .end: wanted = high + after - length
    case .middle: wanted = (low + high) / 2 - before - room / 2
    case .nearest:
      if low < now + before || high - low > room {
        wanted = low - before
      } else if high > now + length - after {
        wanted = high + after - length
      } else {
        return now
      }
    }
    return min(max(wanted, start), end)
  }

  /// How much of what is seen a header and a footer cover that stay in sight.
  private func pinnedLengths(_ path: ItemPath) -> EdgeInsets {
    guard let flow = collectionViewLayout as? CollectionViewFlowLayout,
      flow.flow.sections.indices.contains(path.section)
    else { return .zero }
    let section = flow.flow.sections[path.section]
    let before = flow.sectionHeadersPinToVisibleBounds ? section.header : 0
    let after = flow.sectionFootersPinToVisibleBounds ? section.footer : 0
    return flow.scrollDirection == .vertical
      ? EdgeInsets(top: before, bottom: after) : EdgeInsets(left: before, right: after)
  }
}
