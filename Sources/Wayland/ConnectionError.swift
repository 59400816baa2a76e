public import ResponderSystem

/// Why there is no connection to a compositor, or none any more.
public enum ConnectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment doesn't say where a compositor is: this variable is not set.
  case noDisplay(missing: String)
  /// `WAYLAND_SOCKET` is not the number of a descriptor.
  case invalidSocket(value: String)
  /// Nobody answers at this path.
  case refused(path: String, SystemError)
  /// The compositor lacks a global that is needed.
  case missingGlobal(interface: String)
  /// The compositor has a global that is needed, but too old a version of it.
  case globalTooOld(interface: String, announced: UInt32, required: UInt32)
  /// The compositor found that a request broke the protocol, and ended the connection.
  case protocolViolation(ProtocolViolation)
  /// The compositor is gone, or the connection was closed here.
  case lost(SystemError)

  /// What happened and what to do about it, in one line.
  public var description: String {
    switch self {
    case .noDisplay(let variable):
      "no Wayland display: \(variable) is not set; start the program from a Wayland session"
    case .invalidSocket(let value):
      "WAYLAND_SOCKET is \"\(value)\", which is no file descriptor; unset it"
    case .refused(let path, let error):
      "no Wayland compositor answers at \(path) (\(error.reason)); check WAYLAND_DISPLAY"
    case .missingGlobal(let interface):
      "the compositor has no \(interface), which is needed; use another compositor"
    case .globalTooOld(let interface, let announced, let required):
      "the compositor has version \(announced) of \(interface), but \(required) is needed; "
        + "use a newer one"
    case .protocolViolation(let violation):
      "the compositor ended the connection: \(violation); please report this as a bug"
    case .lost(let error):
      "the connection to the compositor was lost (\(error.reason)); start the program again"
    }
  }
}

/// A `wl_display.error`: what broke the protocol.
public struct ProtocolViolation: Hashable, Sendable, CustomStringConvertible {
  /// The interface of the object that raised it; empty where unknown.
  public var interface: String
  /// The object's number.
  public var objectID: UInt32
  /// The number of the error, one of the interface's `ErrorCode`.
  public var code: UInt32
  /// The compositor's words; empty where there are none.
  public var message: String

  /// Puts a violation together.
  public init(interface: String, objectID: UInt32, code: UInt32, message: String) {
    self.interface = interface
    self.objectID = objectID
    self.code = code
    self.message = message
  }

  /// The object, the code and the compositor's words, in one line.
  public var description: String {
    let object = interface.isEmpty ? "object \(objectID)" : "\(interface)@\(objectID)"
    return "\(object), error \(code)" + (message.isEmpty ? "" : ": \(message)")
  }
}
