import ResponderSystem

extension Pathname {
  /// Returns a string for the bytes of a URL from another program. If they are not UTF-8, although a URL
  /// should be, bytes beyond ASCII are percent-encoded.
  package static func addressText(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(decoding: bytes.flatMap { $0 < 0x80 ? [$0] : escaped($0) }, as: UTF8.self)
  }

  /// Returns the percent encoding of a byte.
  package static func escaped(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
