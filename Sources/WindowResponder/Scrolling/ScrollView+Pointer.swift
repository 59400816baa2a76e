import ResponderPlatform

extension ScrollView {
  /// What a scroll view does with a wheel or a touchpad: the one that scrolling began in keeps it; a new
  /// one goes to the innermost view that can still move that way.
  func takeScroll(_ event: Event) -> Bool {
    if let gesture = event.touchpad {
      if gesture.phase == .began { restFingers() }
      // Views around it glide too, perhaps.
      return false
    }
    guard let change = event.scroll, let window = scrollHost else { return false }
    if let holder = window.scrollLatch.holder(of: event, change, at: event.timestamp) {
      holder.engine.scroll(change, event)
      window.scrollLatch.keep(event, change)
      return true
    }
    // Fingers that leave a touchpad without having moved anything here.
    guard change.moves else { return false }
    guard mayTake(change, event) else { return false }
    window.scrollLatch.begin(self, change, at: event.timestamp)
    engine.scroll(change, event)
    return true
  }

  /// Fingers come down on the touchpad: content that glides by itself stops under them.
  func restFingers() {
    guard let madeEngine, madeEngine.restFingers() else { return }
    scrollHost?.scrollLatch.rest(on: self)
  }

  /// Whether scrolling that begins here is this view's.
  private func mayTake(_ change: ScrollChange, _ event: Event) -> Bool {
    guard isScrollEnabled || isZoomEnabled else { return false }
    if event.modifierFlags.contains(.control) { return isZoomEnabled }
    guard isScrollEnabled else { return false }
    let way = engine.way(of: change, event)
    let isHorizontal = way.dx.magnitude > way.dy.magnitude
    if canMove(way, horizontally: isHorizontal) { return true }
    // A touchpad pulls at the end of what is no part of anything that could still move.
    return change.source == .finger && canDrag(horizontally: isHorizontal)
      && outerScrollView(moving: way, horizontally: isHorizontal) == nil
  }

  /// Whether the content has not come to its end yet in the direction of a way.
  func canMove(_ way: Vector, horizontally: Bool) -> Bool {
    let (offset, low, high) = (contentOffset, extent.minimum, extent.maximum)
    if horizontally { return way.dx < 0 ? offset.x > low.x : offset.x < high.x }
    return way.dy < 0 ? offset.y > low.y : offset.y < high.y
  }

  /// Whether the user can drag the content along an axis.
  func canDrag(horizontally: Bool) -> Bool {
    horizontally ? canDragHorizontally : canDragVertically
  }

  /// The nearest scroll view around this one that can still move in the direction of a way.
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
  /// Whether it moves anything.
  var moves: Bool { delta != .zero || value120 != .zero }

  /// Whether it is part of a wheel's step, as high-resolution wheels send them.
  var isPartOfStep: Bool {
    let isWhole = { (value: Double) in value.truncatingRemainder(dividingBy: 120) == 0 }
    return value120 == .zero || !isWhole(value120.dx) || !isWhole(value120.dy)
  }

  /// Whether the fingers left the touchpad.
  var stops: Bool { stopsVertically || stopsHorizontally }
}
