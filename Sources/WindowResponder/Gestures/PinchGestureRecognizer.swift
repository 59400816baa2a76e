import ResponderPlatform

/// A continuous gesture recognizer that interprets pinching by two or more touches, or on a touchpad.
///
/// The gesture begins when the distance of the touches has changed by ``InteractionSettings/pinchDistance``,
/// and ends when all of them have ended. With more than two touches, the mean distance from their centroid is
/// used. Follows `UIPinchGestureRecognizer`.
@preconcurrency @MainActor open class PinchGestureRecognizer: GestureRecognizer {
  /// The scale factor of the touches' distance relative to its beginning. If you set it, further changes
  /// multiply the new value, and ``velocity`` is 0 until the touches move again.
  open var scale: Double {
    get { factor * setScale }
    set {
      setScale = newValue
      factor = 1
      reference = spread
      velocityIsReset = true
    }
  }

  /// The velocity of the scale, per second.
  open var velocity: Double {
    if velocityIsReset { return 0 }
    return speed.velocity(
      at: lastTime, interval: programContext.interactionSettings.velocityInterval
    ).dx
  }

  /// The smallest accepted scale of a touchpad gesture.
  private static let smallestScale = 0.001

  /// The scale relative to the value that was last set.
  private var factor = 1.0
  private var setScale = 1.0
  /// The spread of the touches for which the factor is 1.
  private var reference = 1.0
  /// The spread of the touches when the last of them began.
  private var initialSpread = 1.0
  /// The last scale of the touchpad gesture.
  private var touchpadScale = 1.0
  /// The sum of all changes of the scale, without those by setting it.
  private var wholeChange = 0.0
  /// A Boolean value that indicates whether the scale was set and the touches have not moved since.
  private var velocityIsReset = false
  private var speed = VelocityTracker()
  private var lastTime = 0.0

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    sequence == nil && event.isPrimaryOrTouch(touch)
  }

  /// Processes new touches.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    fingersChanged()
  }

  /// Processes touches that have moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    guard tracked.count >= 2 else { return }
    // One touch moved while another one ended. Only the remaining touches are used.
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

  /// Processes touches that have ended.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lastTime = event.timestamp
    liftFingers(or: state.isActive || isHeld ? .ended : .failed)
  }

  /// Processes cancelled touches.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    liftFingers(or: state.isActive ? .cancelled : .failed)
  }

  /// Stops tracking a touch. The scale does not change.
  open override func ignore(_ touch: Touch, for event: Event) {
    super.ignore(touch, for: event)
    fingersChanged()
  }

  override func mayFollow(_ event: Event) -> Bool { event.pinch != nil }

  override func follow(_ event: Event) {
    lastTime = event.timestamp
    guard let pinch = event.pinch, pinch.phase == .changed, pinch.scale.isFinite else { return }
    // The scale of a touchpad gesture is relative to its beginning, and the scale of the recognizer to the
    // value that was last set.
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

  /// Removes the state of the touches.
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

  /// Adapts the reference to a new set of touches, so that the scale does not change.
  private func fingersChanged() {
    reference = spread / factor
    if state == .possible { initialSpread = spread }
  }

  /// The mean distance of the touches from their centroid, in points.
  private var spread: Double {
    TouchSpread(
      of: tracked, smallest: programContext.interactionSettings.smallestTouchDistance
    ).mean
  }
}
