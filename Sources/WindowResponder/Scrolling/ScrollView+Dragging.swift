extension ScrollView {
  /// A Boolean value that indicates whether the user can drag the content horizontally.
  var canDragHorizontally: Bool {
    extent.maximum.x > extent.minimum.x || bounces && bouncesHorizontally && alwaysBounceHorizontal
  }

  /// A Boolean value that indicates whether the user can drag the content vertically.
  var canDragVertically: Bool {
    extent.maximum.y > extent.minimum.y || bounces && bouncesVertically && alwaysBounceVertical
  }

  /// Returns the part of a translation that the content can follow.
  func draggable(_ way: Vector) -> Vector {
    Vector(dx: canDragHorizontally ? way.dx : 0, dy: canDragVertically ? way.dy : 0)
  }

  /// A Boolean value that indicates whether the content can be pulled beyond its left and right ends.
  var givesWayHorizontally: Bool { bounces && bouncesHorizontally && canDragHorizontally }

  /// A Boolean value that indicates whether the content can be pulled beyond its top and bottom ends.
  var givesWayVertically: Bool { bounces && bouncesVertically && canDragVertically }

  /// Returns an offset, rounded to whole device pixels.
  func roundedToPixels(_ place: Point) -> Point {
    let scale = contentScaleFactor
    guard scale > 0 else { return place }
    return Point(x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
  }

  /// A Boolean value that indicates whether animated moves are replaced by jumps.
  var prefersReducedMotion: Bool { programContext.prefersReducedMotion }

  /// Dismisses the keyboard when a drag begins, if the program requests that.
  func dismissKeyboardOnDrag() {
    switch keyboardDismissMode {
    case .none: break
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .interactive, .interactiveWithAccessory:
      if (host?.safeAreaInsets.bottom ?? 0) <= 0 { window?.endEditing(true) }
    }
  }

  /// Dismisses the input views of the window when the dragging touch reaches them, if the program requests
  /// that.
  private func dismissKeyboard(under pan: PanGestureRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let host, host.safeAreaInsets.bottom > 0
    else { return }
    let top = host.bounds.maxY - host.safeAreaInsets.bottom
    if pan.location(in: nil).y >= top - shownKeyboardDismissPadding { window?.endEditing(true) }
  }

  // MARK: The pan

  /// Returns a Boolean value that indicates whether a touch that has moved begins a drag of the content.
  func shouldBeginPan(_ pan: PanGestureRecognizer) -> Bool {
    guard isScrollEnabled else { return false }
    let travel = pan.translation(in: self) - Point.zero
    let isHorizontal = travel.dx.magnitude > travel.dy.magnitude
    let way = travel * -1
    let canDrag = canDrag(horizontally: isHorizontal)
    if !canDrag || !canMove(way, horizontally: isHorizontal) {
      // An enclosing scroll view can still move in that direction.
      if outerScrollView(moving: way, horizontally: isHorizontal) != nil { return false }
      if !canDrag, !self.canDrag(horizontally: !isHorizontal) { return false }
    }
    return mayTakeTouches(of: pan)
  }

  /// Returns a Boolean value that indicates whether the content releases its touches.
  private func mayTakeTouches(of pan: PanGestureRecognizer) -> Bool {
    for touch in pan.tracked where touch.delivery == .begun {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  /// Handles a change of the pan.
  func panChanged(_ pan: PanGestureRecognizer) {
    let travel = pan.translation(in: self) - Point.zero
    switch pan.state {
    case .began:
      engine.beginDrag(.touch, travel: travel)
      engine.drag(by: travel)
    case .changed:
      engine.drag(by: travel)
      dismissKeyboard(under: pan)
    case .ended:
      engine.drag(by: travel)
      engine.endDrag(velocity: pan.velocity(in: self) - Point.zero)
    case .cancelled:
      engine.cancelDrag()
    case .possible, .failed:
      break
    }
  }
}
