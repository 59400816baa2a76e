import ResponderSystem

/// libpng, with which Cairo reads PNG. It decodes the intact rows of files that Cairo rejects.
enum PNGLibrary {
  /// libpng's `png_image`, of its simplified interface.
  private struct Request {
    var opaque: UnsafeMutableRawPointer?
    var version: UInt32 = 1
    var width: UInt32 = 0
    var height: UInt32 = 0
    var format: UInt32 = 0
    var flags: UInt32 = 0
    var colorCount: UInt32 = 0
    var result: UInt32 = 0
    var message: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
      0, 0, 0, 0, 0, 0, 0, 0
    )
  }

  private typealias Begin =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?, Int) -> Int32
  private typealias Finish =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// libpng's `PNG_FORMAT_BGRA`.
  private static let blueFirst: UInt32 = 0x13

  static let name = "libpng16.so.16"

  /// Decodes the intact rows of a damaged file. The other rows are transparent.
  ///
  /// In an interlaced image, missing pixels are copied from earlier passes.
  static func readPart(_ bytes: [UInt8]) throws(ImageError) -> PixelStorage {
    let size = try PNGHeader.check(bytes)
    guard let library = LoadedLibrary(name),
      let begin = library.function("png_image_begin_read_from_memory", Begin.self),
      let finish = library.function("png_image_finish_read", Finish.self),
      let free = library.function("png_image_free", Free.self)
    else { throw .damaged }
    // The memory is zeroed, so that pixels that are not decoded are transparent.
    guard let rows = PixelStorage(width: size.width, height: size.height) else {
      throw .outOfMemory
    }
    closed(bytes).withUnsafeBytes { bytes in
      var request = Request()
      guard begin(&request, bytes.baseAddress, bytes.count) != 0,
        request.width == UInt32(size.width), request.height == UInt32(size.height)
      else { return free(&request) }
      request.format = blueFirst
      _ = finish(&request, nil, rows.base, Int32(rows.stride), nil)
      free(&request)
    }
    // The last byte of the header indicates whether the image is interlaced.
    if bytes.count > 28, bytes[28] == 1 { rows.fillGaps() }
    return try rows.checkedPart(.bgra)
  }
}

extension PNGLibrary {
  /// Returns the file with its last chunk shortened to the available bytes, and with an end chunk appended.
  ///
  /// libpng requests a chunk's bytes in large pieces, and decodes nothing of an incomplete piece.
  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    var start = 8
    while start + 8 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      // The length, the type, the contents and the checksum.
      guard start + 12 + length > bytes.count else {
        start += 12 + length
        continue
      }
      var file = bytes
      let there = min(length, bytes.count - start - 8)
      for index in 0..<4 {
        file[start + index] = UInt8(truncatingIfNeeded: there >> (24 - 8 * index))
      }
      file.removeLast(bytes.count - start - 8 - there)
      return file + [0, 0, 0, 0] + end
    }
    return bytes + end
  }

  /// The last chunk of a file.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

extension PixelStorage {
  /// Fills pixels that the last passes of Adam7 did not reach with those of earlier passes.
  fileprivate func fillGaps() {
    let grids = [(1, 2), (2, 2), (2, 4), (4, 4), (4, 8), (8, 8)]
    for y in 0..<height {
      for x in 0..<width where base[y * width + x] == 0 {
        for (across, down) in grids {
          let found = base[(y - y % down) * width + x - x % across]
          if found == 0 { continue }
          base[y * width + x] = found
          break
        }
      }
    }
  }
}
