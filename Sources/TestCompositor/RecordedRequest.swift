internal import CWaylandServer

/// A request that a client has sent.
public struct RecordedRequest: Sendable, Hashable, CustomStringConvertible {
  /// The interface of the object that received the request.
  public let interface: String
  /// The identifier of the object.
  public let objectID: UInt32
  /// The name of the request in the protocol.
  public let name: String
  /// The arguments as strings: numbers, strings, `interface@id`, `nil`, `fd`, or the bytes of an array.
  public let arguments: [String]

  /// The request in the format of libwayland's log, such as `wl_surface@3.damage_buffer(0, 0, 10, 10)`.
  public var description: String {
    "\(interface)@\(objectID).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension RecordedRequest {
  /// Records a request while its arguments exist.
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

/// A protocol error that the compositor has sent.
public struct PostedError: Sendable, Hashable {
  /// The interface of the object with the error.
  public let interface: String
  /// The code of the error.
  public let code: UInt32
  /// The compositor's description of the error.
  public let message: String
}
