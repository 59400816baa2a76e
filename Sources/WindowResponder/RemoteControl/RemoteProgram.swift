import ResponderRuntime

/// The parts of the application that media keys and players need.
@MainActor protocol RemoteProgram: WindowProgram {
  /// The name with which desktops find the program's `.desktop` file.
  var identifier: String { get }
  /// Sends an event to its window.
  func sendEvent(_ event: Event)
  /// Brings a window to the front.
  func raise()
  /// Quits the program, if its windows allow it.
  func quit()
  /// Notifies observers of the new status of remote control.
  func remoteControlStatusDidChange(to status: RemoteControlStatus)
}

extension RemoteProgram {
  /// A reference to the application that does not retain it: see `BackLink`, which requires a class.
  var backLink: @MainActor () -> (any RemoteProgram)? {
    let link = BackLink(self)
    return { link.target }
  }
}
