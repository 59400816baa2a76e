import ResponderPlatform
import WindowResponder

/// The memory of one buffer of a ``HeadlessSurface``.
@MainActor final class HeadlessMemory {
  let pixels: PixelBuffer

  init(_ width: Int, _ height: Int, scale: Double, identity: Int) {
    let byteCount = width * height * 4
    let base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    pixels = PixelBuffer(
      base: base, width: width, height: height, stride: width * 4, scale: scale,
      identity: identity)
  }

  isolated deinit {
    pixels.base.deallocate()
  }

  func hasFormat(_ width: Int, _ height: Int, _ scale: Double) -> Bool {
    pixels.width == width && pixels.height == height && pixels.scale == scale
  }
}
