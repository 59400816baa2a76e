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

  /// The position of an item along one axis after scrolling.
  private enum Alignment {
    case start, middle, end, nearest
  }

  /// Returns the offset along one axis at which an item has an alignment.
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

  /// Returns the lengths that the pinned header and footer of a section cover.
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
