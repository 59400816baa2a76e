/// Recognises one or several taps, of one or several fingers.
///
/// It fails when a finger moves too far or one too many comes; several taps have to follow each other
/// as quickly and as closely as ``InteractionSettings`` says. Follows `UITapGestureRecognizer`.
@preconcurrency @MainActor open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps it takes; 1 at the start.
  open var numberOfTapsRequired = 1

  /// How many fingers have to tap at once; 1 at the start.
  open var numberOfTouchesRequired = 1

  /// The buttons that have to be down, all of them, for a pointer's click to be a tap; the primary one
  /// at the start.
  open var buttonMaskRequired: Event.ButtonMask = .primary

  private var tapCount = 0
  private var fingerCount = 0
  /// Where each finger of the present tap was when it was lifted, or is.
  private var places: [(touch: Touch, place: Point)] = []
  private var lastTap: Point?
  private var deadline: ClockTimer?

  /// A tap does not prevent one that takes more taps.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? TapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// How many fingers the gesture has.
  open override var numberOfTouches: Int { places.count }

  /// Where the tap is, in a view's own bounds: the middle of its fingers.
  open override func location(in view: View?) -> Point {
    if places.isEmpty { return super.location(in: view) }
    let middle = middleOfPlaces
    return view?.convertFromWindow(middle) ?? middle
  }

  /// Where one of its fingers is, or was lifted.
  open override func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    guard places.indices.contains(touchIndex) else { return location(in: view) }
    let place = places[touchIndex].place
    return view?.convertFromWindow(place) ?? place
  }

  /// Whether more taps are awaited.
  open override var isAwaitingFurtherTouches: Bool { tapCount > 0 && deadline != nil }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    switch touch.type {
    case .direct, .indirect: true
    // The tip of a pen is its first button.
    case .pencil:
      event.buttonMask.isEmpty == (buttonMaskRequired == .primary)
        || event.buttonMask.isSuperset(of: buttonMaskRequired)
    case .indirectPointer: event.buttonMask.isSuperset(of: buttonMaskRequired)
    }
  }

  /// Fingers came down.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    let settings = programContext.interactionSettings
    if fingerCount == 0 { places.removeAll(keepingCapacity: true) }
    fingerCount += touches.count
    for touch in touches { places.append((touch, touch.location)) }
    if places.count > numberOfTouchesRequired { return state = .failed }
    if let lastTap, places.count == numberOfTouchesRequired,
      lastTap.distance(to: middleOfPlaces) > settings.tapDistance
    {
      return state = .failed
    }
    deadline?.invalidate()
    deadline = nil
    if numberOfTapsRequired > 1 { wait(settings.multipleTapDuration) }
  }

  /// Fingers moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let reach = programContext.interactionSettings.tapMovement
    for touch in touches where touch.location.distance(to: touch.initialLocation) > reach {
      return state = .failed
    }
  }

  /// Fingers were lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    for index in places.indices where touches.contains(places[index].touch) {
      places[index].place = places[index].touch.location
    }
    fingerCount -= touches.count
    if fingerCount > 0 { return }
    guard places.count == numberOfTouchesRequired else { return state = .failed }
    lastTap = middleOfPlaces
    countTap()
  }

  private func countTap() {
    tapCount += 1
    deadline?.invalidate()
    deadline = nil
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      wait(programContext.interactionSettings.tapInterval)
    }
  }

  /// Fingers were taken away.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Keys went down.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
    deadline?.invalidate()
    deadline = nil
    if numberOfTapsRequired > 1 {
      wait(programContext.interactionSettings.multipleTapDuration)
    }
  }

  /// Keys came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) { countTap() }

  /// Keys were taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
    state = .failed
  }

  /// A finger is none of its own any more.
  open override func ignore(_ touch: Touch, for event: Event) {
    if let index = places.firstIndex(where: { $0.touch === touch }), tracked.contains(touch) {
      places.remove(at: index)
      fingerCount -= 1
    }
    super.ignore(touch, for: event)
  }

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    lastMiddle = places.isEmpty ? lastMiddle : middleOfPlaces
    tapCount = 0
    fingerCount = 0
    places.removeAll(keepingCapacity: true)
    lastTap = nil
    deadline?.invalidate()
    deadline = nil
  }

  private var middleOfPlaces: Point {
    var sum = Vector.zero
    for (_, place) in places { sum = sum + (place - Point.zero) }
    return Point.zero + sum * (1 / Double(max(places.count, 1)))
  }

  private func wait(_ seconds: Double) {
    deadline = ClockTimer.scheduledTimer(withTimeInterval: seconds) { [self] _ in
      deadline = nil
      state = .failed
    }
  }
}
