import ResponderPlatform

/// Gestures with two or more fingers on a touchpad, at the pointer's location.
///
/// As from a compositor, a scroll has steps, and then a stop when the fingers leave the touchpad. A pinch or
/// a swipe has a beginning, steps, and an end.
extension Stage {
  // MARK: Scrolling

  /// Scrolls with two fingers on a touchpad, by a distance in points to the right and down.
  public func touchpadScroll(by delta: Vector, at location: Point) {
    pointerLocation = location
    scroll(ScrollChange(delta: delta, source: .finger))
  }

  /// Ends the scroll on the touchpad: each axis that moved stops.
  public func touchpadScrollEnd(horizontal: Bool = true, vertical: Bool = true) {
    scroll(
      ScrollChange(source: .finger, stopsHorizontally: horizontal, stopsVertically: vertical))
  }

  /// Turns a wheel by whole steps or parts of them, to the right and down. A step is 15 points.
  public func wheel(_ steps: Vector, at location: Point) {
    pointerLocation = location
    scroll(
      ScrollChange(
        delta: Vector(dx: steps.dx * 15, dy: steps.dy * 15),
        value120: Vector(dx: steps.dx * 120, dy: steps.dy * 120), source: .wheel))
  }

  /// Sends any scroll that a compositor may send.
  package func scroll(_ change: ScrollChange) {
    send([.scroll(change)])
  }

  // MARK: Pinches

  /// Begins a pinch on a touchpad.
  public func touchpadPinchBegan(at location: Point, fingers: Int = 2) {
    pointerLocation = location
    touchpad(.pinch(PinchChange(phase: .began, fingers: fingers, timestamp: now)))
  }

  /// Sends a step of a pinch.
  ///
  /// - Parameters:
  ///   - scale: The distance between the fingers relative to the beginning.
  ///   - rotation: The rotation since the last step, in radians clockwise.
  ///   - delta: The translation of the center since the last step, in points.
  public func touchpadPinchChanged(
    scale: Double, rotation: Double = 0, by delta: Vector = .zero
  ) {
    touchpad(
      .pinch(
        PinchChange(
          phase: .changed, fingers: touchpadFingers, delta: delta, scale: scale,
          rotation: rotation, timestamp: now)))
  }

  /// Ends or cancels the pinch.
  public func touchpadPinchEnded(cancelled: Bool = false) {
    var scale = 1.0
    if case .pinch(let pinch) = touchpadChange { scale = pinch.scale }
    touchpad(
      .pinch(
        PinchChange(
          phase: cancelled ? .cancelled : .ended, fingers: touchpadFingers, scale: scale,
          timestamp: now)))
  }

  /// Performs a complete pinch at a constant rate, with a step every 1/60 s.
  ///
  /// - Parameters:
  ///   - scale: The distance between the fingers at the end relative to the beginning.
  ///   - rotation: The total rotation, in radians clockwise.
  ///   - location: The location of the pointer in window coordinates, in points.
  ///   - duration: The duration in seconds.
  public func touchpadPinch(
    scale: Double, rotation: Double = 0, at location: Point, duration: Double = 0.2
  ) {
    let steps = max(1, Int((duration * 60).rounded()))
    touchpadPinchBegan(at: location)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let part = Double(step) / Double(steps)
      touchpadPinchChanged(
        scale: 1 + (scale - 1) * part, rotation: rotation / Double(steps))
    }
    touchpadPinchEnded()
  }

  // MARK: Swipes and holds

  /// Begins a swipe with three or more fingers on a touchpad.
  public func touchpadSwipeBegan(at location: Point, fingers: Int = 3) {
    pointerLocation = location
    touchpad(.swipe(SwipeChange(phase: .began, fingers: fingers, timestamp: now)))
  }

  /// Sends a step of a swipe, in points since the last step.
  public func touchpadSwipeChanged(by delta: Vector) {
    touchpad(
      .swipe(
        SwipeChange(phase: .changed, fingers: touchpadFingers, delta: delta, timestamp: now)))
  }

  /// Ends or cancels the swipe.
  public func touchpadSwipeEnded(cancelled: Bool = false) {
    touchpad(
      .swipe(
        SwipeChange(
          phase: cancelled ? .cancelled : .ended, fingers: touchpadFingers, timestamp: now)))
  }

  /// Begins a hold on a touchpad.
  public func touchpadHoldBegan(at location: Point, fingers: Int = 2) {
    pointerLocation = location
    touchpad(.hold(HoldChange(phase: .began, fingers: fingers, timestamp: now)))
  }

  /// Ends the hold, or cancels it because the fingers move.
  public func touchpadHoldEnded(cancelled: Bool = false) {
    touchpad(
      .hold(
        HoldChange(
          phase: cancelled ? .cancelled : .ended, fingers: touchpadFingers, timestamp: now)))
  }

  /// The number of fingers with which the gesture began.
  private var touchpadFingers: Int {
    switch touchpadChange {
    case .pinch(let pinch): pinch.fingers
    case .swipe(let swipe): swipe.fingers
    case .hold(let hold): hold.fingers
    case nil: 2
    }
  }

  private func touchpad(_ change: TouchpadChange) {
    touchpadChange = change
    guard let surface else { return }
    application.input(
      .touchpad(
        TouchpadGesture(
          seat: 0, surface: surface, location: inSurface(pointerLocation), timestamp: now,
          change: change)))
    application.settle()
  }
}
