/// Recognises that fingers are held down for a while, or a key.
///
/// It begins by itself when the time is over, changes when a finger moves, and ends when one is lifted.
/// Follows `UILongPressGestureRecognizer`.
@preconcurrency @MainActor open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers have to be down, in seconds; 0.5 at the start.
  open var minimumPressDuration = 0.5

  /// How far a finger may move before the press is recognised, in points; 10 at the start.
  open var allowableMovement = 10.0

  /// How many taps have to come before; none at the start.
  open var numberOfTapsRequired = 0

  /// How many fingers it takes; 1 at the start.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var lastTap: Point?
  /// The fingers of the present tap, or of the press, the lifted ones included.
  private var fingerCount = 0
  private var timer: ClockTimer?

  /// Whether the press is awaited after a tap.
  open override var isAwaitingFurtherTouches: Bool { tapCount > 0 && timer != nil }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    event.isPrimaryOrFinger(touch)
  }

  /// Fingers came down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if state.isActive || isHeld {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    fingerCount += touches.count
    guard fingerCount <= numberOfTouchesRequired else { return state = .failed }
    guard fingerCount == numberOfTouchesRequired else { return }
    let settings = programContext.interactionSettings
    if let lastTap, let middle = middleOfTouches,
      lastTap.distance(to: middle) > settings.tapDistance
    {
      return state = .failed
    }
    beginPress()
  }

  /// Fingers moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if state.isActive { return state = .changed }
    if isHeld { return }
    for touch in touches
    where touch.location.distance(to: touch.initialLocation) > allowableMovement {
      return state = .failed
    }
  }

  /// Fingers were lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state.isActive || isHeld { return state = .ended }
    guard fingerCount == numberOfTouchesRequired, tapCount < numberOfTapsRequired else {
      return state = .failed
    }
    for touch in tracked where !touch.isOver { return }
    countTap(at: middleOfTouches)
  }

  /// Fingers were taken away.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Keys went down.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
    if state == .possible, !isHeld { beginPress() }
  }

  /// Keys came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
    if state.isActive || isHeld { return state = .ended }
    guard tapCount < numberOfTapsRequired else { return state = .failed }
    countTap(at: nil)
  }

  /// Keys were taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Forgets the press.
  open override func reset() {
    super.reset()
    tapCount = 0
    lastTap = nil
    fingerCount = 0
    stopTimer()
  }

  /// All fingers are down: time runs.
  private func beginPress() {
    if tapCount < numberOfTapsRequired {
      return wait(programContext.interactionSettings.multipleTapDuration, then: .failed)
    }
    if minimumPressDuration <= 0 {
      stopTimer()
      state = .began
    } else {
      wait(minimumPressDuration, then: .began)
    }
  }

  private func countTap(at place: Point?) {
    tapCount += 1
    fingerCount = 0
    lastTap = place
    wait(programContext.interactionSettings.tapInterval, then: .failed)
  }

  private func wait(_ seconds: Double, then next: State) {
    stopTimer()
    timer = ClockTimer.scheduledTimer(withTimeInterval: seconds) { [self] _ in
      timer = nil
      state = next
    }
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
