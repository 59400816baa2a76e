import ResponderPixels

extension WebPLibrary {
  private typealias Decoder = UnsafeMutableRawPointer
  private typealias Make =
    @convention(c) (Int32, UnsafeMutablePointer<UInt8>, Int, Int32) -> Decoder?
  private typealias Append = @convention(c) (Decoder, UnsafePointer<UInt8>?, Int) -> Int32
  private typealias Delete = @convention(c) (Decoder) -> Void

  /// libwebp's `MODE_BGRA`.
  private static var blueFirst: Int32 { 3 }

  /// Decodes the rows that a file contains before it is cut off. The other rows are transparent.
  func readPart(_ bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> PixelStorage {
    guard let make = library.function("WebPINewRGB", Make.self),
      let append = library.function("WebPIAppend", Append.self),
      let delete = library.function("WebPIDelete", Delete.self)
    else { throw .damaged }
    // The memory is zeroed, so that rows that are not decoded are transparent.
    guard let rows = PixelStorage(width: width, height: height) else { throw .outOfMemory }
    let target = UnsafeMutableRawPointer(rows.base).assumingMemoryBound(to: UInt8.self)
    guard let decoder = make(Self.blueFirst, target, rows.stride * height, Int32(rows.stride))
    else { throw .outOfMemory }
    _ = bytes.withUnsafeBufferPointer { append(decoder, $0.baseAddress, $0.count) }
    delete(decoder)
    return try rows.checkedPart(.bgra)
  }
}

extension PixelStorage {
  /// Returns decoded pixels, premultiplied.
  ///
  /// - Throws: `ImageError.damaged` if all pixels are transparent, which means that nothing was decoded.
  func checkedPart(_ layout: PixelLayout) throws(ImageError) -> PixelStorage {
    guard (0..<width * height).contains(where: { base[$0] != 0 }) else { throw .damaged }
    let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
    guard let made = PixelStorage.copy(bytes, width: width, height: height, stride: stride, layout)
    else { throw .outOfMemory }
    return made
  }
}
