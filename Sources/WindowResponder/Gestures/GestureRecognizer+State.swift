extension GestureRecognizer {
  /// What the program gives the recognizer's view; handed down with each event.
  final var programContext: ProgramContext { coordinator?.context ?? .of(owner) }

  /// What setting ``state`` does in the base class: a legal step is taken, any other is ignored.
  func take(_ new: State) {
    switch (shownState, new) {
    case (.possible, .began), (.possible, .ended):
      if heldState != nil {
        // It waits for others to fail, and has heard no answer yet: what it adds is that it is over.
        heldEnd = heldEnd || new == .ended
      } else {
        ownCoordinator.wants(self, new)
      }
    case (.possible, .failed):
      ownCoordinator.fail(self)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      ownCoordinator.advance(self, to: new)
    default:
      break
    }
  }

  /// Who decides: for a recognizer that follows nothing, its window's coordinator, or a passing one.
  var ownCoordinator: GestureCoordinator {
    if let coordinator { return coordinator }
    let window: (any GestureCoordinating)? = owner?.ownWindow
    return window?.gestureCoordinator ?? GestureCoordinator()
  }

  /// Whether it follows something, or its state has not been reset yet.
  var isInPlay: Bool { coordinator != nil }

  /// Whether nothing more of the attempt is for this recognizer.
  var isDone: Bool { shownState.isFinal || heldState == .ended || heldEnd }

  /// Whether a finger, a key or a scrolling that it follows goes on.
  var followsSomething: Bool {
    if sequence != nil { return true }
    for touch in tracked where !touch.isOver { return true }
    for press in trackedPresses where !press.isOver { return true }
    return false
  }

  /// Whether it may still recognise what it follows.
  var mayStillRecognize: Bool {
    shownState == .possible && isInPlay
      && (heldState != nil || followsSomething || isAwaitingFurtherTouches)
  }

  func setEnabled(_ enabled: Bool) {
    guard isSwitchedOn != enabled else { return }
    isSwitchedOn = enabled
    if !enabled { coordinator?.withdraw(self) }
  }

  // MARK: Fingers and keys

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

  /// The middle of the fingers, in window coordinates; nil where there are none.
  var middleOfTouches: Point? {
    if tracked.count == 1 { return tracked[0].location }
    if tracked.isEmpty { return nil }
    var sum = Vector.zero
    for touch in tracked { sum = sum + (touch.location - Point.zero) }
    return Point.zero + sum * (1 / Double(tracked.count))
  }

  /// A finger is up: it is followed no more, and remembered while nothing is decided.
  func fingerIsUp(_ touch: Touch) {
    guard tracked.contains(where: { $0 === touch }) else { return }
    lastMiddle = middleOfTouches ?? lastMiddle
    move(touch, from: &tracked, to: &past)
  }

  /// The same for a key.
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

  /// How many lifted fingers of one attempt are remembered.
  static let mostPastTouches = 8

  /// Forgets everything about the attempt.
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

  // MARK: Failure requirements

  func addRequirement(_ other: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard other !== self, !requirements.contains(where: { $0.recognizer === other }) else { return }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether this one has to wait until another has failed. The overrides and the delegates are asked
  /// once for each attempt of the two.
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

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

/// Whether one recognizer has to wait for another in one attempt.
struct FailureAnswer {
  let other: ObjectIdentifier
  let attempt: Int
  let isRequired: Bool
}
