import Glibc

/// A namespace for creating image files and their parts, byte by byte.
package enum ImageMaker {
  // MARK: Numbers

  package static func big(_ value: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  /// Returns the bytes of several parts, one after the other.
  package static func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

  package static func little(_ value: Int, _ size: Int = 4) -> [UInt8] {
    big(value, size).reversed()
  }

  // MARK: EXIF

  /// Returns EXIF metadata with an orientation among other tags.
  package static func exif(_ orientation: Int, isLittleEndian: Bool, prefix: String = "") -> [UInt8]
  {
    let number: (Int, Int) -> [UInt8] = isLittleEndian ? { little($0, $1) } : { big($0, $1) }
    let order = isLittleEndian ? "II" : "MM"
    let head = joined(Array((prefix + order).utf8), number(42, 2), number(8, 4), number(2, 2))
    // The maker, which is another tag, and then the orientation.
    let maker = joined(number(0x010F, 2), number(2, 2), number(4, 4), Array("abc\0".utf8))
    let turn = joined(
      number(0x0112, 2), number(3, 2), number(1, 4), number(orientation, 2), [0, 0])
    return joined(head, maker, turn, number(0, 4))
  }

  // MARK: PNG

  package static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func pngChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return joined(big(data.count), body, big(Int(sum ^ 0xFFFF_FFFF)))
  }

  package static func pngHeader(_ width: Int, _ height: Int, isInterlaced: Bool = false) -> [UInt8]
  {
    pngChunk("IHDR", joined(big(width), big(height), [8, 6, 0, 0, isInterlaced ? 1 : 0]))
  }

  /// Returns the compressed rows of an RGBA image, optionally in the passes of Adam7.
  package static func pngRows(
    _ width: Int, _ height: Int, isInterlaced: Bool = false, _ pixel: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (left, top, across, down) in passes {
      for y in stride(from: top, to: height, by: down) {
        rows.append(0)
        for x in stride(from: left, to: width, by: across) { rows += pixel(x, y) }
      }
    }
    return Compressor.zlib(rows)
  }

  /// Returns a PNG file, with chunks between its header and its data.
  package static func png(
    _ width: Int, _ height: Int, isInterlaced: Bool = false, with chunks: [UInt8] = [],
    _ pixel: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    let rows = pngRows(width, height, isInterlaced: isInterlaced, pixel)
    return joined(
      pngSignature, pngHeader(width, height, isInterlaced: isInterlaced), chunks,
      pngChunk("IDAT", rows), pngChunk("IEND", []))
  }

  /// Returns an animation with one color per frame, with 4 x 4 pixels and 100 ms per frame.
  package static func animatedPNG(_ colors: [[UInt8]], plays: Int) -> [UInt8] {
    var bytes = joined(
      pngSignature, pngHeader(4, 4), pngChunk("acTL", joined(big(colors.count), big(plays))))
    var number = 0
    for (index, color) in colors.enumerated() {
      let place = joined(big(4), big(4), big(0), big(0))
      bytes += pngChunk("fcTL", joined(big(number), place, big(1, 2), big(10, 2), [0, 0]))
      number += 1
      let rows = pngRows(4, 4) { _, _ in color }
      if index == 0 {
        bytes += pngChunk("IDAT", rows)
      } else {
        bytes += pngChunk("fdAT", big(number) + rows)
        number += 1
      }
    }
    return bytes + pngChunk("IEND", [])
  }

  // MARK: WebP

  package static func webPChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    joined(Array(name.utf8), little(data.count), data, data.count % 2 == 1 ? [0] : [])
  }

  package static func webP(_ chunks: [UInt8]) -> [UInt8] {
    joined(Array("RIFF".utf8), little(chunks.count + 4), Array("WEBP".utf8), chunks)
  }

  /// Returns an RGB WebP file with lossy compression. If the system has no libwebp, returns an empty array.
  package static func webP(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> [UInt8] {
    typealias Encode =
      @convention(c) (
        UnsafePointer<UInt8>, Int32, Int32, Int32, Float,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
      ) -> Int
    guard let handle = dlopen("libwebp.so.7", RTLD_NOW), let encode = dlsym(handle, "WebPEncodeRGB")
    else { return [] }
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { pixel($0, y) } }
    var output: UnsafeMutablePointer<UInt8>?
    let count = unsafeBitCast(encode, to: Encode.self)(
      pixels, Int32(width), Int32(height), Int32(width * 3), 80, &output)
    guard let output else { return [] }
    defer { free(output) }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  /// Returns a WebP file with EXIF metadata after its image.
  package static func webP(_ plain: [UInt8], width: Int, height: Int, exif: [UInt8]) -> [UInt8] {
    let head = joined([0x08, 0, 0, 0], little(width - 1, 3), little(height - 1, 3))
    return webP(joined(webPChunk("VP8X", head), Array(plain[12...]), webPChunk("EXIF", exif)))
  }

  // MARK: TIFF

  /// Returns an uncompressed RGB TIFF file.
  package static func tiff(
    _ width: Int, _ height: Int, orientation: Int, _ pixel: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { pixel($0, y) } }
    let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (256, 4, 1, width), (257, 4, 1, height), (258, 3, 1, 8), (259, 3, 1, 1), (262, 3, 1, 2),
      (273, 4, 1, 8), (274, 3, 1, orientation), (277, 3, 1, 3), (278, 4, 1, height),
      (279, 4, 1, pixels.count), (284, 3, 1, 1),
    ]
    let padding = pixels.count % 2
    var bytes = joined(
      Array("II".utf8), little(42, 2), little(8 + pixels.count + padding), pixels,
      [UInt8](repeating: 0, count: padding), little(entries.count, 2))
    for entry in entries {
      bytes += joined(
        little(entry.tag, 2), little(entry.type, 2), little(entry.count), little(entry.value))
    }
    return joined(bytes, little(0))
  }

  /// Returns an uncompressed RGB TIFF file with strips after the directory.
  ///
  /// - Parameter isShort: A Boolean value that indicates whether sizes have 16 bits and the byte order is
  ///   big-endian.
  package static func tiff(
    _ width: Int, _ height: Int, rowsPerStrip: Int, isShort: Bool, _ pixel: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { pixel($0, y) } }
    let count = (height + rowsPerStrip - 1) / rowsPerStrip
    let size = isShort ? 2 : 4
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      isShort ? Array(little(value, size).reversed()) : little(value, size)
    }
    let directory = 10 + 12 * 10 + 4
    let start = directory + 2 * count * size
    let offsets = (0..<count).map { start + $0 * rowsPerStrip * width * 3 }
    let lengths = (0..<count).map { min(rowsPerStrip, height - $0 * rowsPerStrip) * width * 3 }
    let entries: [(tag: Int, values: [Int])] = [
      (256, [width]), (257, [height]), (258, [8]), (259, [1]), (262, [2]), (273, offsets),
      (277, [3]), (278, [rowsPerStrip]), (279, lengths), (284, [1]),
    ]
    var bytes =
      Array((isShort ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(10, 2)
    var elsewhere: [UInt8] = []
    for (tag, values) in entries {
      bytes += number(tag, 2) + number(isShort ? 3 : 4, 2) + number(values.count, 4)
      let data = values.flatMap { number($0, size) }
      if data.count > 4 {
        bytes += number(directory + elsewhere.count, 4)
        elsewhere += data
      } else {
        bytes += data + [UInt8](repeating: 0, count: 4 - data.count)
      }
    }
    elsewhere += [UInt8](repeating: 0, count: 2 * count * size - elsewhere.count)
    return joined(bytes, number(0, 4), elsewhere, pixels)
  }

  // MARK: ICO

  /// Returns an ICO file of square PNG files, each with its side in pixels.
  package static func icon(_ images: [(side: Int, file: [UInt8])]) -> [UInt8] {
    var bytes = joined([0, 0, 1, 0], little(images.count, 2))
    var offset = 6 + 16 * images.count
    for image in images {
      let side = UInt8(truncatingIfNeeded: image.side)
      bytes += joined(
        [side, side, 0, 0], little(1, 2), little(32, 2), little(image.file.count), little(offset))
      offset += image.file.count
    }
    return bytes + images.flatMap { $0.file }
  }

  // MARK: GIF

  /// Returns a GIF file with one color per frame, with 4 x 4 pixels and 100 ms per frame, with or without a
  /// loop extension.
  ///
  /// The data is not compressed: each pixel is a code of three bits, and the table is cleared before it is
  /// full.
  package static func gif(frames: [Int], loops: Int?) -> [UInt8] {
    var bytes = joined(
      Array("GIF89a".utf8), little(4, 2), little(4, 2), [0x81, 0, 0],
      [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
    if let loops {
      bytes += joined(
        [0x21, 0xFF, 11], Array("NETSCAPE2.0".utf8), [3, 1], little(loops, 2), [0])
    }
    for color in frames { bytes += gifFrame(color) }
    return bytes + [0x3B]
  }

  package static func gifFrame(_ color: Int) -> [UInt8] {
    var codes: [Int] = []
    for index in 0..<16 {
      if index % 2 == 0 { codes.append(4) }
      codes.append(color)
    }
    codes.append(5)
    var (bits, count) = (0, 0)
    var data: [UInt8] = []
    for code in codes {
      bits |= code << count
      count += 3
      while count >= 8 {
        data.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    if count > 0 { data.append(UInt8(bits & 255)) }
    let place = joined(little(0, 2), little(0, 2), little(4, 2), little(4, 2))
    return joined(
      [0x21, 0xF9, 4, 4], little(10, 2), [0, 0, 0x2C], place, [0, 2, UInt8(data.count)], data, [0])
  }
}
