import ResponderRuntime

/// A recognizer of a lift: a long press of a touch, or a movement of the pointer with its primary button
/// down.
///
/// The gesture changes when the touch moves, and ends when it ends where it was lifted.
final class DragLiftRecognizer: GestureRecognizer {
  private var timer: ClockTimer?
  /// The location of the lift, in window coordinates.
  private(set) var start = Point.zero
  /// The touch, which may be of the pointer's button.
  @BackLink private(set) var touch: Touch?
  /// A Boolean value that indicates whether the touch has moved since the lift.
  private(set) var hasMoved = false

  /// A Boolean value that indicates whether the lift is by the pointer.
  var isByPointer: Bool { touch?.type == .indirectPointer }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    touch.type != .indirectPointer || event.buttonMask == .primary
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard self.touch == nil, touches.count == 1, let touch = touches.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    self.touch = touch
    start = touch.location
    guard !isByPointer else { return }
    let seconds = programContext.interactionSettings.dragLiftDuration
    timer = ClockTimer.scheduledTimer(withTimeInterval: seconds) { [weak self] _ in
      self?.timer = nil
      self?.state = .began
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let touch, touches.contains(touch) else { return }
    let distance = touch.location.distance(to: start)
    let settings = programContext.interactionSettings
    if state.isActive {
      if distance > settings.dragDistance { hasMoved = true }
      state = .changed
    } else if isByPointer {
      guard distance > settings.dragDistance else { return }
      hasMoved = true
      state = .began
    } else if distance > settings.tapMovement {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard let touch, touches.contains(touch) else { return }
    state = state.isActive ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    guard let touch, touches.contains(touch) else { return }
    state = state.isActive ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    touch = nil
    hasMoved = false
  }
}
