/// The format of an image file, as its first bytes indicate it. The name of the file is not used.
enum ImageFormat: String {
  case png, jpeg, gif, webp, svg, bmp, tiff, ico, avif, heif, jxl, pnm
  /// Data that is compressed by gzip.
  case gzip

  /// Detects the format of a file's bytes. If they are not an image, returns `nil`.
  init?(_ bytes: [UInt8]) {
    func begins(_ start: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: start)
    }
    func says(_ word: String, at offset: Int = 0) -> Bool { begins(Array(word.utf8), at: offset) }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if says("GIF8") {
      self = .gif
    } else if says("RIFF"), says("WEBP", at: 8) {
      self = .webp
    } else if begins([0x1F, 0x8B]) {
      self = .gzip
    } else if Self.isBitmap(ByteReader(bytes: bytes, isLittleEndian: true)) {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins([0, 0, 1, 0]) {
      self = .ico
    } else if let branded = Self.branded(ByteReader(bytes: bytes)) {
      self = branded
    } else if begins([0xFF, 0x0A]) || begins([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) {
      self = .jxl
    } else if Self.isNetpbm(bytes) {
      self = .pnm
    } else if XMLRoot(bytes)?.isSVG == true {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a BMP header follows the characters `BM`, with which a
  /// text may begin too.
  private static func isBitmap(_ reader: ByteReader) -> Bool {
    let sizes = [12, 16, 40, 52, 56, 64, 108, 124]
    return reader.says("BM", at: 0) && (reader.number(at: 14, size: 4).map(sizes.contains) ?? false)
  }

  /// Returns a Boolean value that indicates whether a file begins with a header of Netpbm: `P`, a digit,
  /// white space or a comment, and the width in digits.
  private static func isNetpbm(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 3, bytes[0] == UInt8(ascii: "P"), (0x31...0x36).contains(bytes[1]) else {
      return false
    }
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    var rest = bytes[2...].prefix(4_096)
    guard let first = rest.first, spaces.contains(first) || first == UInt8(ascii: "#") else {
      return false
    }
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "#") {
        rest = rest.drop { $0 != 0x0A }
      } else if !spaces.contains(byte) {
        return (0x30...0x39).contains(byte)
      }
    }
    return false
  }

  /// Returns the format of a file whose first box (`ftyp`) has brands, from the first known brand. For other
  /// files, returns `nil`.
  private static func branded(_ reader: ByteReader) -> ImageFormat? {
    guard reader.says("ftyp", at: 4), let size = reader.number(at: 0, size: 4) else { return nil }
    // The major brand, a version, and the compatible brands.
    let places = [8] + stride(from: 16, to: min(size, 256), by: 4)
    for place in places {
      if reader.says("avif", at: place) || reader.says("avis", at: place) { return .avif }
      if reader.says("hei", at: place) || reader.says("hev", at: place) { return .heif }
    }
    return reader.says("mif1", at: 8) || reader.says("msf1", at: 8) ? .heif : nil
  }
}
