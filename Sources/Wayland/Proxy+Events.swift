internal import CWayland

/// What the generated events are made of.
extension Proxy {
  /// The object that an event names; nil for none, and for one that was destroyed here.
  final func object<Object: Proxy>(_ pointer: OpaquePointer?, _: Object.Type) -> Object? {
    guard let pointer, wl_proxy_get_tag(pointer) == objectTag,
      let address = wl_proxy_get_user_data(pointer)
    else { return nil }
    return Unmanaged<Proxy>.fromOpaque(address).takeUnretainedValue() as? Object
  }

  /// Wraps an object that the compositor has made.
  final func adopt<Object: Proxy>(_ pointer: OpaquePointer?, _: Object.Type) -> Object {
    Object(pointer: pointer, version: version, wire: wire)
  }

  /// A string of an event; what is not UTF-8 in it is replaced.
  final func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

  /// The bytes of an array in an event.
  final func bytes(_ array: UnsafeMutablePointer<wl_array>?) -> [UInt8] {
    guard let array, let data = array.pointee.data else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size))
  }
}

extension Array where Element == UInt8 {
  /// The bytes of a wire array as numbers in the machine's order: the keys of `wl_keyboard.enter`,
  /// the states of `xdg_toplevel.configure`. Bytes that make no whole number are left out.
  public var uint32Values: [UInt32] {
    withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
  }
}
