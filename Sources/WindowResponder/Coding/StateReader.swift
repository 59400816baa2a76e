extension StateArchive {
  /// A reason for which a file is not used.
  package enum Problem: Error, CustomStringConvertible {
    /// The file does not begin like a state archive.
    case foreign
    /// A newer or older version of the library has written the file.
    case otherVersion
    /// A part of the file is missing or damaged.
    case damaged

    /// A description for people, as the end of a sentence.
    package var description: String {
      switch self {
      case .foreign: "it is no saved state"
      case .otherVersion: "another version has written it"
      case .damaged: "it is damaged"
      }
    }
  }

  /// Reads the contents of a file. Any bytes are accepted, and the memory is limited to a small multiple of
  /// the size of the file.
  package init(bytes: [UInt8]) throws(Problem) {
    let mark = Self.mark
    guard bytes.count >= Self.headerLength, bytes[..<(mark.count - 1)] == mark[..<(mark.count - 1)]
    else { throw .foreign }
    guard bytes[mark.count - 1] == mark.last else { throw .otherVersion }
    let body = bytes[Self.headerLength...]
    guard Self.checksum(of: body)[...] == bytes[mark.count..<Self.headerLength] else {
      throw .damaged
    }
    var reader = StateReader(rest: body)
    guard let records = reader.records(), reader.rest.isEmpty else { throw .damaged }
    self.records = records
  }
}

/// A reader for the parts of an archive. If a part is not valid, its method returns `nil`.
struct StateReader {
  var rest: ArraySlice<UInt8>

  mutating func records() -> [StateArchive.Record]? {
    guard let count = count() else { return nil }
    var records: [StateArchive.Record] = []
    for _ in 0..<count {
      guard let byte = rest.popFirst(), let kind = StateArchive.Kind(rawValue: byte),
        let path = texts(), let maker = text(), let values = table(depth: CoderContent.deepest)
      else { return nil }
      records.append(StateArchive.Record(kind: kind, path: path, maker: maker, values: values))
    }
    return records
  }

  /// Returns a count of elements. It is limited by the bytes that are left, as each element has at least one
  /// byte.
  private mutating func count() -> Int? {
    guard let number = unsigned(), number <= UInt64(rest.count) else { return nil }
    return Int(number)
  }

  private mutating func unsigned() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    return nil
  }

  private mutating func run() -> ArraySlice<UInt8>? {
    guard let count = count() else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func text() -> String? {
    run().flatMap { String(validating: $0, as: UTF8.self) }
  }

  private mutating func texts() -> [String]? {
    guard let count = count() else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  private mutating func table(depth: Int) -> [String: CoderContent]? {
    guard let count = count() else { return nil }
    var table: [String: CoderContent] = [:]
    for _ in 0..<count {
      guard let key = text(), let value = content(depth: depth) else { return nil }
      table[key] = value
    }
    return table
  }

  private mutating func content(depth: Int) -> CoderContent? {
    switch rest.popFirst() {
    case 0: rest.popFirst().map { .bool($0 != 0) }
    case 1: eight().map { .integer(Int(Int64(bitPattern: $0))) }
    case 2: eight().map { .number(Double(bitPattern: $0)) }
    case 3: text().map { .text($0) }
    case 4: run().map { .bytes(Array($0)) }
    case 5: depth > 0 ? list(depth: depth - 1).map { .list($0) } : nil
    case 6: depth > 0 ? table(depth: depth - 1).map { .table($0) } : nil
    case 7: texts().map { .reference($0) }
    default: nil
    }
  }

  private mutating func list(depth: Int) -> [CoderContent]? {
    guard let count = count() else { return nil }
    var values: [CoderContent] = []
    for _ in 0..<count {
      guard let value = content(depth: depth) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func eight() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    var number: UInt64 = 0
    for (shift, byte) in rest.prefix(8).enumerated() { number |= UInt64(byte) << (shift * 8) }
    rest = rest.dropFirst(8)
    return number
  }
}
