import ResponderSystem

/// The saved state of a program: the encoded states of its objects, in the order in which they were encoded.
package struct StateArchive: Hashable, Sendable {
  /// The kinds of objects that a record may describe.
  package enum Kind: UInt8, Sendable {
    case application, window, controller, view, object
  }

  /// The encoded state of one object.
  package struct Record: Hashable, Sendable {
    package var kind: Kind
    /// The path of restoration identifiers that leads to the object. The first one is the window's. It is
    /// empty if there is no window.
    package var path: [String]
    /// The name of the type that creates the object again. It is empty if there is none.
    package var maker = ""
    package var values: [String: CoderContent]
  }

  package var records: [Record] = []

  package init() {}

  /// The largest size of the file, in bytes.
  package static let limit = 16 << 20
  /// The bytes at the beginning of the file. The last one is the version of the format.
  static let mark: [UInt8] = Array("WRstate".utf8) + [1]
  /// The length of the mark and the checksum, in bytes.
  static let headerLength = 16

  // The format of the file, which Documentation describes too: `mark`, then eight bytes of FNV-1a of the rest
  // in little-endian order, then the records. Counts, and lengths in bytes, are LEB128. A record is a byte
  // for its kind, the path as a list of strings, the maker as a string, and a table. A table is a count and
  // as many keys, in order, with their values. A value is a byte for its type, and its content.

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var writer = StateWriter()
    writer.count(records.count)
    for record in records {
      writer.bytes.append(record.kind.rawValue)
      writer.texts(record.path)
      writer.text(record.maker)
      writer.table(record.values)
    }
    return Self.mark + Self.checksum(of: writer.bytes[...]) + writer.bytes
  }

  /// Returns the FNV-1a checksum in little-endian order. It detects truncated and damaged files, but gives no
  /// protection from attacks.
  package static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }
}

/// A writer for the parts of an archive.
struct StateWriter {
  var bytes: [UInt8] = []

  mutating func count(_ number: Int) { unsigned(UInt64(number)) }

  mutating func unsigned(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func text(_ text: String) {
    count(text.utf8.count)
    bytes += text.utf8
  }

  mutating func texts(_ texts: [String]) {
    count(texts.count)
    for text in texts { self.text(text) }
  }

  /// Writes the entries in the order of their keys, so that the same state has the same bytes.
  mutating func table(_ table: [String: CoderContent]) {
    count(table.count)
    for (key, value) in table.ordered(by: { $0.key < $1.key }) {
      text(key)
      content(value)
    }
  }

  private mutating func content(_ content: CoderContent) {
    bytes.append(content.mark)
    switch content {
    case .bool(let value): bytes.append(value ? 1 : 0)
    case .integer(let value): eight(UInt64(bitPattern: Int64(value)))
    case .number(let value): eight(value.bitPattern)
    case .text(let value): text(value)
    case .bytes(let value):
      count(value.count)
      bytes += value
    case .list(let values):
      count(values.count)
      for value in values { self.content(value) }
    case .table(let values): table(values)
    case .reference(let path): texts(path)
    }
  }

  private mutating func eight(_ number: UInt64) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (shift * 8))) }
  }
}

extension CoderContent {
  /// The byte at the beginning of the value in the file.
  fileprivate var mark: UInt8 {
    switch self {
    case .bool: 0
    case .integer: 1
    case .number: 2
    case .text: 3
    case .bytes: 4
    case .list: 5
    case .table: 6
    case .reference: 7
    }
  }
}
