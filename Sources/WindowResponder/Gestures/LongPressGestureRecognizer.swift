/// A continuous gesture recognizer that interprets long presses of touches or of a key.
///
/// The gesture begins when the minimum duration has passed, changes when a touch moves, and ends when one
/// ends. Follows `UILongPressGestureRecognizer`.
@preconcurrency @MainActor open class LongPressGestureRecognizer: GestureRecognizer {
  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration = 0.5

  /// The maximum movement of a touch before the press is recognized, in points. The default is 10.
  open var allowableMovement = 10.0

  /// The number of taps that have to precede the press. The default is 0.
  open var numberOfTapsRequired = 0

  /// The number of touches of the press. The default is 1.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var lastTap: Point?
  /// The number of touches of the present tap or press, including the ended ones.
  private var fingerCount = 0
  private var timer: ClockTimer?

  /// A Boolean value that indicates whether the recognizer waits for the press after a tap.
  open override var isAwaitingFurtherTouches: Bool { tapCount > 0 && timer != nil }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    event.isPrimaryOrTouch(touch)
  }

  /// Processes new touches.
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

  /// Processes touches that have moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if state.isActive { return state = .changed }
    if isHeld { return }
    for touch in touches
    where touch.location.distance(to: touch.initialLocation) > allowableMovement {
      return state = .failed
    }
  }

  /// Processes touches that have ended.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state.isActive || isHeld { return state = .ended }
    guard fingerCount == numberOfTouchesRequired, tapCount < numberOfTapsRequired else {
      return state = .failed
    }
    for touch in tracked where !touch.isOver { return }
    countTap(at: middleOfTouches)
  }

  /// Processes cancelled touches.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Processes keys that were pressed.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
    if state == .possible, !isHeld { beginPress() }
  }

  /// Processes keys that were released.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
    if state.isActive || isHeld { return state = .ended }
    guard tapCount < numberOfTapsRequired else { return state = .failed }
    countTap(at: nil)
  }

  /// Processes cancelled presses.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
    state = state.isActive ? .cancelled : .failed
  }

  /// Removes the state of the press.
  open override func reset() {
    super.reset()
    tapCount = 0
    lastTap = nil
    fingerCount = 0
    stopTimer()
  }

  /// Starts the timer, when all touches are down.
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
