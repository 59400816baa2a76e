/// Functions for JSON strings.
enum JSONText {
  /// Returns the value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 48)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - 87)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - 55)
    default: nil
    }
  }

  /// Returns the text of a string whose escapes are well-formed. Invalid UTF-8, and half a surrogate pair,
  /// become the replacement character.
  static func decode(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"): text += Array(Character(scalar(&rest)).utf8)
      default: text.append(escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the code point of a `\u` escape, or of a surrogate pair of two escapes.
  private static func scalar(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Unicode.Scalar {
    let first = unit(&rest)
    if (0xD800..<0xDC00).contains(first), rest.count >= 6, rest.starts(with: Array("\\u".utf8)) {
      var after = rest.dropFirst(2)
      let second = unit(&after)
      if (0xDC00..<0xE000).contains(second) {
        rest = after
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private static func unit(_ rest: inout Slice<UnsafeRawBufferPointer>) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = rest.popFirst() else { break }
      value = value << 4 | (hexadecimal(byte) ?? 0)
    }
    return value
  }
}
