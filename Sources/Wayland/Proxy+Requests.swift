internal import CWayland
internal import Glibc

/// Methods that the generated code for requests calls.
extension Proxy {
  /// The largest length of a string, in bytes. A longer string does not fit into a message and is truncated.
  static var stringLimit: Int { 4000 }

  /// Sends a request with the arguments that a closure writes.
  ///
  /// - Parameters:
  ///   - opcode: The number of the request.
  ///   - since: The version that introduced the request.
  ///   - isComplete: A Boolean value that indicates whether every object in the arguments is alive.
  ///   - count: The number of arguments.
  ///   - extra: The number of bytes of strings and arrays.
  ///   - descriptors: The number of file descriptors.
  ///   - fill: The closure that writes the arguments.
  final func send(
    _ opcode: UInt32, since: UInt32, isComplete: Bool = true, count: Int, extra: Int = 0,
    descriptors: Int = 0, _ fill: (UnsafeMutableBufferPointer<wl_argument>) -> Void
  ) {
    guard let pointer, since <= version, isComplete else { return }
    withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: count) { arguments in
      arguments.initialize(repeating: wl_argument())
      fill(arguments)
      channel.send(
        pointer, opcode, making: nil, version: version, arguments, extra: extra,
        descriptors: descriptors)
    }
  }

  /// Sends a request that creates an object, and returns the object. The closure does not write the argument
  /// of the new object.
  final func make<Object: Proxy>(
    _ type: Object.Type, version newVersion: UInt32? = nil, _ opcode: UInt32, since: UInt32,
    isComplete: Bool = true, count: Int, extra: Int = 0, descriptors: Int = 0,
    _ fill: (UnsafeMutableBufferPointer<wl_argument>) -> Void
  ) -> Object {
    let madeVersion = newVersion ?? version
    guard let pointer, since <= version, isComplete else {
      return Object(pointer: nil, version: madeVersion, channel: channel)
    }
    let made = withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: count) { arguments in
      arguments.initialize(repeating: wl_argument())
      fill(arguments)
      return channel.send(
        pointer, opcode, making: type.interface, version: madeVersion, arguments, extra: extra,
        descriptors: descriptors)
    }
    return Object(pointer: made, version: madeVersion, channel: channel)
  }

  /// Returns a Boolean value that indicates whether an object can be an argument: it is alive or `nil`.
  static func isUsable(_ object: Proxy?) -> Bool { object?.isAlive ?? true }

  /// Returns the number of bytes of a string in a message, without those of its length.
  static func encodedSize(_ text: String?) -> Int {
    text.map { min($0.utf8.count, stringLimit) + 4 } ?? 0
  }

  /// Returns the number of bytes of an array in a message, without those of its length.
  static func encodedSize(_ bytes: [UInt8]) -> Int { bytes.count + 3 }

  /// Calls a closure with a string as libwayland reads it, truncated to the largest length.
  static func withEncodedString<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let text else { return body(nil) }
    return (text.utf8.count > stringLimit ? truncated(text) : text).withCString(body)
  }

  /// Returns the beginning of a string that is not longer than the largest length.
  @inline(never) private static func truncated(_ text: String) -> String {
    var cut = ""
    for character in text.unicodeScalars {
      guard cut.utf8.count + UTF8.width(character) <= stringLimit else { break }
      cut.unicodeScalars.append(character)
    }
    return cut
  }

  /// Calls a closure with bytes as libwayland reads them.
  static func withEncodedArray<Result>(
    _ bytes: [UInt8], _ body: (UnsafeMutablePointer<wl_array>) -> Result
  ) -> Result {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { buffer in
      var array = wl_array(size: buffer.count, alloc: buffer.count, data: buffer.baseAddress)
      return withUnsafeMutablePointer(to: &array, body)
    }
  }

  /// Returns a number in the protocol's fixed-point format with 24.8 bits. A number out of range is limited,
  /// and NaN is 0.
  static func fixed(_ value: Double) -> wl_fixed_t {
    let scaled = (value * 256).rounded()
    guard scaled == scaled else { return 0 }
    return wl_fixed_t(max(Double(Int32.min), min(Double(Int32.max), scaled)))
  }
}
