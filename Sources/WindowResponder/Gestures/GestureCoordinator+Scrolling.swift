extension Window {
  /// Hands scrolling to recognizers, and to the views under the pointer where none takes it.
  func dispatchScroll(_ event: Event) {
    let hit = hitTest(event.pointerLocation, with: event)
    if touchDispatcher.gestures.deliverScroll(event, over: hit) { return }
    var current = hit
    while let view = current {
      let above = view.superview
      if view.handleScroll(event) { return }
      current = view.superview ?? above
    }
  }
}

extension GestureCoordinator {
  /// Hands scrolling to those recognizers of a view, and of the views around it, that take it. Tells
  /// whether one of them did.
  ///
  /// On a touchpad those that were there at the first movement follow it to its end, wherever the
  /// pointer is. Each step of a wheel is a gesture of its own.
  func deliverScroll(_ event: Event, over view: View?) -> Bool {
    if let scrolling, scrolling.isWheel != event.isWheelStep { endScrolling(isCancelled: true) }
    if scrolling == nil { beginScrolling(event, over: view) }
    guard let scrolling else { return false }
    var isTaken = false
    tell { [recognizers = scrolling.recognizers] in
      for recognizer in recognizers where recognizer.sequence === scrolling {
        if recognizer.isDone { continue }
        recognizer.buttonMask = event.buttonMask
        recognizer.modifierFlags = event.modifierFlags
        recognizer.lastMiddle = event.pointerLocation
        recognizer.scrollChanged(event)
        if recognizer.shownState != .possible, recognizer.shownState != .failed { isTaken = true }
      }
    }
    isTaken = isTaken || scrolling.isTaken
    scrolling.isTaken = isTaken
    if event.endsScrolling, self.scrolling === scrolling { endScrolling(isCancelled: false) }
    return isTaken
  }

  private func beginScrolling(_ event: Event, over view: View?) {
    // The stop of what nobody followed.
    if event.scrollDelta == .zero { return }
    var found: [GestureRecognizer] = []
    var current = view
    while let candidate = current {
      for recognizer in candidate.recognizers where mayFollow(recognizer, event) {
        found.append(recognizer)
      }
      current = candidate.superview
    }
    if found.isEmpty { return }
    let scrolling = GestureSequence(
      kind: .scroll, recognizers: found, isWheel: event.isWheelStep)
    for recognizer in found {
      recognizer.sequence = scrolling
      join(recognizer)
    }
    self.scrolling = scrolling
  }

  private func mayFollow(_ recognizer: GestureRecognizer, _ event: Event) -> Bool {
    guard isFree(recognizer), !recognizer.isInPlay, recognizer.mayTrackScroll(event),
      recognizer.shouldReceive(event)
    else { return false }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      return false
    }
    return isFree(recognizer) && !recognizer.isInPlay
  }

  /// The fingers left the touchpad, or the scrolling was taken away.
  func endScrolling(isCancelled: Bool) {
    guard let ending = scrolling else { return }
    scrolling = nil
    tell {
      for recognizer in ending.recognizers where recognizer.sequence === ending {
        if isCancelled, !recognizer.isDone { recognizer.scrollCancelled() }
        recognizer.sequence = nil
      }
    }
    stateDidChange()
    settle()
  }
}

extension Event {
  /// Whether this is a step of a wheel, complete in itself.
  var isWheelStep: Bool {
    switch scroll?.source {
    case .finger, .continuous: return false
    case .wheel, .wheelTilt, nil: return true
    }
  }

  /// Whether no more of the same scrolling comes.
  var endsScrolling: Bool {
    guard let scroll, !isWheelStep else { return true }
    return scroll.stopsVertically || scroll.stopsHorizontally
  }
}
