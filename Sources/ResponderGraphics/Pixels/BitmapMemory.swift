import Glibc
import ResponderPixels

/// The memory of a bitmap context that the application reads and writes. Follows `CGContext.data`.
///
/// A canvas draws into memory of its own layout directly. For another layout, the pixels are copied: from the
/// memory before something is drawn, and back to it afterward. This applies only to the drawn area, and only
/// if the application has the address of the memory.
final class BitmapMemory {
  let layout: PixelLayout
  let bytesPerRow: Int
  /// The bits with which the application described the layout.
  var layoutBits: UInt32 = 0
  /// The first byte of the first row, or `nil` until ``allocate()`` is called.
  private(set) var base: UnsafeMutableRawPointer?
  /// The canvas, which is retained.
  let canvas: Canvas
  /// A Boolean value that indicates whether the canvas draws into the memory.
  let isDirect: Bool
  private let ownsMemory: Bool

  /// Creates a memory at an address, which must be valid as long as the context is used, or with memory of
  /// its own. If there is not enough memory, returns `nil`.
  init?(
    _ layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int,
    at address: UnsafeMutableRawPointer?
  ) {
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    ownsMemory = address == nil
    // Cairo computes positions in an image with 32 bits.
    isDirect =
      layout.isNative && bytesPerRow % 4 == 0 && bytesPerRow * height <= Int(Int32.max)
      && UInt(bitPattern: address) % 4 == 0
    if isDirect {
      guard let memory = address ?? calloc(bytesPerRow * height, 1) else { return nil }
      base = memory
      canvas = Canvas(base: memory, width: width, height: height, stride: bytesPerRow)
    } else {
      guard let canvas = Canvas(width: width, height: height) else { return nil }
      self.canvas = canvas
      base = address
      if base == nil, layout.alpha == nil {
        canvas.base.update(repeating: 0xFF00_0000, count: width * height)
      }
    }
    load(canvas.bounds)
  }

  deinit {
    if ownsMemory { free(base) }
  }

  /// A Boolean value that indicates whether pixels are copied from and to the memory.
  var isCopied: Bool { base != nil && !isDirect }

  /// Allocates the memory if there is none, and copies all pixels to it.
  func allocate() {
    guard base == nil else { return }
    base = calloc(bytesPerRow * canvas.height, 1)
    store(canvas.bounds)
  }

  /// Copies the pixels of a rectangle from the memory to the canvas.
  func load(_ box: PixelRect) {
    guard !isDirect, let base else { return }
    layout.read(
      box.intersection(canvas.bounds), from: base, bytesPerRow: bytesPerRow, into: canvas.pixels)
  }

  /// Copies the pixels of a rectangle from the canvas to the memory.
  func store(_ box: PixelRect) {
    guard !isDirect, let base else { return }
    layout.write(
      box.intersection(canvas.bounds), to: base, bytesPerRow: bytesPerRow, from: canvas.pixels)
  }

  /// Gives the canvas the pixels of the memory, or removes the components that the layout lacks.
  func normalize() {
    if base != nil { return load(canvas.bounds) }
    if layout.losesComponents { layout.reduce(canvas.pixels) }
  }
}
