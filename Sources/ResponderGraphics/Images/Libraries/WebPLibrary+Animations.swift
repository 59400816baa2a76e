import Glibc
import ResponderSystem

extension WebPLibrary {
  private typealias Decoder = UnsafeMutableRawPointer
  /// libwebp's `WebPData`.
  private struct Data {
    var bytes: UnsafePointer<UInt8>?
    var count: Int
  }
  /// libwebp's `WebPAnimInfo`.
  private struct Info {
    var width: UInt32 = 0
    var height: UInt32 = 0
    var loopCount: UInt32 = 0
    var background: UInt32 = 0
    var frameCount: UInt32 = 0
    var reserved: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
  }

  private typealias Make =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?, Int32) -> Decoder?
  private typealias Ask = @convention(c) (Decoder, UnsafeMutableRawPointer) -> Int32
  private typealias Next =
    @convention(c) (
      Decoder, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Delete = @convention(c) (Decoder) -> Void

  /// Decodes the animation in a file's bytes. If the system cannot read WebP animations, returns `nil`.
  func readAnimation(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels? {
    guard let library = LoadedLibrary(Self.animationName),
      let make = library.function("WebPAnimDecoderNewInternal", Make.self),
      let ask = library.function("WebPAnimDecoderGetInfo", Ask.self),
      let next = library.function("WebPAnimDecoderGetNext", Next.self),
      let delete = library.function("WebPAnimDecoderDelete", Delete.self)
    else { return nil }
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    buffer.initialize(from: bytes, count: bytes.count)
    defer { buffer.deallocate() }
    var data = Data(bytes: UnsafePointer(buffer), count: bytes.count)
    guard let decoder = make(&data, nil, 0x0107) else { throw .damaged }
    defer { delete(decoder) }
    var info = Info()
    guard ask(decoder, &info) != 0 else { throw .damaged }
    let (width, height) = (Int(info.width), Int(info.height))
    try ImagePixels.check(width: width, height: height)
    let count = min(Int(info.frameCount), GIFStructure.mostFrames)
    let scale = ImagePixels.animationScale(width: width, height: height, count: count)
    var frames: [ImagePixels.Frame] = []
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    var last: Int32 = 0
    while frames.count < count, next(decoder, &pixels, &end) != 0, let pixels {
      guard
        var storage = PixelStorage.copy(
          pixels, width: width, height: height, stride: width * 4, .rgba)
      else { throw .outOfMemory }
      if scale < 1 {
        let (small, low) = (Int(Double(width) * scale), Int(Double(height) * scale))
        guard let other = storage.stretched(toWidth: max(1, small), height: max(1, low)) else {
          throw .outOfMemory
        }
        storage = other
      }
      frames.append(ImagePixels.Frame(storage: storage, milliseconds: Int(end - last)))
      last = end
    }
    guard let first = frames.first else { throw .damaged }
    var result = ImagePixels(storage: first.storage)
    if frames.count > 1 { result.frames = frames }
    result.animationScale = Double(first.storage.width) / Double(width)
    return result
  }
}
