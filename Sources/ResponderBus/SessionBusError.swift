/// An error of the desktop's message bus.
public enum SessionBusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment has no address of a session bus.
  case noAddress
  /// There is no bus at the address, or it refuses the connection. The value is the system's description.
  case unreachable(String)
  /// The connection has ended.
  case lost
  /// The bus, or the receiver of a call, did not answer in time.
  case timedOut
  /// The receiver of a call has answered with an error. The values are its name and a description for people.
  case refused(name: String, message: String)
  /// The data to send, or the received data, is not valid.
  case malformed(String)

  /// A description of the error in one line, with a remedy if there is one.
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
