// Keys are followed as fingers are.
extension GestureCoordinator {
  /// Finds who follows a key that went down.
  func admit(_ press: Press, _ event: PressesEvent) {
    for recognizer in press.recognizers {
      if press.isOver { return }
      guard mayFollow(recognizer, press, event) else { continue }
      recognizer.trackedPresses.append(press)
      join(recognizer)
    }
  }

  private func mayFollow(
    _ recognizer: GestureRecognizer, _ press: Press, _ event: PressesEvent
  ) -> Bool {
    guard isFree(recognizer), recognizer.allowedPressTypes.contains(press.type),
      recognizer.shouldReceive(event)
    else { return false }
    if let delegate = recognizer.delegate {
      guard delegate.gestureRecognizer(recognizer, shouldReceive: event),
        delegate.gestureRecognizer(recognizer, shouldReceive: press)
      else { return false }
    }
    return isFree(recognizer) && !press.isOver
  }

  /// Tells the recognizers what keys did, and sends the actions that come of it.
  func deliver(_ presses: [Press], _ event: PressesEvent) {
    guard !inPlay.isEmpty else { return }
    tell {
      var told: [GestureRecognizer] = []
      for press in presses {
        for recognizer in press.recognizers
        where recognizer.coordinator === self && !told.contains(where: { $0 === recognizer }) {
          told.append(recognizer)
          recognizer.take(presses, event)
        }
      }
    }
  }

  /// Keys are up, and everybody has been told.
  func forget(_ presses: [Press]) {
    guard !inPlay.isEmpty else { return }
    for press in presses where press.isOver {
      for recognizer in press.recognizers where recognizer.coordinator === self {
        recognizer.keyIsUp(press)
      }
    }
    stateDidChange()
    settle()
  }

  /// Whether somebody wants the responder not to hear of a key yet.
  func delaysBegan(_ press: Press) -> Bool {
    for recognizer in press.recognizers
    where recognizer.delaysTouchesBegan && recognizer.mayStillRecognize
      && recognizer.hasFollowed(press)
    {
      return true
    }
    return false
  }

  /// Whether somebody wants the responder not to hear yet that a key came up.
  func delaysEnded(_ press: Press) -> Bool {
    for recognizer in press.recognizers
    where recognizer.delaysTouchesEnded && recognizer.mayStillRecognize
      && recognizer.hasFollowed(press)
    {
      return true
    }
    return false
  }

  /// Whether a gesture that goes on has taken a key.
  func hasTaken(_ press: Press) -> Bool {
    for recognizer in press.recognizers
    where recognizer.shownState.isActive && recognizer.cancelsTouchesInView
      && recognizer.hasFollowed(press)
    {
      return true
    }
    return false
  }
}

extension GestureRecognizer {
  /// Whether it follows a key, or has done so in this attempt.
  func hasFollowed(_ press: Press) -> Bool {
    trackedPresses.contains { $0 === press } || pastPresses.contains { $0 === press }
  }

  fileprivate func keyIsUp(_ press: Press) {
    guard let index = trackedPresses.firstIndex(where: { $0 === press }) else { return }
    trackedPresses.remove(at: index)
    guard shownState == .possible else { return }
    if pastPresses.count == Self.mostPastTouches { pastPresses.removeFirst() }
    pastPresses.append(press)
  }

  fileprivate func take(_ presses: [Press], _ event: PressesEvent) {
    for phase in [Press.Phase.began, .changed, .ended, .cancelled] {
      if isDone { return }
      let own = Set(presses.filter { $0.phase == phase && trackedPresses.contains($0) })
      if own.isEmpty { continue }
      modifierFlags = event.modifierFlags
      switch phase {
      case .began: pressesBegan(own, with: event)
      case .changed: pressesChanged(own, with: event)
      case .ended: pressesEnded(own, with: event)
      case .cancelled: pressesCancelled(own, with: event)
      case .stationary: break
      }
    }
  }
}
