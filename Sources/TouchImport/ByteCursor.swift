/// A position in a line, which advances as the line is parsed.
struct ByteCursor {
  private let bytes: UnsafeRawBufferPointer
  /// The number of bytes before the position.
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte, or 0 at the end.
  @inline(__always)
  var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The bytes from the position to the end.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[offset...]) }

  /// The text from the position to the end, without spaces and line endings behind it.
  var text: String {
    var end = bytes.count
    while end > offset, bytes[end - 1] <= 0x20 { end -= 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  @inline(__always)
  mutating func skipSpaces() {
    while offset < bytes.count,
      bytes[offset] == 0x20 || bytes[offset] == 0x09 || bytes[offset] == 0x0D
    {
      offset += 1
    }
  }

  /// Advances past a byte if it is next. Returns a Boolean value that indicates whether it was.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Returns a Boolean value that indicates whether a text is next.
  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Advances past a text if it is next. Returns a Boolean value that indicates whether it was.
  mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Advances past the next occurrence of a text. If there is none, returns `false`, and the position does
  /// not change.
  mutating func skip(behind text: StaticString) -> Bool {
    let start = offset
    while offset < bytes.count {
      if take(text) { return true }
      offset += 1
    }
    offset = start
    return false
  }

  /// Parses a word, up to a space. If no word is next, returns `nil`.
  mutating func word() -> UnsafeRawBufferPointer? {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20 { offset += 1 }
    return offset > start ? UnsafeRawBufferPointer(rebasing: bytes[start..<offset]) : nil
  }

  /// Parses an unsigned decimal number of at most 18 digits.
  @inline(__always)
  mutating func decimal() -> Int64? {
    let start = offset
    var value: Int64 = 0
    while offset < bytes.count, case let digit = bytes[offset] &- 48, digit < 10 {
      guard offset - start < 18 else { return nil }
      value = value &* 10 &+ Int64(digit)
      offset += 1
    }
    return offset > start ? value : nil
  }

  /// Parses a signed decimal number of at most 18 digits.
  @inline(__always)
  mutating func signedDecimal() -> Int64? {
    let isNegative = take(UInt8(ascii: "-"))
    guard let value = decimal() else { return nil }
    return isNegative ? -value : value
  }

  /// Parses a hexadecimal number without a prefix, of at most 16 digits.
  @inline(__always)
  mutating func hexadecimal() -> UInt64? {
    let start = offset
    var value: UInt64 = 0
    while offset < bytes.count, let digit = Self.digit(bytes[offset]) {
      guard offset - start < 16 else { return nil }
      value = value << 4 | UInt64(digit)
      offset += 1
    }
    return offset > start ? value : nil
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
    default: nil
    }
  }

  /// The latest time of a recording, in seconds.
  private static let latest: Int64 = 9_000_000_000

  /// Parses a time in seconds with decimals, and returns it in microseconds. Digits after the sixth decimal
  /// are ignored. If no time is next, or it is later than a recording permits, returns `nil`.
  @inline(__always)
  mutating func time() -> Int64? {
    guard let seconds = decimal(), seconds < Self.latest else { return nil }
    guard take(UInt8(ascii: ".")) else { return seconds * 1_000_000 }
    var microseconds: Int64 = 0
    var scale: Int64 = 100_000
    var isEmpty = true
    while offset < bytes.count, case let digit = bytes[offset] &- 48, digit < 10 {
      microseconds += Int64(digit) * scale
      scale /= 10
      isEmpty = false
      offset += 1
    }
    return isEmpty ? nil : seconds * 1_000_000 + microseconds
  }
}
