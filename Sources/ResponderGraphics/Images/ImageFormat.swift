/// What the first bytes of a picture file say that it is; what its name ends in says nothing.
enum ImageFormat: String {
  case png, jpeg, gif, webp, svg, bmp, tiff, ico, avif, heif, jxl, pnm
  /// Something that was packed by gzip.
  case gzip

  /// The format of a file's bytes; nil for what is no picture.
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
    } else if says("BM") {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins([0, 0, 1, 0]) {
      self = .ico
    } else if says("ftypavif", at: 4) || says("ftypavis", at: 4) {
      self = .avif
    } else if says("ftyphei", at: 4) || says("ftypmif1", at: 4) {
      self = .heif
    } else if begins([0xFF, 0x0A]) || begins([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) {
      self = .jxl
    } else if bytes.count > 2, bytes[0] == UInt8(ascii: "P"), (0x31...0x36).contains(bytes[1]) {
      self = .pnm
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first element among remarks and declarations is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var text = Substring(String(decoding: bytes.prefix(16_384), as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    while true {
      text = text.drop { $0.isWhitespace }
      if text.hasPrefix("<svg") || text.hasPrefix("<svg:svg") { return true }
      let end: String? =
        if text.hasPrefix("<!--") { "-->" } else if text.hasPrefix("<?") {
          "?>"
        } else if text.hasPrefix("<!DOCTYPE") { ">" } else { nil }
      guard let end, let rest = text.after(end) else { return false }
      // A declaration may hold others in brackets.
      if end == ">", let opened = text.firstIndex(of: "["), opened < rest.startIndex {
        guard let closed = text.after("]") else { return false }
        text = closed.drop { $0 != ">" }.dropFirst()
      } else {
        text = rest
      }
    }
  }
}

extension Substring {
  /// What follows the first place where a text stands; nil where it does not.
  fileprivate func after(_ word: String) -> Substring? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return rest.dropFirst(word.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
