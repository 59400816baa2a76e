extension Window {
  /// Delivers an event, as the base class's ``sendEvent(_:)`` does.
  func dispatch(_ event: Event) {
    switch event.type {
    case .touches:
      touchDispatcher.dispatch(event, in: self)
    case .presses:
      if let presses = event as? PressesEvent { pressDispatcher.dispatch(presses, in: self) }
    case .scroll, .transform:
      dispatchSequence(event)
    case .hover:
      dispatchHover(event)
    case .motion:
      dispatchMotion(event)
    case .remoteControl:
      ChainLink.newTrip { (focus.firstResponder ?? self).remoteControlReceived(with: event) }
    }
  }

  private func dispatchHover(_ event: Event) {
    touchDispatcher.gestures.hover(event, over: pointer.view)
  }

  /// Moves the focus again for a repeated key that has moved it.
  func repeatFocusMove(for press: Press) {
    if !moveFocus(for: [press]) { _ = focus.focusedView?.moveFocusInGroup(for: [press]) }
  }

  /// Moves the focus if Tab is the key that no responder has used. Returns a Boolean value that indicates
  /// whether the focus has moved.
  func moveFocus(for presses: Set<Press>) -> Bool {
    // If Tab types text, Control with Tab moves the focus.
    let isText = (focus.textResponder as? any TextInput)?.isMultiline ?? false
    let allowed: KeyModifierFlags =
      isText ? [.shift, .control, .alphaShift, .numericPad] : [.shift, .alphaShift, .numericPad]
    guard presses.count == 1, let key = presses.first?.key, key.keyCode == .keyboardTab,
      key.modifierFlags.subtracting(allowed).isEmpty
    else { return false }
    guard focus.moveFocus(forward: !key.modifierFlags.contains(.shift)) else { return false }
    for press in presses { press.movedFocus = true }
    return true
  }

  /// Ends the events and the focus of a view that is leaving the window with its subviews.
  func viewWillLeave(_ view: View) {
    touchDispatcher.cancelTouches(in: view, at: programContext.now)
    let isLeaving = { [focus] (press: Press) in
      guard press.window === self else { return false }
      return view === self || press.responder.map { focus.holds(view, $0) } ?? false
    }
    pressDispatcher.takeBackWithheld(where: isLeaving)
    ownApplication.viewWillLeave(view, self, presses: isLeaving)
    touchDispatcher.gestures.viewWillLeave(view)
    focus.viewWillLeave(view)
    pointer.viewWillLeave(view)
  }

  /// Moves the focus away from a view that was hidden. Its touches continue.
  func viewWasHidden(_ view: View) {
    focus.viewWillLeave(view, resigns: false)
    pointer.viewWillLeave(view)
    touchDispatcher.gestures.viewWasHidden(view)
  }
}

extension Window {
  /// Delivers a motion event to the responder that receives it from beginning to end.
  func dispatchMotion(_ event: Event) {
    ChainLink.newTrip {
      guard let motion = event.motion else {
        let receiver = focus.firstResponder ?? self
        receiver.motionBegan(event.subtype, with: event)
        return receiver.motionEnded(event.subtype, with: event)
      }
      // A responder that was released receives no more events.
      guard let receiver = motion.receiver else { return }
      switch motion.phase {
      case .began: receiver.motionBegan(event.subtype, with: event)
      case .ended: receiver.motionEnded(event.subtype, with: event)
      case .cancelled: receiver.motionCancelled(event.subtype, with: event)
      }
    }
  }
}

extension Window {
  /// Delivers scrolling, or a gesture on a touchpad, to recognizers. If none takes it, the views under the
  /// pointer receive it.
  func dispatchSequence(_ event: Event) {
    let hit = hitTest(event.pointerLocation, with: event)
    let isTaken = touchDispatcher.gestures.deliver(event, over: hit)
    if let phase = event.touchpad?.phase {
      // Fingers that rest on a touchpad stop deceleration, so they concern scrolling too.
      if phase.isOver { for view in scrollLatch.takeRestedViews() { view.engine.liftFingers() } }
      guard phase == .began else { return }
      scrollLatch.thrownView?.restFingers()
    }
    if isTaken { return }
    var current = hit
    while let view = current {
      if view.handleScroll(event) { return }
      current = view.superview
    }
  }
}
