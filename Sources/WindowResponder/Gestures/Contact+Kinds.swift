extension Touch.Phase: ContactPhase {
  static var told: [Self] { [.began, .moved, .ended, .cancelled] }
}

extension Press.Phase: ContactPhase {
  static var told: [Self] { [.began, .changed, .ended, .cancelled] }
}

extension Touch.Moment: ContactMoment {}
extension Press.Moment: ContactMoment {}

extension Touch: Contact {
  var recognizers: [GestureRecognizer] { gestureRecognizers ?? [] }
  var receiver: Responder? { view }

  static func tell(
    _ responder: Responder, _ phase: Phase, of set: Set<Touch>, _ event: Event
  ) {
    switch phase {
    case .began: responder.touchesBegan(set, with: event)
    case .moved: responder.touchesMoved(set, with: event)
    case .ended: responder.touchesEnded(set, with: event)
    case .cancelled: responder.touchesCancelled(set, with: event)
    case .stationary: break
    }
  }

  func isWanted(by recognizer: GestureRecognizer, _ event: Event) -> Bool {
    guard recognizer.allowedTouchTypes.contains(type) else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.tracked.first,
      first.type != type
    {
      return false
    }
    guard recognizer.mayTrack(self, event), recognizer.receives(event) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
  }

  func join(_ recognizer: GestureRecognizer) { recognizer.tracked.append(self) }
  func leave(_ recognizer: GestureRecognizer) { recognizer.fingerIsUp(self) }
  static func tracked(by recognizer: GestureRecognizer) -> [Touch] { recognizer.tracked }
  static func past(of recognizer: GestureRecognizer) -> [Touch] { recognizer.past }

  static func tell(
    _ recognizer: GestureRecognizer, _ phase: Phase, of set: Set<Touch>, _ event: Event
  ) {
    recognizer.buttonMask = event.buttonMask
    recognizer.modifierFlags = event.modifierFlags
    switch phase {
    case .began: recognizer.touchesBegan(set, with: event)
    case .moved: recognizer.touchesMoved(set, with: event)
    case .ended: recognizer.touchesEnded(set, with: event)
    case .cancelled: recognizer.touchesCancelled(set, with: event)
    case .stationary: break
    }
  }
}

extension Press: Contact {
  var receiver: Responder? { responder ?? window }

  static func tell(
    _ responder: Responder, _ phase: Phase, of set: Set<Press>, _ event: PressesEvent
  ) {
    switch phase {
    case .began: responder.pressesBegan(set, with: event)
    case .changed: responder.pressesChanged(set, with: event)
    case .ended: responder.pressesEnded(set, with: event)
    case .cancelled: responder.pressesCancelled(set, with: event)
    case .stationary: break
    }
  }

  func isWanted(by recognizer: GestureRecognizer, _ event: PressesEvent) -> Bool {
    guard recognizer.allowedPressTypes.contains(type), recognizer.receives(event) else {
      return false
    }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
  }

  func join(_ recognizer: GestureRecognizer) { recognizer.trackedPresses.append(self) }
  func leave(_ recognizer: GestureRecognizer) { recognizer.keyIsUp(self) }
  static func tracked(by recognizer: GestureRecognizer) -> [Press] { recognizer.trackedPresses }
  static func past(of recognizer: GestureRecognizer) -> [Press] { recognizer.pastPresses }

  static func tell(
    _ recognizer: GestureRecognizer, _ phase: Phase, of set: Set<Press>, _ event: PressesEvent
  ) {
    recognizer.modifierFlags = event.modifierFlags
    switch phase {
    case .began: recognizer.pressesBegan(set, with: event)
    case .changed: recognizer.pressesChanged(set, with: event)
    case .ended: recognizer.pressesEnded(set, with: event)
    case .cancelled: recognizer.pressesCancelled(set, with: event)
    case .stationary: break
    }
  }
}
