import ResponderPlatform

extension Stage {
  /// The device is shaken: motion began and ended.
  ///
  /// As on a device, it is not delivered unless a responder of the first responder's chain overrides one of
  /// the methods for motion events, as `motionEnded`, or a shake would ask about undoing.
  public func shake() {
    application.simulateShake()
    application.settle()
  }

  /// A media key or a headset's button is used.
  ///
  /// As on a desktop, the event comes only between `Application.beginReceivingRemoteControlEvents()`
  /// and `Application.endReceivingRemoteControlEvents()`.
  public func remoteControl(_ subtype: Event.EventSubtype) {
    guard application.receivesRemoteControl else { return }
    application.sendEvent(Event(type: .remoteControl, subtype: subtype, timestamp: now))
    application.settle()
  }

  /// The desktop gives the window another size, in points.
  public func resize(to size: Size) {
    guard let surface else { return }
    surface.configuration.width = size.width
    surface.configuration.height = size.height
    surface.configure()
    application.settle()
  }

  /// The desktop activates the window, or deactivates it.
  public func setActivated(_ isActivated: Bool) {
    set(.activated, isActivated)
  }

  /// The window is hidden completely, or can be seen again.
  public func setSuspended(_ isSuspended: Bool) {
    set(.suspended, isSuspended)
  }

  /// The user turns reduced motion on or off.
  public func setReducedMotion(_ isReduced: Bool) {
    application.prefersReducedMotion = isReduced
    application.settle()
  }

  /// The user asks to close the window.
  public func requestClose() {
    guard let surface else { return }
    application.surfaceCloseRequested(surface)
    application.settle()
  }

  private func set(_ state: SurfaceStates, _ isOn: Bool) {
    guard let surface else { return }
    if isOn {
      surface.configuration.states.insert(state)
    } else {
      surface.configuration.states.remove(state)
    }
    surface.configure()
    application.settle()
  }
}

extension Stage {
  /// Launches a program by its delegate's class, as `main()` does; the stage's window is there already.
  ///
  /// Where the program shows windows of its own they lie on the same display, and unless it fills the stage's
  /// window its key window becomes the ``frontWindow``.
  public func launch(_ delegate: (some Responder & ApplicationDelegate).Type) {
    application.launchOnStage(delegate)
    application.settle()
    if window.rootViewController == nil, window.subviews.isEmpty,
      let own = application.keyWindow
    {
      frontWindow = own
    }
  }
}
