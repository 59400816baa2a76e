extension Image {
  /// Creates an image from a copy of pixels in memory.
  ///
  /// If there are too few pixels, or a side is not from 1 to ``maximumSide``, returns `nil`.
  ///
  /// - Parameters:
  ///   - pixels: The pixels row by row from the top, as `0xAARRGGBB`, with colors premultiplied by alpha.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - scale: The number of pixels per point.
  public convenience init?(pixels: [UInt32], width: Int, height: Int, scale: Double = 1) {
    guard Self.isSize(width, height), pixels.count >= width * height,
      let storage = PixelStorage(width: width, height: height)
    else { return nil }
    pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      storage.base.update(from: base, count: width * height)
    }
    self.init(storage: storage, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Creates an image from a copy of bytes in memory: red, green, blue and alpha of each pixel, not
  /// premultiplied.
  ///
  /// If there are too few bytes, or a side is not from 1 to ``maximumSide``, returns `nil`.
  ///
  /// - Parameters:
  ///   - rgba: Four bytes for each pixel, row by row from the top.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - scale: The number of pixels per point.
  public convenience init?(rgba: [UInt8], width: Int, height: Int, scale: Double = 1) {
    guard Self.isSize(width, height), rgba.count >= width * height * 4 else { return nil }
    let storage = rgba.withUnsafeBufferPointer { source in
      source.baseAddress.flatMap {
        PixelStorage.copy($0, width: width, height: height, stride: width * 4, .rgba)
      }
    }
    guard let storage else { return nil }
    self.init(storage: storage, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  private static func isSize(_ width: Int, _ height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
      && width * height <= maximumPixels
  }
}
