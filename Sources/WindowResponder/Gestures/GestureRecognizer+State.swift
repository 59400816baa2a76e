import ResponderRuntime

extension GestureRecognizer {
  /// The program context of the recognizer's view, which each event provides.
  final var programContext: ProgramContext { coordinator?.context ?? .of(owner) }

  /// Sets the state from ``state``. Transitions that are not valid are ignored.
  func take(_ new: State) {
    switch (shownState, new) {
    case (.possible, .began), (.possible, .ended):
      if heldState != nil {
        // The recognizer waits for others to fail. Only the end of the gesture is noted.
        heldEnd = heldEnd || new == .ended
      } else {
        ownCoordinator.wants(self, new)
      }
    case (.possible, .failed):
      ownCoordinator.fail(self)
    case (.possible, .cancelled) where heldState != nil:
      // The gesture that waits for others to fail was cancelled, so that it never begins.
      ownCoordinator.fail(self)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      ownCoordinator.advance(self, to: new)
    default:
      break
    }
  }

  /// The coordinator that decides. For a recognizer that tracks nothing, this is that of its window, or a
  /// temporary one.
  var ownCoordinator: GestureCoordinator {
    coordinator ?? owner?.ownWindow?.gestureCoordinator ?? GestureCoordinator()
  }

  /// A Boolean value that indicates whether the recognizer tracks input or has not been reset.
  var isInPlay: Bool { coordinator != nil }

  /// A Boolean value that indicates whether the recognizer receives no further input of this attempt.
  var isDone: Bool { shownState.isFinal || heldState == .ended || heldEnd }

  /// A Boolean value that indicates whether a touch, press or scrolling that the recognizer tracks continues.
  var followsSomething: Bool {
    if sequence != nil { return true }
    for touch in tracked where !touch.isOver { return true }
    for press in trackedPresses where !press.isOver { return true }
    return false
  }

  /// A Boolean value that indicates whether the recognizer may still recognize its gesture.
  var mayStillRecognize: Bool {
    shownState == .possible && isInPlay
      && (heldState != nil || followsSomething || isAwaitingFurtherTouches)
  }

  func setEnabled(_ enabled: Bool) {
    guard isSwitchedOn != enabled else { return }
    isSwitchedOn = enabled
    if !enabled { coordinator?.withdraw(self) }
  }

  // MARK: Touches and presses

  func stopTracking(_ touch: Touch) {
    guard let index = tracked.firstIndex(where: { $0 === touch }) else { return }
    lastMiddle = middleOfTouches ?? lastMiddle
    tracked.remove(at: index)
    coordinator?.lostSomething(self)
  }

  func stopTracking(_ press: Press) {
    guard let index = trackedPresses.firstIndex(where: { $0 === press }) else { return }
    trackedPresses.remove(at: index)
    coordinator?.lostSomething(self)
  }

  /// The centroid of the touches, in window coordinates, or `nil` if there are none.
  var middleOfTouches: Point? {
    if tracked.count == 1 { return tracked[0].location }
    if tracked.isEmpty { return nil }
    var sum = Vector.zero
    for touch in tracked { sum = sum + (touch.location - Point.zero) }
    return Point.zero + sum * (1 / Double(tracked.count))
  }

  /// Stops tracking a touch that has ended. While nothing is decided, the recognizer remembers it.
  func fingerIsUp(_ touch: Touch) {
    guard tracked.contains(where: { $0 === touch }) else { return }
    lastMiddle = middleOfTouches ?? lastMiddle
    move(touch, from: &tracked, to: &past)
  }

  /// Stops tracking a press that has ended. While nothing is decided, the recognizer remembers it.
  func keyIsUp(_ press: Press) {
    move(press, from: &trackedPresses, to: &pastPresses)
  }

  private func move<C: Contact>(_ contact: C, from tracked: inout [C], to past: inout [C]) {
    guard let index = tracked.firstIndex(where: { $0 === contact }) else { return }
    tracked.remove(at: index)
    guard shownState == .possible else { return }
    if past.count == Self.mostPastTouches { past.removeFirst() }
    past.append(contact)
  }

  /// The largest number of ended touches of one attempt that are remembered.
  static let mostPastTouches = 8

  /// Removes the state of the attempt.
  func forgetAttempt() {
    lastMiddle = middleOfTouches ?? lastMiddle
    tracked.removeAll(keepingCapacity: true)
    past.removeAll(keepingCapacity: true)
    trackedPresses.removeAll()
    pastPresses.removeAll()
    failureAnswers.removeAll(keepingCapacity: true)
    sequence = nil
    heldState = nil
    heldEnd = false
    actionIsDue = false
    recognitionIsDue = false
  }

  /// Returns a Boolean value that indicates whether the recognizer and its delegate accept an event. They are
  /// asked once for all touches or presses that begin in the event.
  func receives(_ event: Event) -> Bool {
    if answeredEvent === event, answeredDelivery == event.deliveryCount { return isReceiving }
    let isReceived =
      shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    answeredEvent = event
    answeredDelivery = event.deliveryCount
    isReceiving = isReceived
    return isReceived
  }

  // MARK: Failure requirements

  func addRequirement(_ other: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard other !== self, !requirements.contains(where: { $0.recognizer === other }) else { return }
    requirements.append(WeakRecognizer(recognizer: BackLink(other)))
  }

  /// Returns a Boolean value that indicates whether this recognizer has to wait until another has failed.
  ///
  /// The overrides and the delegates are asked once for each attempt of the two.
  func requiresFailure(of other: GestureRecognizer) -> Bool {
    for requirement in requirements where requirement.recognizer === other { return true }
    for answer in failureAnswers
    where answer.other == ObjectIdentifier(other) && answer.attempt == other.attempt {
      return answer.isRequired
    }
    let isRequired =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    failureAnswers.append(
      FailureAnswer(
        other: ObjectIdentifier(other), attempt: other.attempt, isRequired: isRequired))
    return isRequired
  }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
  @BackLink var recognizer: GestureRecognizer?
}

/// The answer whether one recognizer has to wait for another in one attempt.
struct FailureAnswer {
  let other: ObjectIdentifier
  let attempt: Int
  let isRequired: Bool
}
