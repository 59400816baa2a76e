import ResponderBus

/// The states of remote control of a program.
public enum RemoteControlStatus: Hashable, Sendable {
  /// The program does not receive remote control events.
  case off
  /// The program is being registered on the session bus.
  case connecting
  /// The program has this name on the session bus, where media keys, headsets and other programs find it.
  case connected(name: String)
  /// The session bus is not available. Media keys still work while a window has the keyboard focus.
  case failed(SessionBusError)
}
