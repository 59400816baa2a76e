internal import CWaylandServer

/// A request that a client has made.
public struct RecordedRequest: Sendable, Hashable, CustomStringConvertible {
  /// The interface of the object it was made on.
  public let interface: String
  /// The object's number.
  public let objectID: UInt32
  /// The request's name on the wire.
  public let name: String
  /// The arguments as text: numbers, strings, `interface@id`, `nil`, `fd`, the bytes of an array.
  public let arguments: [String]

  /// As libwayland's log has it: `wl_surface@3.damage_buffer(0, 0, 10, 10)`.
  public var description: String {
    "\(interface)@\(objectID).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension RecordedRequest {
  /// Writes a request down while its arguments are there.
  init(
    _ resource: Resource, _ message: UnsafePointer<wl_message>,
    _ arguments: UnsafeMutablePointer<wl_argument>
  ) {
    interface = type(of: resource).interface.name
    objectID = resource.id
    name = String(cString: message.pointee.name)
    self.arguments = RequestArguments(message, arguments).map(Self.text)
  }

  private static func text(_ letter: RequestArguments.Letter, _ argument: wl_argument) -> String {
    switch letter {
    case .int: return "\(argument.i)"
    case .uint: return "\(argument.u)"
    case .fixed: return "\(Double(argument.f) / 256)"
    case .string: return argument.s.map { String(cString: $0) } ?? "nil"
    case .object:
      guard let object = argument.o else { return "nil" }
      return "\(String(cString: wl_resource_get_class(object)))@\(wl_resource_get_id(object))"
    case .newID: return "new@\(argument.n)"
    case .array: return "\(argument.a?.pointee.size ?? 0) bytes"
    case .descriptor: return "fd"
    }
  }
}

/// A protocol error that the compositor has posted.
public struct PostedError: Sendable, Hashable {
  /// The interface of the object it was posted on.
  public let interface: String
  /// The number of the error.
  public let code: UInt32
  /// The compositor's words.
  public let message: String
}
