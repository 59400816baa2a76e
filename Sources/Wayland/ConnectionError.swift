public import ResponderSystem

/// An error that prevents or ends a connection to a compositor.
public enum ConnectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment has no address of a compositor: a variable is not set.
  case noDisplay(missing: String)
  /// `WAYLAND_SOCKET` is not the number of a descriptor.
  case invalidSocket(value: String)
  /// No compositor answers at a path.
  case refused(path: String, SystemError)
  /// The compositor does not have a required global.
  case missingGlobal(interface: String)
  /// The compositor's version of a required global is too old.
  case globalTooOld(interface: String, announced: UInt32, required: UInt32)
  /// The compositor has ended the connection because of a request that violates the protocol.
  case protocolViolation(ProtocolViolation)
  /// The compositor has ended, or ``Connection/close(patience:)`` was called.
  case lost(SystemError)

  /// The problem and its solution, in one line.
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

/// A violation of the protocol: `wl_display.error`.
public struct ProtocolViolation: Hashable, Sendable, CustomStringConvertible {
  /// The interface of the object that raised the error. It is empty if it is unknown.
  public var interface: String
  /// The identifier of the object.
  public var objectID: UInt32
  /// The number of the error, a value of the interface's `ErrorCode`.
  public var code: UInt32
  /// The compositor's message. It is empty if there is none.
  public var message: String

  /// Creates a violation.
  public init(interface: String, objectID: UInt32, code: UInt32, message: String) {
    self.interface = interface
    self.objectID = objectID
    self.code = code
    self.message = message
  }

  /// The object, the code and the compositor's message, in one line.
  public var description: String {
    let object = interface.isEmpty ? "object \(objectID)" : "\(interface)@\(objectID)"
    return "\(object), error \(code)" + (message.isEmpty ? "" : ": \(message)")
  }
}
