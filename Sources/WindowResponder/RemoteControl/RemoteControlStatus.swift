import ResponderBus

/// How far a program has come in being controlled from outside.
public enum RemoteControlStatus: Hashable, Sendable {
  /// It has not asked for it.
  case off
  /// It is about to be known on the session bus.
  case connecting
  /// Media keys, headsets and other programs find it on the session bus by this name.
  case connected(name: String)
  /// The session bus is out of reach. Media keys work nevertheless while the window has the keyboard.
  case failed(SessionBusError)
}
