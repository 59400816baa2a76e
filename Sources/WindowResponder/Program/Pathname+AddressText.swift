import ResponderSystem

extension Pathname {
  /// Returns the text of an address that another program has written: if it is not UTF-8, as no address
  /// should be, its bytes beyond ASCII are written with percent signs.
  package static func addressText(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(decoding: bytes.flatMap { $0 < 0x80 ? [$0] : escaped($0) }, as: UTF8.self)
  }

  /// Returns a byte with a percent sign.
  package static func escaped(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
