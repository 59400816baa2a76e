extension ScrollView {
  /// Whether the user can drag the content to the left and right.
  var canDragHorizontally: Bool {
    extent.maximum.x > extent.minimum.x || bounces && bouncesHorizontally && alwaysBounceHorizontal
  }

  /// Whether the user can drag the content up and down.
  var canDragVertically: Bool {
    extent.maximum.y > extent.minimum.y || bounces && bouncesVertically && alwaysBounceVertical
  }

  /// The part of a finger's way that the content can follow.
  func draggable(_ way: Vector) -> Vector {
    Vector(dx: canDragHorizontally ? way.dx : 0, dy: canDragVertically ? way.dy : 0)
  }

  /// Whether the content gives way beyond its left and right ends.
  var givesWayHorizontally: Bool { bounces && bouncesHorizontally && canDragHorizontally }

  /// Whether the content gives way beyond its upper and lower ends.
  var givesWayVertically: Bool { bounces && bouncesVertically && canDragVertically }

  /// A place in whole device pixels.
  func roundedToPixels(_ place: Point) -> Point {
    let scale = contentScaleFactor
    guard scale > 0 else { return place }
    return Point(x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale)
  }

  /// Whether things that move by themselves had better jump.
  var prefersReducedMotion: Bool { programContext.prefersReducedMotion }

  /// A drag begins: the keyboard goes, where the program wants that.
  func dismissKeyboardOnDrag() {
    if keyboardDismissMode != .none { window?.endEditing(true) }
  }

  // MARK: The pan

  /// Whether a finger that has moved is to drag the content.
  func shouldBeginPan(_ pan: PanGestureRecognizer) -> Bool {
    guard isScrollEnabled else { return false }
    let travel = pan.translation(in: self) - Point.zero
    let isHorizontal = travel.dx.magnitude > travel.dy.magnitude
    let way = travel * -1
    let canDrag = canDrag(horizontally: isHorizontal)
    if !canDrag || !canMove(way, horizontally: isHorizontal) {
      // Another one around it can still move that way.
      if outerScrollView(moving: way, horizontally: isHorizontal) != nil { return false }
      if !canDrag, !self.canDrag(horizontally: !isHorizontal) { return false }
    }
    return mayTakeTouches(of: pan)
  }

  /// Whether the content gives its fingers away.
  private func mayTakeTouches(of pan: PanGestureRecognizer) -> Bool {
    for touch in pan.tracked where touch.delivery == .begun {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  /// The pan went on.
  func panChanged(_ pan: PanGestureRecognizer) {
    let travel = pan.translation(in: self) - Point.zero
    switch pan.state {
    case .began:
      engine.beginDrag(.touch, travel: travel)
      engine.drag(by: travel)
    case .changed:
      engine.drag(by: travel)
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
