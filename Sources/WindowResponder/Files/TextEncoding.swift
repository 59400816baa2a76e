/// The encoding of a text file, as far as it can be detected from the file.
///
/// A byte order mark (U+FEFF) at the start of a file belongs to the encoding and not to the text. UTF-16 is
/// detected only by its mark. Other encodings, such as Latin-1 or UTF-16 without a mark, cannot be detected
/// from the bytes, and are rejected.
///
///     let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61]
///     if let (text, encoding) = TextEncoding.decode(bytes) {
///       print(text, encoding.name, encoding.encode(text + "\n"))
///     }
public enum TextEncoding: Hashable, Sendable, CaseIterable {
  /// UTF-8 without a byte order mark.
  case utf8
  /// UTF-8 with a byte order mark (`EF BB BF`).
  case utf8WithMark
  /// UTF-16 in little-endian byte order, with a byte order mark (`FF FE`).
  case utf16LittleEndian
  /// UTF-16 in big-endian byte order, with a byte order mark (`FE FF`).
  case utf16BigEndian

  /// The name of the encoding for menus, such as `UTF-8` or `UTF-16 LE`.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf8WithMark: "UTF-8 BOM"
    case .utf16LittleEndian: "UTF-16 LE"
    case .utf16BigEndian: "UTF-16 BE"
    }
  }

  /// The byte order mark at the start of a file. It is empty for ``utf8``.
  public var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: []
    case .utf8WithMark: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  /// Decodes the text of a file.
  ///
  /// - Parameter bytes: All bytes of the file.
  /// - Returns: The text without a byte order mark, and its encoding, or `nil` if the bytes are not text in
  ///   one of the encodings.
  public static func decode(_ bytes: [UInt8]) -> (text: String, encoding: TextEncoding)? {
    // The mark of UTF-32 begins with that of UTF-16.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return nil }
    let marked = allCases.first { $0 != .utf8 && bytes.starts(with: $0.byteOrderMark) }
    let encoding = marked ?? .utf8
    let rest = bytes.dropFirst(encoding.byteOrderMark.count)
    switch encoding {
    case .utf8 where seemsToBeUTF16(bytes): return nil
    case .utf8, .utf8WithMark:
      return String(validating: rest, as: UTF8.self).map { ($0, encoding) }
    case .utf16LittleEndian, .utf16BigEndian:
      guard rest.count % 2 == 0 else { return nil }
      let (low, high) = encoding == .utf16LittleEndian ? (0, 1) : (1, 0)
      let units = stride(from: rest.startIndex, to: rest.endIndex, by: 2).lazy.map {
        UInt16(rest[$0 + low]) | UInt16(rest[$0 + high]) << 8
      }
      return String(validating: units, as: UTF16.self).map { ($0, encoding) }
    }
  }

  /// Encodes a text, with the byte order mark of the encoding.
  public func encode(_ text: String) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: return byteOrderMark + text.utf8
    case .utf16LittleEndian:
      return byteOrderMark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return byteOrderMark + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }

  /// Returns a Boolean value that indicates whether every second byte is zero, as in Western text in UTF-16
  /// without a mark, which is valid UTF-8.
  private static func seemsToBeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, bytes.count % 2 == 0, bytes.contains(0) else { return false }
    var zeros = [0, 0]
    for (index, byte) in bytes.prefix(4096).enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let pairs = min(bytes.count, 4096) / 2
    return zeros.contains { $0 * 2 > pairs } && zeros.contains { $0 * 8 < pairs }
  }
}
