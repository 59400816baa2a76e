/// What the application is to media keys and players.
@MainActor protocol RemoteProgram: WindowProgram {
  /// The name that desktops match with a `.desktop` file.
  var identifier: String { get }
  /// Hands an event to the window it belongs to.
  func sendEvent(_ event: Event)
  /// Brings a window to the front.
  func raise()
  /// Ends the program, where its windows let it.
  func quit()
  /// Tells those who want to hear how remote control stands.
  func remoteControlStatusDidChange(to status: RemoteControlStatus)
}
