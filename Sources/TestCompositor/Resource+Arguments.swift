internal import CWaylandServer

/// Functions that the generated requests and events use.
extension Resource {
  /// Sends an event whose arguments `fill` writes.
  final func post(
    _ opcode: UInt32, since: UInt32, count: Int,
    _ fill: (UnsafeMutableBufferPointer<wl_argument>) -> Void
  ) {
    guard let pointer, since <= version else { return }
    withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: count) { arguments in
      arguments.initialize(repeating: wl_argument())
      fill(arguments)
      wl_resource_post_event_array(pointer, opcode, arguments.baseAddress)
    }
  }

  /// Returns the object that a request names.
  final func object<Object: Resource>(_ pointer: OpaquePointer?, _: Object.Type) -> Object? {
    guard let pointer, let address = wl_resource_get_user_data(pointer) else { return nil }
    return Unmanaged<Resource>.fromOpaque(address).takeUnretainedValue() as? Object
  }

  /// Creates the object that a request asks for.
  final func make<Object: Resource>(_ id: UInt32, _: Object.Type) -> Object {
    Object(client: client, id: id, version: version, server: server)
  }

  /// Returns a string of a request, in which bytes that are not UTF-8 are replaced.
  final func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

  /// Returns the bytes of an array in a request.
  final func bytes(_ array: UnsafeMutablePointer<wl_array>?) -> [UInt8] {
    guard let array, let data = array.pointee.data else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size))
  }

  /// Calls a closure with a string in the form of libwayland.
  static func withEncodedString(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    guard let text else { return body(nil) }
    text.withCString(body)
  }

  /// Calls a closure with bytes in the form of libwayland.
  static func withEncodedArray(_ bytes: [UInt8], _ body: (UnsafeMutablePointer<wl_array>) -> Void) {
    var bytes = bytes
    bytes.withUnsafeMutableBytes { buffer in
      var array = wl_array(size: buffer.count, alloc: buffer.count, data: buffer.baseAddress)
      withUnsafeMutablePointer(to: &array, body)
    }
  }

  /// Converts a number to the protocol's fixed-point format with 24.8 bits.
  static func fixed(_ value: Double) -> wl_fixed_t {
    let scaled = (value * 256).rounded()
    guard scaled == scaled else { return 0 }
    return wl_fixed_t(max(Double(Int32.min), min(Double(Int32.max), scaled)))
  }
}

/// The arguments of a request with their types.
struct RequestArguments: Sequence, IteratorProtocol {
  /// A letter of a message's signature.
  enum Letter: UInt8 {
    case int = 105, uint = 117, fixed = 102, string = 115, object = 111, newID = 110, array = 97
    case descriptor = 104
  }

  private var signature: UnsafePointer<CChar>
  private var arguments: UnsafeMutablePointer<wl_argument>

  init(_ message: UnsafePointer<wl_message>, _ arguments: UnsafeMutablePointer<wl_argument>) {
    signature = message.pointee.signature
    self.arguments = arguments
  }

  mutating func next() -> (Letter, wl_argument)? {
    while signature.pointee != 0 {
      defer { signature += 1 }
      // A digit is the version, and a question mark allows null.
      guard let letter = Letter(rawValue: UInt8(truncatingIfNeeded: signature.pointee)) else {
        continue
      }
      defer { arguments += 1 }
      return (letter, arguments.pointee)
    }
    return nil
  }
}
