import ResponderPlatform

extension ScrollView {
  /// Scrolls for a wheel or a touchpad. The view in which the scrolling began receives all of it. A new
  /// scroll gesture moves the innermost view that can still move in its direction. If the event scrolls no
  /// view, returns `false`.
  func takeScroll(_ event: Event) -> Bool {
    if let gesture = event.touchpad {
      if gesture.phase == .began { restFingers() }
      // Enclosing views may decelerate too.
      return false
    }
    guard let change = event.scroll, let window = ownWindow else { return false }
    if let holder = window.scrollLatch.holder(of: event, change, at: event.timestamp) {
      holder.engine.scroll(change, event)
      window.scrollLatch.keep(event, change)
      return true
    }
    // Fingers have left a touchpad without moving this view.
    guard change.moves else { return false }
    guard mayTake(change, event) else { return false }
    window.scrollLatch.begin(self, change, at: event.timestamp)
    engine.scroll(change, event)
    return true
  }

  /// Stops a deceleration when fingers rest on the touchpad.
  func restFingers() {
    guard let madeEngine, madeEngine.restFingers() else { return }
    ownWindow?.scrollLatch.rest(on: self)
  }

  /// Returns a Boolean value that indicates whether the view takes scrolling that begins in it.
  private func mayTake(_ change: ScrollChange, _ event: Event) -> Bool {
    guard isScrollEnabled || isZoomEnabled else { return false }
    if event.modifierFlags.contains(.control) { return isZoomEnabled }
    guard isScrollEnabled else { return false }
    let way = engine.way(of: change, event)
    let isHorizontal = way.dx.magnitude > way.dy.magnitude
    if canMove(way, horizontally: isHorizontal) { return true }
    // At its end, a touchpad bounces the view if no enclosing view can still move.
    return change.source == .finger && canDrag(horizontally: isHorizontal)
      && outerScrollView(moving: way, horizontally: isHorizontal) == nil
  }

  /// Returns a Boolean value that indicates whether the content can still move in a direction.
  func canMove(_ way: Vector, horizontally: Bool) -> Bool {
    let (offset, low, high) = (contentOffset, extent.minimum, extent.maximum)
    if horizontally { return way.dx < 0 ? offset.x > low.x : offset.x < high.x }
    return way.dy < 0 ? offset.y > low.y : offset.y < high.y
  }

  /// Returns a Boolean value that indicates whether the user can drag the content along an axis.
  func canDrag(horizontally: Bool) -> Bool {
    horizontally ? canDragHorizontally : canDragVertically
  }

  /// Returns the nearest enclosing scroll view that can still move in a direction.
  func outerScrollView(moving way: Vector, horizontally: Bool) -> ScrollView? {
    var current = superview
    while let candidate = current {
      if let outer = candidate as? ScrollView, outer.isScrollEnabled,
        outer.canMove(way, horizontally: horizontally)
      {
        return outer
      }
      current = candidate.superview
    }
    return nil
  }
}

extension ScrollChange {
  /// A Boolean value that indicates whether the change moves the content.
  var moves: Bool { delta != .zero || value120 != .zero }

  /// A Boolean value that indicates whether the change is part of a wheel's step, as high-resolution wheels
  /// send them.
  var isPartOfStep: Bool {
    let isWhole = { (value: Double) in value.truncatingRemainder(dividingBy: 120) == 0 }
    return value120 == .zero || !isWhole(value120.dx) || !isWhole(value120.dy)
  }

  /// A Boolean value that indicates whether the fingers have left the touchpad.
  var stops: Bool { stopsVertically || stopsHorizontally }
}
