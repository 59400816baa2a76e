/// A position in a line, which moves on as things are taken.
struct ByteCursor {
  private let bytes: UnsafeRawBufferPointer
  private(set) var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  /// The next byte, or 0 at the end.
  @inline(__always)
  var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// The bytes from here to the end.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[place...]) }

  @inline(__always)
  mutating func skipSpaces() {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 || bytes[place] == 0x0D
    {
      place += 1
    }
  }

  /// Takes a byte, if it comes next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Returns a Boolean value that indicates whether a text comes next.
  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Takes a text, if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next place of a text. Returns `false`, and stays, if there is none.
  mutating func skip(behind text: StaticString) -> Bool {
    let start = place
    while place < bytes.count {
      if take(text) { return true }
      place += 1
    }
    place = start
    return false
  }

  /// Takes a word, up to a space, or `nil` if none comes next.
  mutating func word() -> UnsafeRawBufferPointer? {
    let start = place
    while place < bytes.count, bytes[place] > 0x20 { place += 1 }
    return place > start ? UnsafeRawBufferPointer(rebasing: bytes[start..<place]) : nil
  }

  /// Takes a whole number without a sign, of 18 digits at most.
  @inline(__always)
  mutating func decimal() -> Int64? {
    let start = place
    var value: Int64 = 0
    while place < bytes.count, case let digit = bytes[place] &- 48, digit < 10 {
      guard place - start < 18 else { return nil }
      value = value &* 10 &+ Int64(digit)
      place += 1
    }
    return place > start ? value : nil
  }

  /// Takes a whole number, of 18 digits at most.
  @inline(__always)
  mutating func signedDecimal() -> Int64? {
    let isNegative = take(UInt8(ascii: "-"))
    guard let value = decimal() else { return nil }
    return isNegative ? -value : value
  }

  /// Takes a hexadecimal number without a prefix, of 16 digits at most.
  @inline(__always)
  mutating func hexadecimal() -> UInt64? {
    let start = place
    var value: UInt64 = 0
    while place < bytes.count, let digit = Self.digit(bytes[place]) {
      guard place - start < 16 else { return nil }
      value = value << 4 | UInt64(digit)
      place += 1
    }
    return place > start ? value : nil
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

  /// The largest time that a recording can have, in seconds.
  private static let latest: Int64 = 9_000_000_000

  /// Takes a time in seconds with digits after the point, in microseconds. Digits beyond the sixth are left
  /// out. Returns `nil` if no time comes next, or it is larger than a recording can have.
  @inline(__always)
  mutating func time() -> Int64? {
    guard let seconds = decimal(), seconds < Self.latest else { return nil }
    guard take(UInt8(ascii: ".")) else { return seconds * 1_000_000 }
    var microseconds: Int64 = 0
    var scale: Int64 = 100_000
    var isEmpty = true
    while place < bytes.count, case let digit = bytes[place] &- 48, digit < 10 {
      microseconds += Int64(digit) * scale
      scale /= 10
      isEmpty = false
      place += 1
    }
    return isEmpty ? nil : seconds * 1_000_000 + microseconds
  }
}
