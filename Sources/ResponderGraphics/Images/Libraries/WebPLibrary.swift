import Glibc
import ResponderSystem

/// libwebp, which reads WebP. It is loaded when the first such image is decoded.
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
  static let animationName = "libwebpdemux.so.2"
  static let shared = WebPLibrary()

  let library: LoadedLibrary

  private init?() {
    guard let library = LoadedLibrary(Self.name) else { return nil }
    self.library = library
  }

  /// Decodes the bytes of a file.
  func read(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels {
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
    try ImagePixels.check(width: Int(width), height: Int(height))
    let structure = WebPStructure(bytes)
    if structure.isAnimation {
      // The decoder of animations accepts only files with complete chunks.
      let whole = structure.isCut ? structure.repaired : bytes
      if let whole, var film = try readAnimation(whole) {
        film.orientation = structure.orientation
        film.playCount = structure.playCount
        if structure.isCut { film.error = .damaged }
        return film
      }
    }
    let pixels = bytes.withUnsafeBufferPointer { part in
      part.baseAddress.flatMap { decode($0, part.count, &width, &height) }
    }
    var result: ImagePixels
    if let pixels {
      defer { release(pixels) }
      guard
        let storage = PixelStorage.copy(
          pixels, width: Int(width), height: Int(height), stride: Int(width) * 4, .bgra)
      else { throw .outOfMemory }
      result = ImagePixels(storage: storage)
    } else {
      result = ImagePixels(
        storage: try readPart(bytes, width: Int(width), height: Int(height)))
      result.error = .damaged
    }
    if structure.isCut { result.error = .damaged }
    result.orientation = structure.orientation
    return result
  }
}
