import ResponderPlatform

/// Two fingers and more on a touchpad, where the pointer is.
///
/// A scroll, as compositors tell it, has steps and then a stop when the fingers leave; a pinch or a
/// swipe has a beginning, steps, and an end.
extension Stage {
  // MARK: Scrolling

  /// Two fingers move on a touchpad: a distance in points, to the right and down.
  public func touchpadScroll(by delta: Vector, at location: Point) {
    pointerLocation = location
    scroll(ScrollChange(delta: delta, source: .finger))
  }

  /// The two fingers leave the touchpad: each axis that moved stops.
  public func touchpadScrollEnd(horizontal: Bool = true, vertical: Bool = true) {
    scroll(
      ScrollChange(source: .finger, stopsHorizontally: horizontal, stopsVertically: vertical))
  }

  /// A wheel turns by whole steps or parts of one, to the right and down: 15 points a step.
  public func wheel(_ steps: Vector, at location: Point) {
    pointerLocation = location
    scroll(
      ScrollChange(
        delta: Vector(dx: steps.dx * 15, dy: steps.dy * 15),
        value120: Vector(dx: steps.dx * 120, dy: steps.dy * 120), source: .wheel))
  }

  /// A scroll exactly as a compositor may tell it.
  package func scroll(_ change: ScrollChange) {
    send([.scroll(change)])
  }

  // MARK: Pinches

  /// Fingers come together on a touchpad, and are about to part, close or turn.
  public func touchpadPinchBegan(at location: Point, fingers: Int = 2) {
    pointerLocation = location
    touchpad(.pinch(PinchChange(phase: .began, fingers: fingers, timestamp: now)))
  }

  /// The fingers move.
  ///
  /// - Parameters:
  ///   - scale: Their distance as a multiple of the one at the beginning.
  ///   - rotation: How far they turned since the last step, in radians, clockwise.
  ///   - delta: How far their middle moved since the last step, in points.
  public func touchpadPinchChanged(
    scale: Double, rotation: Double = 0, by delta: Vector = .zero
  ) {
    touchpad(
      .pinch(
        PinchChange(
          phase: .changed, fingers: touchpadFingers, delta: delta, scale: scale,
          rotation: rotation, timestamp: now)))
  }

  /// The fingers are lifted, or the gesture is cancelled.
  public func touchpadPinchEnded(cancelled: Bool = false) {
    var scale = 1.0
    if case .pinch(let pinch) = touchpadChange { scale = pinch.scale }
    touchpad(
      .pinch(
        PinchChange(
          phase: cancelled ? .cancelled : .ended, fingers: touchpadFingers, scale: scale,
          timestamp: now)))
  }

  /// A whole pinch, evenly, with a step each 1/60 s.
  ///
  /// - Parameters:
  ///   - scale: The fingers' distance at the end as a multiple of the one at the beginning.
  ///   - rotation: How far they turn in all, in radians, clockwise.
  ///   - location: Where the pointer is, in window coordinates, in points.
  ///   - duration: How long it takes, in seconds.
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

  // MARK: Swipes and resting fingers

  /// Three fingers or more begin to go the same way on a touchpad.
  public func touchpadSwipeBegan(at location: Point, fingers: Int = 3) {
    pointerLocation = location
    touchpad(.swipe(SwipeChange(phase: .began, fingers: fingers, timestamp: now)))
  }

  /// The fingers move, in points since the last step.
  public func touchpadSwipeChanged(by delta: Vector) {
    touchpad(
      .swipe(
        SwipeChange(phase: .changed, fingers: touchpadFingers, delta: delta, timestamp: now)))
  }

  /// The fingers are lifted, or the gesture is cancelled.
  public func touchpadSwipeEnded(cancelled: Bool = false) {
    touchpad(
      .swipe(
        SwipeChange(
          phase: cancelled ? .cancelled : .ended, fingers: touchpadFingers, timestamp: now)))
  }

  /// Fingers come down on a touchpad and rest.
  public func touchpadHoldBegan(at location: Point, fingers: Int = 2) {
    pointerLocation = location
    touchpad(.hold(HoldChange(phase: .began, fingers: fingers, timestamp: now)))
  }

  /// The fingers are lifted, or they move, which cancels the gesture.
  public func touchpadHoldEnded(cancelled: Bool = false) {
    touchpad(
      .hold(
        HoldChange(
          phase: cancelled ? .cancelled : .ended, fingers: touchpadFingers, timestamp: now)))
  }

  /// How many fingers the gesture began with.
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
