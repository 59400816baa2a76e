/// What goes wrong with the desktop's message bus.
public enum SessionBusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment names no session bus.
  case noAddress
  /// There is no bus at the address, or it does not let us in; with the system's words.
  case unreachable(String)
  /// The connection ended.
  case lost
  /// The bus, or who was called on it, did not answer in time.
  case timedOut
  /// Who was called answered with an error: its name, and words for people.
  case refused(name: String, message: String)
  /// What was to be sent, or what came, is not as it has to be.
  case malformed(String)

  /// One line that says what is wrong, and what to do about it where something can be done.
  public var description: String {
    switch self {
    case .noAddress:
      return "there is no session bus: DBUS_SESSION_BUS_ADDRESS is not set and"
        + " $XDG_RUNTIME_DIR/bus does not exist"
    case .unreachable(let reason): return "the session bus cannot be reached: \(reason)"
    case .lost: return "the session bus has hung up"
    case .timedOut: return "the session bus does not answer"
    case .refused(let name, let message): return "\(name): \(message)"
    case .malformed(let what): return "not a message for the session bus: \(what)"
    }
  }
}
