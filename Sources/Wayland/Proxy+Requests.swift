internal import CWayland
internal import Glibc

/// What the generated requests are made of.
extension Proxy {
  /// The longest string that is sent, in bytes; a longer one is cut, for the wire can't carry it.
  static var stringLimit: Int { 4000 }

  /// Sends a request whose arguments `fill` writes.
  ///
  /// - Parameters:
  ///   - since: The version that the request came with.
  ///   - isComplete: Whether every object that it names is alive.
  ///   - extra: Bytes of strings and arrays.
  final func send(
    _ opcode: UInt32, since: UInt32, isComplete: Bool = true, count: Int, extra: Int = 0,
    descriptors: Int = 0, _ fill: (UnsafeMutableBufferPointer<wl_argument>) -> Void
  ) {
    guard let pointer, since <= version, isComplete else { return }
    withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: count) { arguments in
      arguments.initialize(repeating: wl_argument())
      fill(arguments)
      wire.send(
        pointer, opcode, making: nil, version: version, arguments, extra: extra,
        descriptors: descriptors)
    }
  }

  /// Sends a request that makes an object; the slot of its number is left as it is.
  final func make<Object: Proxy>(
    _ type: Object.Type, version newVersion: UInt32? = nil, _ opcode: UInt32, since: UInt32,
    isComplete: Bool = true, count: Int, extra: Int = 0, descriptors: Int = 0,
    _ fill: (UnsafeMutableBufferPointer<wl_argument>) -> Void
  ) -> Object {
    let madeVersion = newVersion ?? version
    guard let pointer, since <= version, isComplete else {
      return Object(pointer: nil, version: madeVersion, wire: wire)
    }
    let made = withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: count) { arguments in
      arguments.initialize(repeating: wl_argument())
      fill(arguments)
      return wire.send(
        pointer, opcode, making: type.interface, version: madeVersion, arguments, extra: extra,
        descriptors: descriptors)
    }
    return Object(pointer: made, version: madeVersion, wire: wire)
  }

  /// Whether a request may name the object: it is alive, or none.
  static func isUsable(_ object: Proxy?) -> Bool { object?.isAlive ?? true }

  /// The bytes that a string takes on the wire beyond its length.
  static func wireSize(_ text: String?) -> Int {
    text.map { min($0.utf8.count, stringLimit) + 4 } ?? 0
  }

  /// The bytes that an array takes on the wire beyond its length.
  static func wireSize(_ bytes: [UInt8]) -> Int { bytes.count + 3 }

  /// Lends a string as libwayland reads it, cut to what the wire can carry.
  static func withWireString<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let text else { return body(nil) }
    guard text.utf8.count > stringLimit else { return text.withCString(body) }
    var cut = ""
    for character in text.unicodeScalars {
      guard cut.utf8.count + UTF8.width(character) <= stringLimit else { break }
      cut.unicodeScalars.append(character)
    }
    return cut.withCString(body)
  }

  /// Lends bytes as libwayland reads them.
  static func withWireArray<Result>(
    _ bytes: [UInt8], _ body: (UnsafeMutablePointer<wl_array>) -> Result
  ) -> Result {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { buffer in
      var array = wl_array(size: buffer.count, alloc: buffer.count, data: buffer.baseAddress)
      return withUnsafeMutablePointer(to: &array, body)
    }
  }

  /// A number as the wire's fixed point: 24.8 bits. What it can't hold is brought to its limits.
  static func fixed(_ value: Double) -> wl_fixed_t {
    let scaled = (value * 256).rounded()
    guard scaled == scaled else { return 0 }
    return wl_fixed_t(max(Double(Int32.min), min(Double(Int32.max), scaled)))
  }
}
