/// A value of a small JSON file, as in asset catalogs.
enum JSONValue {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case number(Double)
  case other

  /// Creates a value from the bytes of a file. If they are not JSON, or nested too deeply, returns `nil`.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The member of an object with a name.
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

/// A reader of JSON.
private struct JSONReader {
  /// The largest depth of nested values.
  private static let deepest = 32

  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // Editors can add a byte order mark.
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

  /// Returns the next byte that is not a space, or `nil` at the end.
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

  /// Reads a string in quotation marks. Escapes with a number are not decoded, since names do not have them.
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
