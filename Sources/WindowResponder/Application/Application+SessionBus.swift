import ResponderRuntime
import ResponderSystem

/// The application's requests to the desktop over the session bus.
extension Application {
  /// Sets the address of the session bus, in D-Bus notation. If it is `nil`, there is no session bus. No
  /// connection is made yet.
  package func useSessionBus(at address: String?) {
    programContext.useSessionBus(at: address)
  }

  /// Requests the desktop's appearance settings, while the program does its other work before the first
  /// frame.
  package func askForDesktopSettings() {
    guard let address = programContext.busAddress, startupSettings == nil else { return }
    startupSettings = StartupSettings(address: address, in: programContext) {
      [link = BackLink(self)] appearance in
      link.target?.startupSettings = nil
      guard let appearance else { return }
      link.target?.queue.append(.system { link.target?.apply(appearance) })
    }
  }

  /// Starts to follow the desktop's settings, if there is a session bus. After an error the settings stay as
  /// they are.
  package func followDesktopSettings() {
    guard programContext.busAddress != nil, extras.desktopSettings == nil,
      let bus = try? programContext.sessionBus.open()
    else { return }
    // The pages that GIO used to connect are not needed again, as those of the program's start.
    extras.desktopSettings = DesktopSettings(bus: bus, onFirstAnswer: CurrentProcess.releasePages) {
      [link = BackLink(self)] appearance in
      link.target?.queue.append(.system { link.target?.apply(appearance) })
    }
  }
}
