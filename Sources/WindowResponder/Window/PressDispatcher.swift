/// Hands a window's keys to recognizers and responders, as ``TouchDispatcher`` does with fingers.
///
/// A key goes to the responder that had the keyboard when it went down. Every began that a responder
/// got is followed by exactly one ended or cancelled.
@MainActor final class PressDispatcher: Withholding, GestureHost {
  let gestures: GestureCoordinator
  /// Those of which something is withheld, because a gesture is still possible.
  var withheld: [Press] = []

  init(window: Window) {
    gestures = window.touchDispatcher.gestures
    gestures.pressDispatcher = self
  }

  /// Delivers one event: recognizers first, then began, changed, ended and cancelled to responders.
  func dispatch(_ event: PressesEvent, in window: Window) {
    var ours: [Press] = []
    for press in event.allPresses where press.window === window { ours.append(press) }
    for press in ours where press.phase == .began && press.delivery == .none {
      press.delivery = .admitted
      press.collectRecognizers()
      gestures.admit(press, event)
    }
    for press in ours where press.phase == .cancelled { press.forgetBeginning() }
    gestures.deliver(ours, event)
    deliver(ours, event)
    gestures.forget(ours)
  }

  /// The responders of some keys are leaving, and have not heard yet that the keys are up.
  func takeBackWithheld(where condition: (Press) -> Bool) {
    takeBack(withheld.filter { $0.isOver && condition($0) })
  }

  /// Tells responders, key by key, that keys are taken away from them.
  func takeBack(_ presses: [Press]) {
    for press in presses {
      press.withheld = []
      let wasTold = press.delivery == .begun
      press.delivery = .none
      guard wasTold, let responder = press.responder ?? press.window else { continue }
      press.shownPhase = .cancelled
      let event = PressesEvent(presses: [press], timestamp: press.timestamp)
      deliver(.cancelled, of: [press], to: responder, event)
      press.shownPhase = nil
    }
  }
}

extension Press {
  /// Finds the recognizers of the view that gets the key, and of those around it.
  fileprivate func collectRecognizers() {
    var current: View?
    for link in responder?.chain ?? [] {
      current = link as? View
      if current != nil { break }
    }
    current = current ?? window
    while let candidate = current {
      recognizers += candidate.recognizers
      current = candidate.superview
    }
  }
}
