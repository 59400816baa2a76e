extension ScrollView {
  func prepareScrolling() {
    appearance.clipsToBounds = true
    sizeDidChange()
    addGestureRecognizer(contentTouches)
    addGestureRecognizer(panGestureRecognizer)
    // As in UIKit, a subclass can be the delegate of the scroll view's own recognizers.
    pan.delegate = self as? any GestureRecognizerDelegate
  }

  /// Changes the extent of the content, and corrects an offset at rest.
  func updateExtent(_ change: (inout ScrollExtent) -> Void) {
    var new = extent
    change(&new)
    new.size = geometry.bounds.size
    new.safeArea = layout.safeArea
    new.scale = contentScaleFactor
    if ViewController.someDeclineScrollInsets { new.isDeclined = controllerDeclinesInsets }
    new.settle()
    guard new != extent else { return }
    let old = extent
    extent = new
    if new.adjustedInset != old.adjustedInset { adjustedContentInsetDidChange() }
    keepOffsetSane(from: old)
    fitAfterChange(isOtherContent: new.contentSize != old.contentSize)
    scrollBars.update()
    setNeedsLayout()
    changeObserver?.scrollViewDidChange()
  }

  /// A Boolean value that indicates whether the nearest controller declines the automatic adjustment of
  /// insets.
  private var controllerDeclinesInsets: Bool {
    var responder: Responder? = self
    while let current = responder {
      if let controller = current as? ViewController {
        return !controller.automaticallyAdjustsScrollViewInsets
      }
      responder = current.next
    }
    return false
  }

  /// Updates the extent after the view's size has changed.
  func sizeDidChange() { updateExtent { _ in } }

  /// Keeps content at its start there, and moves content beyond its ends back.
  private func keepOffsetSane(from old: ScrollExtent) {
    if holdsContent { return }
    if let madeEngine, madeEngine.isBusy { return madeEngine.extentDidChange() }
    let place = contentOffset
    // An offset that the program itself has set beyond the ends is not changed.
    guard !old.isBeyondEnds(place) else { return }
    var offset = place
    if offset.x == old.minimum.x { offset.x = extent.minimum.x }
    if offset.y == old.minimum.y { offset.y = extent.minimum.y }
    setOffset(extent.clamp(offset))
  }

  /// Sets the offset for the program's assignment to ``contentOffset``.
  private func putContent(at offset: Point) {
    let target = sane(offset)
    let way = target - contentOffset
    guard way != .zero else { return }
    if noticeDepth == 0 { madeEngine?.remainder = .zero }
    storeOffset(target)
    if let madeEngine, madeEngine.isBusy { madeEngine.shift(by: way) }
  }

  /// Moves the content, as the base class's ``setContentOffset(_:animated:)`` does.
  func moveContent(to offset: Point, animated: Bool) {
    let target = sane(offset)
    if animated, window != nil, target != contentOffset { return engine.animate(to: target) }
    madeEngine?.stop()
    madeEngine?.remainder = .zero
    let way = target - contentOffset
    setOffset(target)
    if let madeEngine, madeEngine.drag != nil { madeEngine.shift(by: way) }
  }

  private func sane(_ offset: Point) -> Point {
    Point(
      x: ScrollExtent.sane(offset.x, else: contentOffset.x),
      y: ScrollExtent.sane(offset.y, else: contentOffset.y))
  }

  /// Moves the content, as the base class's ``scrollRectToVisible(_:animated:)`` does.
  func moveContent(toShow rect: Rect, animated: Bool) {
    let target = extent.offset(showing: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Scrolls to the top for the desktop or a bar. Returns a Boolean value that indicates whether it does.
  ///
  /// If ``scrollsToTop`` is `false`, or the delegate refuses, nothing happens.
  @discardableResult public func scrollToTop() -> Bool {
    let top = extent.minimum.y
    guard scrollsToTop, contentOffset.y != top,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    setContentOffset(Point(x: contentOffset.x, y: top), animated: true)
    madeEngine?.tellsOfTop = isScrollAnimating
    if !isScrollAnimating { delegate?.scrollViewDidScrollToTop(self) }
    return true
  }

  /// Moves the content at once by setting ``contentOffset``, and notifies the delegate.
  func setOffset(_ offset: Point) {
    guard offset != geometry.bounds.origin else { return }
    isOwnOffset = true
    contentOffset = offset
    // An override may not have called the setter of `super`.
    isOwnOffset = false
  }

  /// Sets the offset, as the base class's setter of ``contentOffset`` does.
  func takeOffset(_ offset: Point) {
    guard isOwnOffset else { return putContent(at: offset) }
    // From here on, handlers set the offset themselves.
    isOwnOffset = false
    storeOffset(sane(offset))
  }

  private func storeOffset(_ offset: Point) {
    guard offset != contentOffset else { return }
    scrollBounds(to: offset)
    setNeedsLayout()
    scrollBars.update()
    refreshControl?.contentMoved()
    barFollower?.scrollViewDidMove(self)
    if restorationIdentifier != nil { invalidateRestorableState() }
    tellOffset()
  }

  /// Changes the origin of the bounds. Every pixel in the bounds moves, and none outside, unless the view
  /// does not clip its content. No other method changes the origin.
  ///
  /// A move by whole device pixels is fast, because the visible pixels are moved in the buffer.
  func scrollBounds(to origin: Point) {
    var new = geometry
    new.bounds.origin = origin
    if motion != nil || AnimationContext.current != nil {
      moveGeometry(to: new)
    } else if movePixels(for: new) {
      geometry = new
    } else if !appearance.clipsToBounds {
      invalidateWithOverflow()
      geometry = new
      invalidateWithOverflow()
    } else {
      geometry = new
      invalidate(bounds)
    }
  }

  /// Notifies the delegate, also of moves that the delegate makes during the call, up to a maximum depth.
  private func tellOffset() {
    guard noticeDepth < Self.deepestNotice else { return }
    noticeDepth += 1
    defer { noticeDepth -= 1 }
    changeObserver?.scrollViewDidChange()
    scrollObserver?.scrollViewDidScroll(self)
    delegate?.scrollViewDidScroll(self)
  }

  /// The maximum depth of nested calls to the delegate.
  private static var deepestNotice: Int { 4 }

  // MARK: Bars

  /// The insets of the bars from the edges of the view, in points.
  var indicatorInsets: EdgeInsets {
    let (sides, ends) = (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets)
    let safe = automaticallyAdjustsScrollIndicatorInsets ? extent.safeArea : .zero
    return EdgeInsets(
      top: ends.top + safe.top, left: sides.left + safe.left,
      bottom: max(ends.bottom, sides.bottom) + safe.bottom + extent.barRoom,
      right: max(ends.right, sides.right) + safe.right)
  }

  func indicatorsDidChange() {
    if scrollBars.count > 0 { scrollBars.show(for: .touch) }
  }

  /// Returns the number of bars in front of a subview.
  func barCount(besides view: View) -> Int { view is ScrollBar ? 0 : scrollBars.count }
}

extension View {
  /// The distance between a view that is scrolled into view and the edges or bars beside it, in points.
  package static let revealingDistance = 8.0

  /// Scrolls the enclosing scroll views by the shortest distance that makes the view visible, clear of their
  /// edges.
  func revealInScrollViews() {
    revealInScrollViews(bounds, animated: true, distance: Self.revealingDistance)
  }

  /// Scrolls the enclosing scroll views by the shortest distance that makes a rectangle of the view visible.
  ///
  /// - Parameter distance: The distance from the edges, in points, as far as there is space. A visible
  ///   rectangle is not moved.
  package func revealInScrollViews(_ rect: Rect, animated: Bool, distance: Double = 0) {
    var current = superview
    while let candidate = current {
      if let scrollView = candidate as? ScrollView {
        var part = convert(rect, to: scrollView)
        if distance > 0 { part = scrollView.widened(part, by: distance) }
        scrollView.scrollRectToVisible(part, animated: animated)
      }
      current = candidate.superview
    }
  }
}

extension ScrollView {
  /// Returns a rectangle of the content, widened by a distance on the axes on which showing it scrolls.
  fileprivate func widened(_ rect: Rect, by distance: Double) -> Rect {
    let target = extent.offset(showing: rect, from: contentOffset)
    let insets = adjustedContentInset
    func air(_ room: Double, _ length: Double) -> Double {
      max(0, min(distance, (room - length) / 2))
    }
    let width = bounds.width - insets.left - insets.right
    let height = bounds.height - insets.top - insets.bottom
    return rect.insetBy(
      dx: target.x == contentOffset.x ? 0 : -air(width, rect.width),
      dy: target.y == contentOffset.y ? 0 : -air(height, rect.height))
  }
}
