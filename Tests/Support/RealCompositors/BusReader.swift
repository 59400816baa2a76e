/// A reader that unmarshals the little-endian D-Bus values of replies to the test harness.
struct BusReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func align(_ size: Int) { position = (position + size - 1) / size * size }

  mutating func byte() throws -> UInt8 {
    guard position < bytes.count else { throw Self.truncated }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func uint32() throws -> UInt32 {
    align(4)
    guard position + 4 <= bytes.count else { throw Self.truncated }
    defer { position += 4 }
    return bytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }
  }

  mutating func text(length: Int) throws -> String {
    guard position + length < bytes.count else { throw Self.truncated }
    defer { position += length + 1 }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }

  mutating func signature() throws -> String { try text(length: Int(byte())) }

  mutating func variant() throws -> BusValue { try value(signature()) }

  /// Reads one value of a complete type.
  mutating func value(_ type: String) throws -> BusValue {
    switch type {
    case "b": return .bool(try uint32() != 0)
    case "u": return .uint32(try uint32())
    case "h": return .descriptor(try uint32())
    case "i": return .int32(Int32(bitPattern: try uint32()))
    case "d":
      align(8)
      let low = UInt64(try uint32())
      let high = UInt64(try uint32())
      return .double(Double(bitPattern: high << 32 | low))
    case "s": return .string(try text(length: Int(uint32())))
    case "o": return .objectPath(try text(length: Int(uint32())))
    case "g": return .signature(try signature())
    case "v": return try variant()
    case "a{sv}":
      let length = Int(try uint32())
      align(8)
      let end = position + length
      var entries: [String: BusValue] = [:]
      while position < end {
        align(8)
        let key = try text(length: Int(uint32()))
        entries[key] = try variant()
      }
      return .dictionary(entries)
    default: throw CompositorError.unsupported("D-Bus type \(type)")
    }
  }

  private static let truncated = CompositorError.refused("a D-Bus message ended too early")
}
