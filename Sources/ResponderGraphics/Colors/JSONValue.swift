/// What a small JSON file says: those that asset catalogs are made of.
enum JSONValue {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case number(Double)
  case other

  /// Reads a file's bytes; nil for what is no JSON, or nested deeper than catalogs are.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// What an object says under a name.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    default: nil
    }
  }
}

/// Reads JSON from its first byte to its last.
private struct JSONReader {
  /// No value may lie in more others than this.
  private static let deepest = 32

  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // An editor may have added a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.deepest, let first = next() else { return nil }
    switch first {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return text().map { .text($0) }
    default: return word()
    }
  }

  /// The next byte that is no space; nil at the end.
  private mutating func next() -> UInt8? {
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
    return place < bytes.count ? bytes[place] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    place += 1
    var members: [String: JSONValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\""), let name = text(), take(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      members[name] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    place += 1
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  /// A text between quotes. What is escaped by a number stays as it is written: no name here has any.
  private mutating func text() -> String? {
    place += 1
    var found: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: found, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), place < bytes.count, bytes[place] != UInt8(ascii: "u") {
        found.append(bytes[place])
        place += 1
      } else {
        found.append(byte)
      }
    }
    return nil
  }

  private mutating func word() -> JSONValue? {
    let start = place
    let ends = Array(",]}".utf8)
    while place < bytes.count, bytes[place] > UInt8(ascii: " "), !ends.contains(bytes[place]) {
      place += 1
    }
    guard place > start else { return nil }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    return Double(word).map { .number($0) } ?? .other
  }
}
