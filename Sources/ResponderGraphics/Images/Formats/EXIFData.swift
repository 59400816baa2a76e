/// The EXIF metadata of an image: a TIFF header and a directory of tags, as cameras write it.
enum EXIFData {
  private static let orientationTag = 0x0112
  /// The types of a 16-bit and of a 32-bit number.
  private static let (short, long) = (3, 4)
  /// The largest number of tags of a directory that are read.
  private static let mostTags = 4_096

  /// Returns the orientation in EXIF metadata, or `.up` if there is none.
  ///
  /// The bytes may begin with `Exif` and two zeros, as in JPEG. The specifications of PNG and WebP omit this
  /// prefix, but files with it and without it exist.
  static func orientation(of data: some Collection<UInt8>) -> Image.Orientation {
    var bytes = Array(data)
    if bytes.starts(with: Array("Exif\0\0".utf8)) { bytes.removeFirst(6) }
    var reader = ByteReader(bytes: bytes)
    if reader.says("II", at: 0) {
      reader.isLittleEndian = true
    } else if !reader.says("MM", at: 0) {
      return .up
    }
    guard reader.number(at: 2, size: 2) == 42, let start = reader.number(at: 4, size: 4),
      let count = reader.number(at: start, size: 2)
    else { return .up }
    for index in 0..<min(count, mostTags) {
      let entry = start + 2 + index * 12
      guard let tag = reader.number(at: entry, size: 2) else { break }
      guard tag == orientationTag, let type = reader.number(at: entry + 2, size: 2) else {
        continue
      }
      let size = type == short ? 2 : type == long ? 4 : 0
      guard size > 0, let value = reader.number(at: entry + 8, size: size) else { return .up }
      return Image.Orientation(exif: value)
    }
    return .up
  }
}
