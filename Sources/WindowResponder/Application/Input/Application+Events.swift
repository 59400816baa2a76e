import ResponderPlatform
import ResponderRuntime

extension Application: DisplayEvents {
  /// Delivers an event, as the base class's ``sendEvent(_:)`` does.
  func dispatch(_ event: Event) {
    guard let inspector = Inspection.observer else { return handOut(event) }
    if inspector.takes(event) { return }
    inspector.willHandle(event)
    handOut(event)
    inspector.didHandle(event)
  }

  private func handOut(_ event: Event) {
    switch event.type {
    case .touches:
      var seen: [Window] = []
      for touch in event.touches {
        guard let window = touch.window, !seen.contains(window) else { continue }
        seen.append(window)
        window.sendEvent(event)
      }
    case .motion, .remoteControl:
      (event.window ?? keyWindow)?.sendEvent(event)
    case .presses, .hover, .scroll, .transform:
      event.window?.sendEvent(event)
    }
  }

  /// Adds an action to the end of the event queue. When it is reached, it is sent by
  /// ``sendAction(_:to:from:for:)``.
  public func post(_ action: Selector, to target: Any?, from sender: Any?, for event: Event? = nil)
  {
    queue.append(
      .action(
        EventQueue.PostedAction(
          selector: action, target: EventQueue.WeakReference(target),
          sender: EventQueue.WeakReference(sender), event: event)))
  }

  /// Cancels every touch, and every gesture on a touchpad.
  public func cancelTouches() {
    touchTracker.cancelAll(at: now)
    touchpadTracker.cancelAll(at: now)
  }

  /// Cancels a window's touches after the current event, so that the cancellation passes through
  /// ``sendEvent(_:)``.
  func cancelTouchesNext(in window: Window) {
    queue.append(
      .system { [link = BackLink(self), windowLink = BackLink(window)] in
        guard let application = link.target, let window = windowLink.target else { return }
        application.touchTracker.cancel(in: window, at: application.now)
      })
  }

  /// Handles all entries of the queue.
  ///
  /// If a handler calls ``turn(until:)``, the queue is not processed again before the handler returns: no
  /// event is delivered during another one.
  func processQueue() {
    guard !isProcessingQueue else { return }
    isProcessingQueue = true
    defer { isProcessingQueue = false }
    UndoEventGroups.close()
    repeat {
      while !queue.isEmpty {
        handle(queue.removeFirst())
        UndoEventGroups.close()
      }
      if coalescedMoves.mustGo(at: now) {
        releaseMoves()
        UndoEventGroups.close()
      }
    } while !queue.isEmpty
    inputWasHandled()
  }

  private func handle(_ entry: EventQueue.Entry) {
    if case .input(let input) = entry, hold(input) { return }
    releaseMoves()
    switch entry {
    case .input(let input): handle(input)
    case .system(let body): body()
    case .action(let posted):
      if posted.target.hasDied { return }
      sendAction(
        posted.selector, to: posted.target.object, from: posted.sender.object, for: posted.event)
    }
  }

  func handle(_ input: InputEvent) {
    noteUse(of: input)
    guard let input = throughIdleTimers(input).flatMap(throughMenu) else { return updateActivity() }
    switch input {
    case .touch(let frame): fingerInput.handle(frame)
    case .pointer(let frame): pointerInput.handle(frame)
    case .key(let frame):
      if !takesMediaKey(frame) { keyTracker.handle(frame) }
    case .modifiers(_, let flags): modifiers = flags
    default: handleRare(input)
    }
    updateActivity()
  }

  /// Handles an event of which the speed does not matter.
  private func handleRare(_ input: InputEvent) {
    switch input {
    case .touch, .pointer, .key, .modifiers: break
    case .touchCancel(let seat, let time):
      touchTracker.cancel(seat: seat, pointer: false, at: time)
    case .pen(let frame): penInput.handle(frame)
    case .pointerCancel(let seat, let time):
      touchTracker.cancel(seat: seat, pointer: true, at: time)
      touchpadTracker.cancel(seat: seat, at: time)
      for window in windows + (popups as [Window]) {
        window.touchDispatcher.gestures.pointerIsGone(at: time)
        window.pointer.leave()
      }
    case .touchpad(let gesture): touchpadTracker.handle(gesture)
    case .keyboardFocus(let seat, let surface, _):
      keyTracker.cancelAll(seat: seat)
      programContext.existing(RemoteControl.self)?.keys.cancelAll(seat: seat)
      // A client that loses the keyboard focus considers its modifiers released (`wl_keyboard.leave`).
      if surface == nil { modifiers = [] }
      if let surface, let window = window(for: surface) { setKeyWindow(window) }
    case .seatGone(_, let ends):
      // The seat is removed. Its user cannot see an animation, so the views change without one.
      programContext.withoutMotion {
        View.performWithoutAnimation {
          for end in ends { handle(end) }
        }
      }
    }
  }

