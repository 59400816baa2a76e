import ResponderPlatform

/// Recognises that two fingers, or more, are turned around each other.
///
/// It begins when they have turned by ``InteractionSettings/rotationAngle``, and ends when all are
/// lifted. With more than two fingers it uses their mean turn around their middle. Follows
/// `UIRotationGestureRecognizer`.
@preconcurrency @MainActor open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned since the start, in radians, clockwise. Setting it has it count
  /// from that value on.
  open var rotation = 0.0

  /// How fast the fingers turn, in radians per second.
  open var velocity: Double {
    speed.velocity(
      at: lastTime, interval: programContext.interactionSettings.velocityInterval
    ).dx
  }

  /// How far they have turned in all.
  private var wholeTurn = 0.0
  private var speed = VelocityTracker()
  private var lastTime = 0.0

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrFinger(touch)
  }

  /// Fingers came down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
  }

  /// Fingers moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard tracked.count >= 2 else { return }
    let smallest = programContext.interactionSettings.smallestFingerDistance
    turn(by: FingerTurn.angle(of: tracked, smallest: smallest), at: event.timestamp)
  }

  /// Fingers were lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    for touch in tracked where !touch.isOver { return }
    state = state.isActive || isHeld ? .ended : .failed
  }

  /// Fingers were taken away.
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

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    rotation = 0
    wholeTurn = 0
    speed.reset()
  }

  private func turn(by angle: Double, at time: Double) {
    lastTime = time
    guard angle != 0, angle.isFinite else { return }
    rotation += angle
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
