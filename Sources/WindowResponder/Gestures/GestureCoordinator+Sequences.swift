import ResponderPlatform
import ResponderRuntime

extension GestureCoordinator {
  /// Delivers scrolling or a touchpad gesture to the recognizers of a view and of its superviews that accept
  /// it. Returns a Boolean value that indicates whether one of them has recognized it.
  ///
  /// The recognizers at the beginning receive it to its end, regardless of the pointer's location. Each step
  /// of a wheel is a separate gesture.
  func deliver(_ event: Event, over view: View?) -> Bool {
    let isSwitched = sequences[event.type].map { $0.isWheelStep != event.isWheelStep } ?? false
    if isSwitched { endSequence(event.type, isCancelled: true) }
    if sequences[event.type] == nil { beginSequence(event, over: view) }
    guard let sequence = sequences[event.type] else { return false }
    tell {
      for recognizer in sequence.recognizers where recognizer.sequence === sequence {
        if recognizer.isDone { continue }
        recognizer.take(event)
        recognizer.follow(event)
        if recognizer.shownState != .possible, recognizer.shownState != .failed {
          sequence.isTaken = true
        }
      }
    }
    guard sequences[event.type] === sequence else { return sequence.isTaken }
    if event.endsSequence {
      endSequence(event.type, isCancelled: event.touchpad?.phase == .cancelled)
    } else if event.scroll?.source == .continuous {
      endScrollingLater(sequence)
    }
    return sequence.isTaken
  }

  private func beginSequence(_ event: Event, over view: View?) {
    guard event.beginsSequence else { return }
    var found: [GestureRecognizer] = []
    var current = view
    while let candidate = current {
      for recognizer in candidate.recognizers where mayFollow(recognizer, event) {
        found.append(recognizer)
      }
      current = candidate.superview
    }
    if found.isEmpty { return }
    let sequence = GestureSequence(
      kind: event.type, recognizers: found, isWheelStep: event.isWheelStep)
    for recognizer in found where isFree(recognizer) && !recognizer.isInPlay {
      recognizer.sequence = sequence
      join(recognizer)
    }
    sequences[event.type] = sequence
  }

  /// Returns a Boolean value that indicates whether a recognizer that tracks nothing receives an event
  /// sequence that begins.
  func mayFollow(_ recognizer: GestureRecognizer, _ event: Event) -> Bool {
    guard isFree(recognizer), !recognizer.isInPlay, recognizer.mayFollow(event),
      recognizer.shouldReceive(event)
    else { return false }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      return false
    }
    return isFree(recognizer) && !recognizer.isInPlay
  }

  /// Ends a sequence, because the fingers left the touchpad or the device was removed.
  func endSequence(_ kind: Event.EventType, isCancelled: Bool) {
    guard let sequence = sequences.removeValue(forKey: kind) else { return }
    scrollingTimer?.invalidate()
    scrollingTimer = nil
    tell {
      for recognizer in sequence.recognizers where recognizer.sequence === sequence {
        if !recognizer.isDone { recognizer.sequenceEnded(isCancelled: isCancelled) }
        recognizer.sequence = nil
      }
    }
    stateDidChange()
    settle()
  }

  /// Ends scrolling after a pause, for devices such as trackballs that send no end.
  private func endScrollingLater(_ sequence: GestureSequence) {
    scrollingTimer?.invalidate()
    let programContext = sequence.recognizers.first?.programContext ?? .current
    let pause = programContext.interactionSettings.scrollPause
    scrollingTimer = ClockTimer.scheduledTimer(withTimeInterval: pause) {
      [link = BackLink(self)] _ in
      link.target?.endSequence(.scroll, isCancelled: false)
    }
  }

  /// Ends all sequences, because the pointer left the window or was removed from the seat.
  func pointerIsGone(at time: Double) {
    endSequence(.scroll, isCancelled: true)
    endSequence(.transform, isCancelled: true)
    hover(Event(type: .hover, timestamp: time), over: nil)
  }

  // MARK: Hovering

  /// Updates the hover recognizers for the view under the pointer with no button down, or for none.
  func hover(_ event: Event, over view: View?) {
    if hovering.isEmpty, view == nil { return }
    var inside: [GestureRecognizer] = []
    var current = view
    while let candidate = current {
      for recognizer in candidate.recognizers where recognizer is HoverGestureRecognizer {
        inside.append(recognizer)
      }
      current = candidate.superview
    }
    if hovering.isEmpty, inside.isEmpty { return }
    tell {
      for recognizer in hovering where !inside.contains(where: { $0 === recognizer }) {
        recognizer.sequenceEnded(isCancelled: false)
        recognizer.sequence = nil
      }
      for recognizer in inside {
        if recognizer.sequence == nil, mayFollow(recognizer, event) {
          recognizer.sequence = GestureSequence(kind: .hover, recognizers: [recognizer])
          join(recognizer)
        }
        guard recognizer.sequence?.kind == .hover, !recognizer.isDone else { continue }
        recognizer.take(event)
        recognizer.follow(event)
      }
      hovering = inside.filter { $0.sequence?.kind == .hover }
    }
  }

  /// Ends the hovering over a view that was hidden.
  func viewWasHidden(_ view: View) {
    for recognizer in hovering where recognizer.view?.isDescendant(of: view) ?? true {
      withdraw(recognizer)
    }
    hovering.removeAll { $0.sequence == nil }
  }
}

extension GestureRecognizer {
  fileprivate func take(_ event: Event) {
    buttonMask = event.buttonMask
    modifierFlags = event.modifierFlags
    lastMiddle = event.pointerLocation
  }
}
