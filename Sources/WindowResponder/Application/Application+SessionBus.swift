import ResponderSystem

/// What the application asks of the desktop by the session bus.
extension Application {
  /// Tells where the session bus is, in D-Bus's notation; nil for nowhere. Nothing is connected yet.
  package func useSessionBus(at address: String?) {
    programContext.useSessionBus(at: address)
  }

  /// Asks how the desktop is to look, beside all else that is to be done before the first frame.
  package func askForDesktopSettings() {
    guard let address = programContext.busAddress, startupSettings == nil else { return }
    startupSettings = StartupSettings(address: address, in: programContext) {
      [weak self] appearance in
      guard let self else { return }
      startupSettings = nil
      if let appearance { queue.append(.system { [weak self] in self?.apply(appearance) }) }
    }
  }

  /// Has the desktop's settings followed from now on, where there is a session bus. What goes wrong
  /// leaves everything as it is.
  package func followDesktopSettings() {
    guard programContext.busAddress != nil, extras.desktopSettings == nil,
      let bus = try? programContext.sessionBus.open()
    else { return }
    // What GIO ran through to connect is not needed again, as after the start itself.
    extras.desktopSettings = DesktopSettings(bus: bus, onFirstAnswer: CurrentProcess.releasePages) {
      [weak self] appearance in
      guard let self else { return }
      queue.append(.system { [weak self] in self?.apply(appearance) })
    }
  }
}
