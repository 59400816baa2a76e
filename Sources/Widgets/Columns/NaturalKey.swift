import Glibc

/// A key that sorts texts in natural order. Case is ignored, letters with accents are equal to the plain
/// ones, and numbers are sorted by their value.
///
/// Characters that are not Latin letters are sorted by the code points of their lowercase mapping.
struct NaturalKey: Comparable, Sendable {
  /// The first eight bytes, for a fast comparison.
  private let prefix: UInt64
  private let bytes: [UInt8]

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    var digits: [UInt8] = []
    func closeNumber() {
      guard !digits.isEmpty else { return }
      let number = digits.drop { $0 == 0x30 }
      // A number with more digits is larger.
      bytes.append(0x30)
      bytes.append(UInt8(clamping: number.count))
      bytes.append(contentsOf: number)
      digits.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value >= 0x30, value <= 0x39 {
        digits.append(UInt8(value))
        continue
      }
      closeNumber()
      switch value {
      case 0x41...0x5A: bytes.append(UInt8(value + 0x20))
      case 0..<0x80: bytes.append(UInt8(value))
      default: bytes.append(contentsOf: Self.folded(scalar))
      }
    }
    closeNumber()
    self.bytes = bytes
    var prefix: UInt64 = 0
    for index in 0..<8 { prefix = prefix << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
    self.prefix = prefix
  }

  static func < (a: NaturalKey, b: NaturalKey) -> Bool {
    if a.prefix != b.prefix { return a.prefix < b.prefix }
    let order = a.bytes.withUnsafeBytes { one in
      b.bytes.withUnsafeBytes { other -> Int32 in
        let count = min(one.count, other.count)
        guard count > 0, let start = one.baseAddress, let end = other.baseAddress else { return 0 }
        return memcmp(start, end, count)
      }
    }
    return order != 0 ? order < 0 : a.bytes.count < b.bytes.count
  }

  static func == (a: NaturalKey, b: NaturalKey) -> Bool {
    a.prefix == b.prefix && a.bytes == b.bytes
  }

  /// Returns the bytes of a Latin letter without its accents, or of the lowercase mapping of another
  /// character.
  private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    let index = Int(scalar.value) - 0xC0
    if latin.indices.contains(index), !latin[index].isEmpty { return latin[index] }
    return Array(scalar.properties.lowercaseMapping.utf8)
  }

  /// The plain letters for the characters from À to ɏ, from their Unicode names.
  private static let latin: [[UInt8]] = (0xC0...0x24F).map { value -> [UInt8] in
    guard let scalar = Unicode.Scalar(UInt32(value)), let name = scalar.properties.name else {
      return []
    }
    if scalar == "ß" { return Array("ss".utf8) }
    let words = name.split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count <= 2 else {
      return []
    }
    return Array(words[3].lowercased().utf8)
  }
}
