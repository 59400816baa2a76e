internal import CWayland

/// Methods that the generated code for events calls.
extension Proxy {
  /// Returns the object of an event. If there is none, or the application has destroyed it, returns `nil`.
  final func object<Object: Proxy>(_ pointer: OpaquePointer?, _: Object.Type) -> Object? {
    guard let pointer, wl_proxy_get_tag(pointer) == objectTag,
      let address = wl_proxy_get_user_data(pointer)
    else { return nil }
    return Unmanaged<Proxy>.fromOpaque(address).takeUnretainedValue() as? Object
  }

  /// Returns a proxy for an object that the compositor has created.
  final func adopt<Object: Proxy>(_ pointer: OpaquePointer?, _: Object.Type) -> Object {
    Object(pointer: pointer, version: version, channel: channel)
  }

  /// Returns a string of an event. Bytes that are not UTF-8 are replaced.
  final func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }

  /// Returns the bytes of an array of an event.
  final func bytes(_ array: UnsafeMutablePointer<wl_array>?) -> [UInt8] {
    guard let array, let data = array.pointee.data else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size))
  }
}

extension Array where Element == UInt8 {
  /// The bytes of an array of an event as numbers in the machine's byte order, such as the keys of
  /// `wl_keyboard.enter` and the states of `xdg_toplevel.configure`. Incomplete numbers are left out.
  public var uint32Values: [UInt32] {
    withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
  }
}
