/// What is kept of a program's state: what its objects wrote down, in the order in which they were asked.
package struct StateArchive: Hashable, Sendable {
  /// What a record is of.
  package enum Kind: UInt8, Sendable {
    case application, window, controller, view, object
  }

  /// What one object wrote down.
  package struct Record: Hashable, Sendable {
    package var kind: Kind
    /// The identifiers that lead to the object. The first is that of the window, or nothing.
    package var path: [String]
    /// The name of the type that makes the object again; nothing for none.
    package var maker = ""
    package var values: [String: CoderContent]
  }

  package var records: [Record] = []

  package init() {}

  /// How long the file may be, in bytes.
  package static let limit = 16 << 20
  /// What the file begins with; the last is the version of the format.
  static let mark: [UInt8] = Array("WRstate".utf8) + [1]
  /// Mark and checksum.
  static let headerLength = 16

  // The format, which Documentation has too: `mark`; eight bytes of FNV-1a over the rest, lowest first; then
  // the records. Numbers of things, and lengths in bytes, are LEB128. A record is its kind, a byte; the path,
  // a list of texts; the maker, a text; a table. A table is a number and as many keys, in order, with values;
  // a value is a byte for its kind, and what it is.

  /// What stands in the file.
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

  /// FNV-1a, lowest byte first: tells what was cut off or went bad, and protects from nobody.
  package static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }
}

/// Writes the parts of an archive.
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

  /// In the order of the keys, so that the same state has the same bytes.
  mutating func table(_ table: [String: CoderContent]) {
    count(table.count)
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
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
  /// What the value begins with in the file.
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
