import Glibc
import ResponderSystem

/// libwebp, which reads WebP; loaded when the first such picture comes.
struct WebPLibrary: Sendable {
  private typealias GetInfo =
    @convention(c) (
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Decode =
    @convention(c) (
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  static let name = "libwebp.so.7"
  static let filmName = "libwebpdemux.so.2"
  static let shared = WebPLibrary()

  private let library: LoadedLibrary

  private init?() {
    guard let library = LoadedLibrary(Self.name) else { return nil }
    self.library = library
  }

  /// The picture of a file's bytes.
  func read(_ bytes: [UInt8]) throws(ImageError) -> PicturePixels {
    var width: Int32 = 0
    var height: Int32 = 0
    guard let getInfo = library.function("WebPGetInfo", GetInfo.self),
      let decode = library.function("WebPDecodeBGRA", Decode.self),
      let release = library.function("WebPFree", Free.self)
    else { throw .noReader(format: "webp", library: Self.name) }
    let isKnown = bytes.withUnsafeBufferPointer { part in
      part.baseAddress.map { getInfo($0, part.count, &width, &height) } ?? 0
    }
    guard isKnown != 0 else { throw .damaged }
    try PicturePixels.check(width: Int(width), height: Int(height))
    // Bit 1 of the flags that follow the first chunk's head says that it is a film.
    if bytes.count > 20, bytes[12..<16].elementsEqual("VP8X".utf8), bytes[20] & 2 != 0,
      let film = try readFilm(bytes)
    {
      return film
    }
    let pixels = bytes.withUnsafeBufferPointer { part in
      part.baseAddress.flatMap { decode($0, part.count, &width, &height) }
    }
    guard let pixels else { throw .damaged }
    defer { release(pixels) }
    guard
      let storage = PixelStorage.copy(
        pixels, width: Int(width), height: Int(height), stride: Int(width) * 4, .bgra)
    else { throw .outOfMemory }
    return PicturePixels(storage: storage)
  }
}
