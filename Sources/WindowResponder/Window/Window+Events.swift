extension Window {
  /// What ``sendEvent(_:)`` does in the base class.
  func dispatch(_ event: Event) {
    switch event.type {
    case .touches:
      touchDispatcher.dispatch(event, in: self)
    case .presses:
      if let presses = event as? PressesEvent { dispatch(presses) }
    case .scroll:
      dispatchScroll(event)
    case .hover, .transform:
      break
    case .motion, .remoteControl:
      dispatchToFirstResponder(event)
    }
  }

  private func dispatch(_ event: PressesEvent) {
    let ours = event.allPresses.filter { $0.window === self }.map { ($0, $0.phase) }
    for phase in [Press.Phase.began, .changed, .ended, .cancelled] {
      // A handler may have ended presses, which were told so then.
      var rest = Set(ours.filter { $0.1 == phase && $0.0.phase == phase }.map(\.0))
      while let first = rest.first {
        let responder = first.responder ?? self
        let group = rest.filter { ($0.responder ?? self) === responder }
        rest.subtract(group)
        ChainLink.newTrip { responder.receive(group, phase: phase, event: event) }
      }
    }
  }

  private func dispatchToFirstResponder(_ event: Event) {
    let receiver = focus.firstResponder ?? self
    ChainLink.newTrip {
      if event.type == .remoteControl {
        receiver.remoteControlReceived(with: event)
      } else {
        receiver.motionBegan(event.subtype, with: event)
        receiver.motionEnded(event.subtype, with: event)
      }
    }
  }

  /// Moves the focus where Tab is among the keys that nobody wanted.
  func moveFocus(for presses: Set<Press>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, key.keyCode == .keyboardTab,
      key.modifierFlags.subtracting([.shift, .alphaShift, .numericPad]).isEmpty
    else { return false }
    return focus.moveFocus(forward: !key.modifierFlags.contains(.shift))
  }

  /// A view is leaving the window with all in it.
  func viewWillLeave(_ view: View) {
    touchDispatcher.cancelTouches(in: view, at: ownApplication.now)
    touchDispatcher.gestures.viewWillLeave(view)
    ownApplication.keyTracker.cancelPresses { [focus] press in
      guard press.window === self else { return false }
      return view === self || press.responder.map { focus.holds(view, $0) } ?? false
    }
    focus.viewWillLeave(view)
    pointer.viewWillLeave(view)
  }

  /// A view was hidden: the keys go elsewhere, its touches go on.
  func viewWasHidden(_ view: View) {
    focus.viewWillLeave(view, resigns: false)
    pointer.viewWillLeave(view)
  }
}

extension Responder {
  fileprivate func receive(_ presses: Set<Press>, phase: Press.Phase, event: PressesEvent) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
