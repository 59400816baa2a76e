/// The formats of files that are no recordings, but that users have instead of one.
enum FileSignature {
  private static let signatures: [(bytes: [UInt8], sentence: String)] = [
    ([0x1F, 0x8B], "it is compressed with gzip: decompress it first"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "it is compressed with xz: decompress it first"),
    ([0x42, 0x5A, 0x68], "it is compressed with bzip2: decompress it first"),
    ([0x28, 0xB5, 0x2F, 0xFD], "it is compressed with zstd: decompress it first"),
    ([0x50, 0x4B, 0x03, 0x04], "it is a ZIP archive: extract the recording first"),
    ([0x37, 0x7A, 0xBC, 0xAF], "it is a 7z archive: extract the recording first"),
    (Array("%PDF-".utf8), "it is a PDF document"),
    ([0x89, 0x50, 0x4E, 0x47], "it is a PNG image"), ([0xFF, 0xD8, 0xFF], "it is a JPEG image"),
    ([0xFF, 0xFE], "it is text in UTF-16: save it in UTF-8"),
    ([0xFE, 0xFF], "it is text in UTF-16: save it in UTF-8"),
  ]

  /// Returns a sentence about a file by its first bytes, or `nil` if they have no known signature.
  static func sentence(about bytes: [UInt8]) -> String? {
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      return known.sentence
    }
    if bytes.dropFirst(257).starts(with: Array("ustar".utf8)) {
      return "it is a tar archive: extract the recording first"
    }
    return isRawEvents(bytes)
      ? "it is a copy of the kernel's device: record it with evemu-record or libinput record" : nil
  }

  /// Returns a Boolean value that indicates whether bytes are at least two `struct input_event` of 24 bytes.
  private static func isRawEvents(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 48 else { return false }
    return stride(from: 0, through: min(bytes.count, 240) - 24, by: 24).allSatisfy { start in
      func number(_ offset: Int, _ count: Int) -> UInt64 {
        (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[start + offset + $1]) }
      }
      return (1...0xFFFF_FFFF).contains(number(0, 8)) && number(8, 8) < 1_000_000
        && number(16, 2) <= 0x1F && number(18, 2) <= 0x2FF
    }
  }

  /// Returns a sentence about a text by its first lines, or `nil` if they are in no known form.
  static func sentence(aboutText lines: [Substring]) -> String? {
    let first = lines.first?.lowercased() ?? ""
    if first.hasPrefix("<!doctype html") || first.hasPrefix("<html") { return "it is a web page" }
    if lines.contains(where: { $0.contains("wl_touch") || $0.contains("wl_display") }) {
      return "it is a log of the Wayland protocol: record with “TouchLab record”"
    }
    if lines.contains(where: { $0.contains("DEVICE_ADDED") || $0.contains("TOUCH_MOTION") }) {
      return "it is the output of libinput debug-events: use libinput record"
    }
    return nil
  }
}
