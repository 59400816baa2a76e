/// Hands a window's keys to recognizers and responders, as ``TouchDispatcher`` does with fingers.
///
/// A key goes to the responder that had the keyboard when it went down. Every began that a responder
/// got is followed by exactly one ended or cancelled.
@MainActor final class PressDispatcher {
  private let gestures: GestureCoordinator
  /// Those of which something is withheld, because a gesture is still possible.
  private var withheld: [Press] = []

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
    for press in ours where press.phase == .cancelled {
      // Nobody is told the end of what he was not told the beginning of.
      press.withheld = []
      if press.delivery == .admitted { press.delivery = .none }
    }
    gestures.deliver(ours, event)
    for phase in [Press.Phase.began, .changed, .ended, .cancelled] {
      deliver(phase, of: ours, event, window)
    }
    gestures.forget(ours)
  }

  private func deliver(
    _ phase: Press.Phase, of presses: [Press], _ event: PressesEvent, _ window: Window
  ) {
    let needed = phase == .began ? Touch.Delivery.admitted : .begun
    var rest: [Press] = []
    for press in presses where press.realPhase == phase && press.delivery != .none {
      if !withholds(press, event), press.delivery == needed { rest.append(press) }
    }
    while let first = rest.first {
      let responder = first.responder ?? window
      // A handler may have ended presses, which were told so then.
      let group = rest.filter {
        ($0.responder ?? window) === responder && $0.realPhase == phase && $0.delivery == needed
      }
      rest.removeAll { ($0.responder ?? window) === responder }
      if !group.isEmpty { deliver(phase, of: Set(group), to: responder, event) }
    }
  }

  private func deliver(
    _ phase: Press.Phase, of set: Set<Press>, to responder: Responder, _ event: PressesEvent
  ) {
    let isEnd = phase == .ended || phase == .cancelled
    for press in set { press.delivery = isEnd ? .none : .begun }
    ChainLink.newTrip {
      switch phase {
      case .began: responder.pressesBegan(set, with: event)
      case .changed: responder.pressesChanged(set, with: event)
      case .ended: responder.pressesEnded(set, with: event)
      case .cancelled: responder.pressesCancelled(set, with: event)
      case .stationary: break
      }
    }
  }

  // MARK: Withholding

  private func withholds(_ press: Press, _ event: PressesEvent) -> Bool {
    let isWaiting = !press.withheld.isEmpty
    switch press.realPhase {
    case .began:
      if gestures.hasTaken(press) {
        press.delivery = .none
        return true
      }
      guard gestures.delaysBegan(press) else { return false }
    case .changed:
      guard isWaiting else { return false }
    case .ended:
      guard isWaiting || gestures.delaysEnded(press) else { return false }
    case .cancelled, .stationary:
      return false
    }
    if !isWaiting { withheld.append(press) }
    press.withheld.append(Press.Moment(event: event, phase: press.realPhase))
    return true
  }

  /// Delivers, in order, what nobody wants to be withheld any more.
  func releaseWithheld() {
    guard !withheld.isEmpty else { return }
    for press in withheld { release(press) }
    withheld.removeAll { $0.withheld.isEmpty }
  }

  private func release(_ press: Press) {
    if press.delivery == .admitted, gestures.delaysBegan(press) { return }
    let waiting = press.withheld
    press.withheld = []
    for moment in waiting {
      guard press.delivery != .none, let responder = press.responder ?? press.window else { return }
      if moment.phase == .ended, gestures.delaysEnded(press) {
        press.withheld = [moment]
        return
      }
      press.shownPhase = moment.phase
      deliver(moment.phase, of: [press], to: responder, moment.event)
      press.shownPhase = nil
    }
  }

  /// A gesture was recognised: responders lose its keys, or never hear of them.
  func gestureWasRecognized(_ recognizer: GestureRecognizer) {
    let presses = recognizer.trackedPresses + recognizer.pastPresses
    if recognizer.cancelsTouchesInView {
      takeBack(presses)
    } else if recognizer.delaysTouchesBegan {
      takeBack(presses.filter { $0.delivery == .admitted })
    }
  }

  /// The responders of some keys are leaving, and have not heard yet that the keys are up.
  func takeBackWithheld(where condition: (Press) -> Bool) {
    takeBack(withheld.filter { $0.isOver && condition($0) })
  }

  private func takeBack(_ presses: [Press]) {
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
  /// Something that its responder has not heard of yet.
  struct Moment {
    let event: PressesEvent
    let phase: Phase
  }

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
