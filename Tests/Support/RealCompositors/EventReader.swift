/// A reader of the arguments of a Wayland event. Past the end of the message, every argument is zero or
/// empty.
package struct EventReader {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Returns the next unsigned integer, object or new ID.
  package mutating func uint() -> UInt32 {
    guard bytes.count >= 4 else { return 0 }
    let word = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    bytes = bytes.dropFirst(4)
    return word
  }

  /// Returns the next signed integer.
  package mutating func int() -> Int32 { Int32(bitPattern: uint()) }

  /// Returns the next string, without its terminating null byte.
  package mutating func string() -> String {
    let length = Int(uint())
    let text = String(decoding: bytes.prefix(max(0, length - 1)), as: UTF8.self)
    bytes = bytes.dropFirst((length + 3) & ~3)
    return text
  }
}
