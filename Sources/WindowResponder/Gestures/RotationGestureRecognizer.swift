import ResponderPlatform

/// A continuous gesture recognizer that interprets rotation by two or more touches, or on a touchpad.
///
/// The gesture begins when the touches have rotated by ``InteractionSettings/rotationAngle``, and ends when
/// all of them have ended. With more than two touches, the mean rotation around their centroid is used.
/// Follows `UIRotationGestureRecognizer`.
@preconcurrency @MainActor open class RotationGestureRecognizer: GestureRecognizer {
  /// The rotation of the touches since the beginning, in radians, clockwise. If you set it, further rotation
  /// is added to the new value, and ``velocity`` is 0 until the touches rotate again.
  open var rotation: Double {
    get { shownTurn }
    set {
      shownTurn = newValue
      velocityIsReset = true
    }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: Double {
    if velocityIsReset { return 0 }
    return speed.velocity(
      at: lastTime, interval: programContext.interactionSettings.velocityInterval
    ).dx
  }

  /// The rotation since the beginning, or since the last value that was set, in radians.
  private var shownTurn = 0.0
  /// A Boolean value that indicates whether the rotation was set and the touches have not rotated since.
  private var velocityIsReset = false
  /// The sum of all rotation in the attempt, in radians.
  private var wholeTurn = 0.0
  private var speed = VelocityTracker()
  private var lastTime = 0.0

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrTouch(touch)
  }

  /// Processes new touches.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
  }

  /// Processes touches that have moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard tracked.count >= 2 else { return }
    let smallest = programContext.interactionSettings.smallestTouchDistance
    turn(by: TouchRotation.angle(of: tracked, smallest: smallest), at: event.timestamp)
  }

  /// Processes touches that have ended.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    for touch in tracked where !touch.isOver { return }
    state = state.isActive || isHeld ? .ended : .failed
  }

  /// Processes cancelled touches.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    for touch in tracked where !touch.isOver { return }
    state = state.isActive ? .cancelled : .failed
  }

  override func mayFollow(_ event: Event) -> Bool { event.pinch != nil }

  override func follow(_ event: Event) {
    guard let pinch = event.pinch, pinch.phase == .changed else { return }
    turn(by: pinch.rotation, at: event.timestamp)
  }

  override func sequenceEnded(isCancelled: Bool) {
    let final = isCancelled ? State.cancelled : .ended
    state = state.isActive || isHeld ? final : .failed
  }

  /// Removes the state of the touches.
  open override func reset() {
    super.reset()
    shownTurn = 0
    velocityIsReset = false
    wholeTurn = 0
    speed.reset()
  }

  private func turn(by angle: Double, at time: Double) {
    lastTime = time
    guard angle != 0, angle.isFinite else { return }
    shownTurn += angle
    velocityIsReset = false
    wholeTurn += angle
    let settings = programContext.interactionSettings
    speed.add(Vector(dx: wholeTurn, dy: 0), at: time, interval: settings.velocityInterval)
    if state.isActive {
      state = .changed
    } else if wholeTurn.magnitude >= settings.rotationAngle {
      state = .began
    }
  }
}