  // MARK: From the display

  package func input(_ input: InputEvent) {
    inputCame()
    if extras.forwardedKeys?.takes(input) == true { return }
    queue.append(.input(input))
  }

  /// Adds an event of the display to the queue. It follows the keys that wait for a screen reader.
  func appendAfterKeys(_ body: @escaping @MainActor () -> Void) {
    let isTaken = extras.forwardedKeys?.takes { [link = BackLink(self)] in
      link.target?.queue.append(.system(body))
      link.target?.processQueue()
    }
    if isTaken != true { queue.append(.system(body)) }
  }

  package func surface(
    _ surface: any Surface, didConfigure configuration: SurfaceConfiguration
  ) {
    extras.configureCount += 1
    let number = extras.configureCount
    if tookFirstSize(surface, configuration, number) { return }
    queue.append(
      .system { [link = BackLink(self)] in
        link.target?.configure(surface, configuration, number)
      })
  }

  private func configure(
    _ surface: any Surface, _ configuration: SurfaceConfiguration, _ number: Int
  ) {
    // A newer configuration may have been applied already, ahead of the queue.
    guard let window = window(for: surface), window.opening.newestConfigure < number else { return }
    let wasActivated = window.desktopState.contains(.activated)
    if let popup = window as? PopupWindow { popup.place(configuration.popupFrame) }
    let size = window.bounds.size
    let state = window.desktopState.subtracting([.activated, .suspended])
    window.displayConfigured(configuration)
    if window.bounds.size != size
      || window.desktopState.subtracting([.activated, .suspended]) != state
    {
      extras.stateRestorer?.somethingChanged()
    }
    wasConfigured(window, wasActivated: wasActivated)
  }

  /// Updates the application's activity and key window after a window has applied a configuration.
  func wasConfigured(_ window: Window, wasActivated: Bool) {
    hasBeenConfigured = true
    if window.desktopState.contains(.activated) {
      hasSeenActivation = true
      if !wasActivated { setKeyWindow(window) }
    }
    updateActivity()
  }

  package func surface(_ surface: any Surface, didChangeScale scale: Double) {
    queue.append(
      .system { [link = BackLink(self)] in
        guard let application = link.target, let window = application.window(for: surface)
        else { return }
        window.canvas.invalidateSurface()
        guard window.toldScale != scale else { return }
        window.toldScale = scale
        window.announceScale()
        window.traitsMayHaveChanged()
        application.delegate?.windowDidChangeScale(window)
      })
  }

  package func surface(_ surface: any Surface, didMoveOriginTo origin: Point) {
    // After the input events that the display has sent with the previous origin.
    appendAfterKeys { [link = BackLink(self)] in
      link.target?.window(for: surface)?.chrome.take(origin: origin, of: surface)
    }
  }

  package func surfaceFrame(_ surface: any Surface, at time: Double) {
    if let window = window(for: surface) {
      window.existingFrameClock?.frameArrived(at: time)
      window.pacer.frameArrived()
      if let popup = window as? PopupWindow { popup.noteSeen() }
    }
    coalescedMoves.frameArrived()
    if isStartingUp { startupIsOver() }
  }

  package func surface(_ surface: any Surface, didShow presentation: FramePresentation?) {
    window(for: surface)?.existingFrameClock?.frameShown(presentation)
  }

  package func surfaceBecameReady(_ surface: any Surface) {
    window(for: surface)?.pacer.bufferArrived()
  }

  package func surfaceCloseRequested(_ surface: any Surface) {
    appendAfterKeys { [link = BackLink(self)] in link.target?.window(for: surface)?.performClose() }
  }

  package func surfaceWasClosed(_ surface: any Surface) {
    queue.append(.system { [link = BackLink(self)] in link.target?.window(for: surface)?.close() })
  }

  package func surfacePopupDismissed(_ surface: any Surface) {
    appendAfterKeys { [link = BackLink(self)] in
      link.target?.popups.first { $0.surface === surface }?.wasDismissed()
    }
  }

  package func textInput(_ event: TextInputEvent, on surface: any Surface) {
    appendAfterKeys { [link = BackLink(self)] in
      link.target?.resetIdleTimers(by: event)
      link.target?.programContext.textInputSession?.handle(event, on: surface)
      link.target?.extras.stateRestorer?.userActed()
    }
  }

  package func outputsDidChange() {
    queue.append(
      .system { [link = BackLink(self)] in
        guard let application = link.target else { return }
        application.delegate?.applicationDidChangeOutputs(application)
      })
  }
}
