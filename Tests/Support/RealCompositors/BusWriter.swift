/// A writer that marshals D-Bus values in little-endian byte order.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(_ size: Int) {
    while !bytes.count.isMultiple(of: size) { bytes.append(0) }
  }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func uint32(_ value: UInt32) {
    align(4)
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func signature(_ text: String) {
    byte(UInt8(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
    byte(0)
  }

  mutating func variant(_ value: BusValue) {
    signature(value.signature)
    write(value)
  }

  mutating func write(_ value: BusValue) {
    switch value {
    case .bool(let flag): uint32(flag ? 1 : 0)
    case .uint32(let number), .descriptor(let number): uint32(number)
    case .int32(let number): uint32(UInt32(bitPattern: number))
    case .double(let number):
      align(8)
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    case .string(let text), .objectPath(let text):
      uint32(UInt32(text.utf8.count))
      bytes.append(contentsOf: text.utf8)
      byte(0)
    case .signature(let text): signature(text)
    case .dictionary(let entries):
      array(alignment: 8) { writer in
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
          writer.align(8)
          writer.write(.string(key))
          writer.variant(value)
        }
      }
    }
  }

  /// Writes an array after its byte count, which excludes the padding before the first element.
  mutating func array(alignment: Int, _ body: (inout BusWriter) -> Void) {
    uint32(0)
    let lengthAt = bytes.count - 4
    align(alignment)
    let start = bytes.count
    body(&self)
    let length = UInt32(bytes.count - start)
    withUnsafeBytes(of: length.littleEndian) {
      bytes.replaceSubrange(lengthAt..<lengthAt + 4, with: $0)
    }
  }
}
