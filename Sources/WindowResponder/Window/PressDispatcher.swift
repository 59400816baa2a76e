/// An object that delivers a window's key presses to gesture recognizers and responders, as
/// ``TouchDispatcher`` does with touches.
///
/// A key goes to the responder that received keys when it went down. Every `began` that a responder has
/// received is followed by exactly one `ended` or `cancelled`.
@MainActor final class PressDispatcher: Withholding, GestureHost {
  let gestures: GestureCoordinator
  /// The presses whose events are withheld because a gesture is still possible.
  var withheld: [Press] = []

  init(window: Window) {
    gestures = window.touchDispatcher.gestures
    gestures.pressDispatcher = self
  }

  /// Delivers one event: to recognizers first, then `began`, `changed`, `ended` and `cancelled` to
  /// responders.
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

  /// Cancels withheld presses that are over and whose responders are leaving the window.
  func takeBackWithheld(where condition: (Press) -> Bool) {
    takeBack(withheld.filter { $0.isOver && condition($0) })
  }

  /// Cancels presses for their responders, one press at a time.
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
  /// Collects the recognizers of the view that receives the key, and those of its ancestors.
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
