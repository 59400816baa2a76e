import ResponderPlatform

extension Stage {
  /// Shakes the device: motion begins and ends.
  ///
  /// As on a device, a shake is only delivered if it would be handled. A responder of the first responder's
  /// chain must override one of the methods for motion events, such as `motionEnded`, or the shake must offer
  /// to undo.
  public func shake() {
    application.simulateShake()
    application.settle()
  }

  /// Sends the event of a media key or a headset button.
  ///
  /// As on a desktop, it is only received between `Application.beginReceivingRemoteControlEvents()` and
  /// `Application.endReceivingRemoteControlEvents()`.
  public func remoteControl(_ subtype: Event.EventSubtype) {
    guard application.receivesRemoteControl else { return }
    application.sendEvent(Event(type: .remoteControl, subtype: subtype, timestamp: now))
    application.settle()
  }

  /// Resizes the window as the desktop does, in points.
  public func resize(to size: Size) {
    guard let surface else { return }
    surface.configuration.width = size.width
    surface.configuration.height = size.height
    surface.configure()
    application.settle()
  }

  /// Activates or deactivates the window as the desktop does.
  public func setActivated(_ isActivated: Bool) {
    set(.activated, isActivated)
  }

  /// Hides the window completely, as by other windows, or shows it again: the state `suspended` of the
  /// protocol.
  public func setSuspended(_ isSuspended: Bool) {
    set(.suspended, isSuspended)
  }

  /// Turns the user's preference for reduced motion on or off.
  public func setReducedMotion(_ isReduced: Bool) {
    application.prefersReducedMotion = isReduced
    application.settle()
  }

  /// Changes the desktop's settings for the appearance, as the user does.
  ///
  ///     stage.changeAppearance { $0.prefersBoldText = true }
  ///     stage.changeAppearance { $0.contrast = .high }
  public func changeAppearance(_ change: (inout SystemAppearance) -> Void) {
    var appearance = application.systemAppearance
    change(&appearance)
    application.apply(appearance)
    application.settle()
  }

  /// Sends the request to close the window, as the user does.
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
  /// Launches a program with the class of its delegate, as `main()` does. The stage's window already exists.
  ///
  /// Windows of the program are shown on the same display. If the program does not use the stage's window,
  /// its key window becomes the ``frontWindow``.
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
