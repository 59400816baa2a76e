/// Recognises that something is lifted: by a finger that rests, or by the pointer's primary button that goes
/// down and moves.
///
/// It changes when the finger moves on, and ends when it is let go where it was lifted.
final class DragLiftRecognizer: GestureRecognizer {
  private var timer: ClockTimer?
  /// Where it was lifted, in window coordinates.
  private(set) var start = Point.zero
  /// The finger or button.
  private(set) weak var touch: Touch?
  /// Whether it has moved since it was lifted.
  private(set) var hasMoved = false

  /// Whether it was lifted by the pointer.
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
