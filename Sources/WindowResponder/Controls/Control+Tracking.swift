extension Control {
  func trackingBegan(_ touches: Set<Touch>, _ event: Event?) {
    guard isEnabled, trackedTouch == nil, let touch = first(of: touches, in: event),
      touch.isPrimary(in: event), point(inside: touch.location(in: self), with: event)
    else { return }
    guard beginTracking(touch, with: event) else { return }
    // The method may have disabled the control, or removed it from the window. A withheld touch may be over
    // already for all others.
    guard isEnabled, touch.phase == .began else { return cancelTracking(with: nil) }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    if trackedTouch === touch, showsMenuAsPrimaryAction {
      _ = openPrimaryMenu(at: touch.location(in: self), byKey: false, event: event)
    }
  }

  func trackingMoved(_ touches: Set<Touch>, _ event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let isInside = counts(touch, asInsideFor: event)
    isTouchInside = isInside
    let goesOn = continueTracking(touch, with: event)
    guard trackedTouch === touch else { return }
    guard goesOn else { return stopTracking() }
    isHighlighted = isInside
    guard trackedTouch === touch else { return }
    var events: Events = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, with: event)
  }

  func trackingEnded(_ touches: Set<Touch>, _ event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = counts(touch, asInsideFor: event)
    isTouchInside = isInside
    // The touch has ended. If the handlers below change the control, the touch is not cancelled.
    trackedTouch = nil
    endTracking(touch, with: event)
    stopTracking()
    touchUp(inside: isInside, event)
  }

  func trackingCancelled(_ touches: Set<Touch>, _ event: Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTrackedTouch(with: event)
    send(.touchCancel, with: event)
  }

  /// Cancels tracking because the control is hidden or leaves its window.
  func trackingWasTakenAway() {
    releaseHeldKey()
    guard trackedTouch != nil else { return }
    cancelTrackedTouch(with: nil)
    send(.touchCancel, with: nil)
  }

  func enabledDidChange() {
    if !isEnabled {
      releaseHeldKey(sends: false)
      if trackedTouch != nil { cancelTrackedTouch(with: nil) }
      if isFocused { host?.focusHost.forceFocusAway() }
    }
    stateDidChange()
    accessibilityDidChange(.states)
  }

  /// Notifies the control of a change of ``Control/isSelected``.
  func selectedDidChange() {
    stateDidChange()
    accessibilityDidChange(.states)
  }

  private func cancelTrackedTouch(with event: Event?) {
    trackedTouch = nil
    cancelTracking(with: event)
    stopTracking()
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func touchUp(inside: Bool, _ event: Event?) {
    send(inside ? .touchUpInside : .touchUpOutside, with: event)
    if inside, triggersPrimaryAction { triggerPrimaryAction(with: event) }
  }

  /// Returns the touch that began first.
  private func first(of touches: Set<Touch>, in event: Event?) -> Touch? {
    if touches.count == 1 { return touches.first }
    return event?.touches.first(where: touches.contains) ?? touches.first
  }

  /// Returns a Boolean value that indicates whether a tracked touch is inside the bounds, or within the
  /// tracking margin.
  private func counts(_ touch: Touch, asInsideFor event: Event?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    let settings = programContext.interactionSettings
    let usual =
      touch.type == .indirectPointer
      ? settings.pointerTrackingMargin : settings.touchTrackingMargin
    let margin = trackingMargin ?? usual
    return margin > 0 && bounds.insetBy(dx: -margin, dy: -margin).contains(place)
  }
}
