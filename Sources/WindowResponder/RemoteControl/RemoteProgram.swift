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
