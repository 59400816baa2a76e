extension GestureCoordinator {
  /// Recognizes a gesture, or waits if another recognizer has to fail first.
  func wants(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    join(recognizer)
    guard recognizer.coordinator === self else { return }
    let hasToWait = hasToWait(recognizer)
    guard isUndecided(recognizer) else { return }
    if hasToWait {
      recognizer.heldState = state
      hasWaitingRecognizers = true
    } else {
      recognize(recognizer, state)
    }
  }

  /// Advances a recognizer from `began` or `changed`.
  func advance(
    _ recognizer: GestureRecognizer, to state: GestureRecognizer.State, atOnce: Bool = false
  ) {
    if recognizer.actionIsDue {
      // Two changes in one event send one action. Every other transition sends its own action.
      if recognizer.shownState == .changed, state == .changed { return }
      sendAction(of: recognizer)
      guard recognizer.shownState.isActive else { return }
    }
    // An action that sets the same state would otherwise be sent endlessly.
    if state == .changed, recognizer.shownState == .changed, recognizer.actionsUnderWay > 0 {
      return
    }
    recognizer.shownState = state
    isDue(recognizer)
    if atOnce { sendAction(of: recognizer) }
    settle()
  }

  /// Fails a recognizer. The recognizers that wait for its failure may then continue.
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

  // MARK: Leaving the possible state

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

  /// Returns the answer of the delegate, of the recognizer's view, and of the views that would lose their
  /// touches.
  private func shouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    // A view that is also the delegate is asked below.
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

  /// Returns a Boolean value that indicates whether a recognizer that has detected its gesture has to wait
  /// until another has failed.
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

  /// Returns a Boolean value that indicates whether a recognizer waits for another already, directly or
  /// through others. Of two that wait for each other, the second does not need to wait.
  private func waits(
    _ one: GestureRecognizer, for other: GestureRecognizer, depth: Int = 0
  ) -> Bool {
    guard one.heldState != nil, depth < 8 else { return false }
    for between in inPlay where between !== one && one.isKnownToRequire(between) {
      if between === other || waits(between, for: other, depth: depth + 1) { return true }
    }
    return false
  }

  /// Determines for each waiting recognizer whether it still has to wait.
  func askThoseWhoWait() {
    guard hasWaitingRecognizers else { return }
    hasWaitingRecognizers = false
    for recognizer in inPlay where isUndecided(recognizer) {
      guard let state = recognizer.heldState else { continue }
      let hasToWait = hasToWait(recognizer)
      guard isUndecided(recognizer), recognizer.heldState != nil else { continue }
      if hasToWait {
        hasWaitingRecognizers = true
      } else {
        recognize(recognizer, state)
      }
    }
  }
}

extension GestureRecognizer {
  /// Returns a Boolean value that indicates whether the recognizer has to wait for another, as far as this
  /// was determined.
  fileprivate func isKnownToRequire(_ other: GestureRecognizer) -> Bool {
    for requirement in requirements where requirement.recognizer === other { return true }
    for answer in failureAnswers
    where answer.other == ObjectIdentifier(other) && answer.attempt == other.attempt {
      return answer.isRequired
    }
    return false
  }
}
