/// A discrete gesture recognizer that interprets one or several taps of one or several touches.
///
/// It fails if a touch moves too far or there are too many touches. Several taps have to follow each other
/// within the time and distance of ``InteractionSettings``. Follows `UITapGestureRecognizer`.
@preconcurrency @MainActor open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1

  /// The number of touches of each tap. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The buttons that must all be down for a pointer's click to be a tap. The default is the primary button.
  open var buttonMaskRequired: Event.ButtonMask = .primary

  private var tapCount = 0
  private var fingerCount = 0
  /// The touches of the present tap, with their last locations.
  private var places: [(touch: Touch, place: Point)] = []
  private var lastTap: Point?
  private var deadline: ClockTimer?

  /// Returns `false` for a tap recognizer that requires more taps.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? TapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// The number of touches in the gesture.
  open override var numberOfTouches: Int { places.count }

  /// Returns the location of the tap in a view's coordinates, in points. It is the centroid of its touches.
  open override func location(in view: View?) -> Point {
    if places.isEmpty { return super.location(in: view) }
    let middle = middleOfPlaces
    return view?.convertFromWindow(middle) ?? middle
  }

  /// Returns the location of one of the touches, or that at which it ended.
  open override func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    guard places.indices.contains(touchIndex) else { return location(in: view) }
    let place = places[touchIndex].place
    return view?.convertFromWindow(place) ?? place
  }

  /// A Boolean value that indicates whether the recognizer waits for further taps.
  open override var isAwaitingFurtherTouches: Bool { tapCount > 0 && deadline != nil }

  override var isResetWhenLapsed: Bool { true }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    switch touch.type {
    case .direct, .indirect: true
    // The tip of a pen counts as its first button.
    case .pencil:
      event.buttonMask.isEmpty == (buttonMaskRequired == .primary)
        || event.buttonMask.isSuperset(of: buttonMaskRequired)
    case .indirectPointer: event.buttonMask.isSuperset(of: buttonMaskRequired)
    }
  }

  /// Processes new touches.
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

  /// Processes touches that have moved.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let reach = programContext.interactionSettings.tapMovement
    for touch in touches where touch.location.distance(to: touch.initialLocation) > reach {
      return state = .failed
    }
  }

  /// Processes touches that have ended.
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

  /// Fails, because touches were cancelled.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  /// Processes keys that were pressed.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
    deadline?.invalidate()
    deadline = nil
    if numberOfTapsRequired > 1 {
      wait(programContext.interactionSettings.multipleTapDuration)
    }
  }

  /// Processes keys that were released.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) { countTap() }

  /// Fails, because presses were cancelled.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
    state = .failed
  }

  /// Stops tracking a touch.
  open override func ignore(_ touch: Touch, for event: Event) {
    if let index = places.firstIndex(where: { $0.touch === touch }), tracked.contains(touch) {
      places.remove(at: index)
      fingerCount -= 1
    }
    super.ignore(touch, for: event)
  }

  /// Removes the state of the taps.
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
