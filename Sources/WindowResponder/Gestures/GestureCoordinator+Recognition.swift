extension GestureCoordinator {
  /// A recognizer has seen its gesture. It waits where another has to fail first.
  func wants(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    join(recognizer)
    guard recognizer.coordinator === self else { return }
    let hasToWait = hasToWait(recognizer)
    guard isUndecided(recognizer) else { return }
    if hasToWait {
      recognizer.heldState = state
      somebodyWaits = true
    } else {
      recognize(recognizer, state)
    }
  }

  /// A recognizer goes on from began or changed.
  func advance(
    _ recognizer: GestureRecognizer, to state: GestureRecognizer.State, atOnce: Bool = false
  ) {
    if recognizer.actionIsDue {
      // Two moves in one event are told once. Any other step has an action of its own.
      if recognizer.shownState == .changed, state == .changed { return }
      sendAction(of: recognizer)
      guard recognizer.shownState.isActive else { return }
    }
    // An action that tells of the same again, for ever.
    if state == .changed, recognizer.shownState == .changed, recognizer.actionsUnderWay > 0 {
      return
    }
    recognizer.shownState = state
    isDue(recognizer)
    if atOnce { sendAction(of: recognizer) }
    settle()
  }

  /// It was not this recognizer's gesture: those who have waited for that may go on.
  func fail(_ recognizer: GestureRecognizer) {
    guard isUndecided(recognizer) else { return }
    failQuietly(recognizer)
    askThoseWhoWait()
    settle()
  }

  private func failQuietly(_ recognizer: GestureRecognizer) {
    recognizer.heldState = nil
    recognizer.heldEnd = false
    recognizer.shownState = .failed
    stateDidChange()
  }

  private func isUndecided(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.coordinator === self && recognizer.shownState == .possible
  }

  // MARK: Leaving possible

  private func recognize(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    recognizer.heldState = nil
    for other in inPlay
    where other.shownState.isActive && GesturePrevention.decide(other, recognizer) == .prevents {
      return fail(recognizer)
    }
    guard isUndecided(recognizer) else { return }
    guard shouldBegin(recognizer) else { return fail(recognizer) }
    guard isUndecided(recognizer) else { return }
    recognizer.shownState = state
    recognizer.recognitionIsDue = true
    isDue(recognizer)
    for other in inPlay where other !== recognizer && isUndecided(other) {
      if GesturePrevention.decide(recognizer, other) == .prevents, isUndecided(other) {
        failQuietly(other)
      }
    }
    if state == .began, recognizer.heldEnd, recognizer.shownState == .began {
      recognizer.heldEnd = false
      advance(recognizer, to: .ended)
    }
    askThoseWhoWait()
    settle()
  }

  /// Asks the delegate, the recognizer's view, and the views that would lose their touches.
  private func shouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    // A view that is the delegate too is asked below.
    if let delegate = recognizer.delegate, delegate !== recognizer.view,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return false
    }
    guard let view = recognizer.view else { return true }
    if !view.gestureRecognizerShouldBegin(recognizer) { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    var asked: View? = view
    for touch in recognizer.tracked + recognizer.past {
      guard let hit = touch.view, hit !== view, hit !== asked else { continue }
      asked = hit
      if !hit.gestureRecognizerShouldBegin(recognizer) { return false }
    }
    return true
  }

  // MARK: Waiting

  /// Whether a recognizer that has seen its gesture has to wait until another has failed.
  private func hasToWait(_ recognizer: GestureRecognizer) -> Bool {
    for requirement in recognizer.requirements {
      guard let other = requirement.recognizer, other.isInPlay, other.shownState == .possible,
        !waits(other, for: recognizer)
      else { continue }
      return true
    }
    for other in inPlay
    where other !== recognizer && other.shownState == .possible
      && GesturePrevention.sharesInput(recognizer, other)
    {
      if recognizer.requiresFailure(of: other), isUndecided(other), isUndecided(recognizer),
        !waits(other, for: recognizer)
      {
        return true
      }
    }
    return false
  }

  /// Whether one waits for another already, perhaps by way of others: of two that wait for each other
  /// the second need not.
  private func waits(
    _ one: GestureRecognizer, for other: GestureRecognizer, depth: Int = 0
  ) -> Bool {
    guard one.heldState != nil, depth < 8 else { return false }
    for between in inPlay where between !== one && one.isKnownToRequire(between) {
      if between === other || waits(between, for: other, depth: depth + 1) { return true }
    }
    return false
  }

  /// Those who wait find out whether they still have to.
  func askThoseWhoWait() {
    guard somebodyWaits else { return }
    somebodyWaits = false
    for recognizer in inPlay where isUndecided(recognizer) {
      guard let state = recognizer.heldState else { continue }
      let hasToWait = hasToWait(recognizer)
      guard isUndecided(recognizer), recognizer.heldState != nil else { continue }
      if hasToWait {
        somebodyWaits = true
      } else {
        recognize(recognizer, state)
      }
    }
  }
}

extension GestureRecognizer {
  /// Whether it has to wait for another, as far as has been asked.
  fileprivate func isKnownToRequire(_ other: GestureRecognizer) -> Bool {
    for requirement in requirements where requirement.recognizer === other { return true }
    for answer in failureAnswers
    where answer.other == ObjectIdentifier(other) && answer.attempt == other.attempt {
      return answer.isRequired
    }
    return false
  }
}
