extension ScrollView {
  /// Changes how much there is to scroll, and brings the offset into order where it is at rest.
  func updateExtent(_ change: (inout ScrollExtent) -> Void) {
    var new = extent
    change(&new)
    new.size = geometry.bounds.size
    new.safeArea = layout.safeArea
    new.settle()
    guard new != extent else { return }
    let old = extent
    extent = new
    let insetChanged = new.adjustedInset != old.adjustedInset
    if insetChanged { adjustedContentInsetDidChange() }
    keepOffsetSane(from: old)
    setNeedsLayout()
  }

  /// The view has another size.
  func sizeDidChange() { updateExtent { _ in } }

  /// Content that rests at its start stays there, and none rests beyond its ends.
  private func keepOffsetSane(from old: ScrollExtent) {
    guard !isTracking, !isDecelerating, animation == nil else { return }
    var offset = contentOffset
    if offset.x == old.minimum.x { offset.x = extent.minimum.x }
    if offset.y == old.minimum.y { offset.y = extent.minimum.y }
    let isSane = old.clamp(contentOffset) == contentOffset
    // An offset that the program itself set beyond the ends is left alone.
    setOffset(isSane ? extent.clamp(offset) : offset)
  }

  /// What ``setContentOffset(_:animated:)`` does in the base class.
  func moveContent(to offset: Point, animated: Bool) {
    animation?.stop()
    animation = nil
    let target = Point(
      x: ScrollExtent.sane(offset.x, else: contentOffset.x),
      y: ScrollExtent.sane(offset.y, else: contentOffset.y))
    guard animated, window != nil, target != contentOffset else { return setOffset(target) }
    animation = ScrollAnimation(self, to: target)
  }

  /// What ``scrollRectToVisible(_:animated:)`` does in the base class.
  func moveContent(toShow rect: Rect, animated: Bool) {
    let target = extent.offset(showing: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Moves the content at once, and tells everybody.
  func setOffset(_ offset: Point) {
    guard offset != contentOffset else { return }
    scrollBounds(to: offset)
    setNeedsLayout()
    tellOffset()
  }

  /// The one place where the origin of the bounds changes: every pixel in the bounds moves, and none
  /// outside.
  ///
  /// A move by whole device pixels is quick: what is shown already is moved in the buffer.
  func scrollBounds(to origin: Point) {
    var new = geometry
    new.bounds.origin = origin
    if movePixels(for: new) {
      geometry = new
    } else {
      geometry = new
      invalidate(bounds)
    }
  }

  /// Tells the delegate. One that moves the content on is told of that too, and not for ever.
  private func tellOffset() {
    guard noticeDepth < Self.deepestNotice else { return }
    noticeDepth += 1
    defer { noticeDepth -= 1 }
    delegate?.scrollViewDidScroll(self)
  }

  /// How often in one another the delegate is told of moves that it makes itself.
  private static var deepestNotice: Int { 4 }
}
