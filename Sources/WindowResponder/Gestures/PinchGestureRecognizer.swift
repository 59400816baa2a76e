import ResponderPlatform

/// Recognises that two fingers, or more, are brought together or apart.
///
/// It begins when their distance has changed by ``InteractionSettings/pinchDistance``, and ends when
/// all are lifted. With more than two fingers it uses their mean distance from their middle. Follows
/// `UIPinchGestureRecognizer`.
@preconcurrency @MainActor open class PinchGestureRecognizer: GestureRecognizer {
  /// How much larger the fingers' distance is than at the start. Setting it has it count from that
  /// value on, and resets ``velocity`` until the fingers move again.
  open var scale: Double {
    get { factor * setScale }
    set {
      setScale = newValue
      factor = 1
      reference = spread
      velocityIsReset = true
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: Double {
    if velocityIsReset { return 0 }
    return speed.velocity(
      at: lastTime, interval: programContext.interactionSettings.velocityInterval
    ).dx
  }

  /// How small a touchpad's scale may become.
  private static let smallestScale = 0.001

  /// The scale since it was last set.
  private var factor = 1.0
  private var setScale = 1.0
  /// The spread of the fingers for which the factor is 1.
  private var reference = 1.0
  /// The spread of the fingers when the last of them came down.
  private var initialSpread = 1.0
  /// The scale that a touchpad told last.
  private var touchpadScale = 1.0
  /// By how much the scale has changed in all, whatever it was set to meanwhile.
  private var wholeChange = 0.0
  /// The scale was set, and the fingers have not moved since.
  private var velocityIsReset = false
  private var speed = VelocityTracker()
  private var lastTime = 0.0

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrFinger(touch)
  }

  /// Fingers came down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    fingersChanged()
  }

  /// Fingers moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    guard tracked.count >= 2 else { return }
    // One finger moved while another was lifted: what counts is the fingers that are left.
    for touch in tracked where touch.isOver { return fingersChanged() }
    let spread = spread
    let before = scale
    factor = spread / reference
    guard scale != before || !state.isActive else { return }
    note(scale - before, at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if 2 * (spread - initialSpread).magnitude
      >= programContext.interactionSettings.pinchDistance
    {
      state = .began
    }
  }

  /// Fingers were lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    liftFingers(or: state.isActive || isHeld ? .ended : .failed)
  }

  /// Fingers were taken away.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    liftFingers(or: state.isActive ? .cancelled : .failed)
  }

  /// A finger is none of its own any more.
  open override func ignore(_ touch: Touch, for event: Event) {
    super.ignore(touch, for: event)
    fingersChanged()
  }

  override func mayFollow(_ event: Event) -> Bool { event.pinch != nil }

  override func follow(_ event: Event) {
    lastTime = event.timestamp
    guard let pinch = event.pinch, pinch.phase == .changed, pinch.scale.isFinite else { return }
    // The touchpad's scale counts from its own start, this one from where it was last set.
    let before = scale
    factor *= max(pinch.scale, Self.smallestScale) / touchpadScale
    touchpadScale = max(pinch.scale, Self.smallestScale)
    guard scale != before else { return }
    note(scale - before, at: event.timestamp)
    let change = (pinch.scale - 1).magnitude
    if state.isActive {
      state = .changed
    } else if change >= programContext.interactionSettings.touchpadPinchScale {
      state = .began
    }
  }

  override func sequenceEnded(isCancelled: Bool) {
    let final = isCancelled ? State.cancelled : .ended
    state = state.isActive || isHeld ? final : .failed
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    factor = 1
    setScale = 1
    reference = 1
    initialSpread = 1
    touchpadScale = 1
    wholeChange = 0
    velocityIsReset = false
    speed.reset()
  }

  private func note(_ change: Double, at time: Double) {
    velocityIsReset = false
    wholeChange += change
    speed.add(
      Vector(dx: wholeChange, dy: 0), at: time,
      interval: programContext.interactionSettings.velocityInterval)
  }

  private func liftFingers(or final: State) {
    for touch in tracked where !touch.isOver { return fingersChanged() }
    state = final
  }

  /// The fingers are others now: the scale stays what it is.
  private func fingersChanged() {
    reference = spread / factor
    if state == .possible { initialSpread = spread }
  }

  /// How far the fingers that are down are from their middle, in the mean, in points.
  private var spread: Double {
    FingerSpread(
      of: tracked, smallest: programContext.interactionSettings.smallestFingerDistance
    ).mean
  }
}
