/// A position in a line of JSON, which advances when tokens are read.
struct JSONCursor {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  /// A Boolean value that indicates whether the last string that was read, such as a name, contains escapes.
  private(set) var lastHadEscapes = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  @inline(__always)
  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0D, 0x0A: place += 1
      default: return
      }
    }
  }

  /// Reads a byte if it is the next one, and returns a Boolean value that indicates whether it was.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Reads a string, and returns its range without its quotes.
  mutating func string() -> Range<Int>? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    lastHadEscapes = false
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return start..<place - 1 }
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\") {
        lastHadEscapes = true
        guard escape() else { return nil }
      }
    }
    return nil
  }

  private mutating func escape() -> Bool {
    let byte = next
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard JSONText.hexadecimal(next) != nil else { return false }
        place += 1
      }
      return true
    default: return false
    }
  }

  /// Reads any value.
  mutating func value(depth: Int) -> LineScanner.Field? {
    switch next {
    case UInt8(ascii: "\""):
      let nameHadEscapes = lastHadEscapes
      defer { lastHadEscapes = nameHadEscapes }
      guard let range = string() else { return nil }
      var field = LineScanner.Field(kind: lastHadEscapes ? .escapedString : .string)
      field.start = Int32(truncatingIfNeeded: range.lowerBound)
      field.end = Int32(truncatingIfNeeded: range.upperBound)
      return field
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "t"): return word("true") ? .init(kind: .yes) : nil
    case UInt8(ascii: "f"): return word("false") ? .init(kind: .no) : nil
    case UInt8(ascii: "n"): return word("null") ? .init(kind: .absent) : nil
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard depth < LineScanner.deepest, container(depth: depth) else { return nil }
      return .init(kind: .other)
    default: return nil
    }
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    for index in 0..<length where bytes[place + index] != word.utf8Start[index] { return false }
    place += length
    return true
  }

  /// Reads an object or an array, and returns a Boolean value that indicates whether it is valid.
  private mutating func container(depth: Int) -> Bool {
    let isObject = next == UInt8(ascii: "{")
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    place += 1
    skipSpace()
    if take(end) { return true }
    let nameHadEscapes = lastHadEscapes
    defer { lastHadEscapes = nameHadEscapes }
    repeat {
      skipSpace()
      if isObject {
        guard string() != nil else { return false }
        skipSpace()
        guard take(UInt8(ascii: ":")) else { return false }
        skipSpace()
      }
      guard value(depth: depth + 1) != nil else { return false }
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  private var isDigit: Bool { next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9") }

  /// Reads a number. A number with more than 18 significant digits is valid JSON, but not a number of a
  /// recording.
  private mutating func number() -> LineScanner.Field? {
    var field = LineScanner.Field(kind: .number)
    let isNegative = take(UInt8(ascii: "-"))
    var digits = 0
    var value: Int64 = 0
    guard isDigit else { return nil }
    if take(UInt8(ascii: "0")) {
      if isDigit { return nil }
    } else {
      while isDigit {
        value = value &* 10 &+ Int64(next - 48)
        digits += 1
        place += 1
      }
    }
    if take(UInt8(ascii: ".")) {
      guard isDigit else { return nil }
      while isDigit {
        value = value &* 10 &+ Int64(next - 48)
        if value != 0 { digits += 1 }
        field.exponent -= 1
        place += 1
      }
    }
    guard power(&field) else { return nil }
    field.digits = isNegative ? 0 &- value : value
    if digits > 18 || field.exponent.magnitude > 400 { field.kind = .other }
    return field
  }

  /// Reads the exponent of a number, if there is one. If it has no digits, returns `false`.
  private mutating func power(_ field: inout LineScanner.Field) -> Bool {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return true }
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    guard isDigit else { return false }
    var power: Int32 = 0
    while isDigit {
      power = min(100_000, power * 10 + Int32(next - 48))
      place += 1
    }
    field.exponent += isNegative ? -power : power
    return true
  }
}
