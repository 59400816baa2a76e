import ResponderGeometry
import ResponderPixels

/// A context on memory of the application.
extension GraphicsContext {
  /// The largest number of pixels on each side of a context on memory, which is that of Cairo's images.
  private static let largestSide = 32_767

  /// Creates a context on memory with a layout. If there is not enough memory, or a size is not possible,
  /// returns `nil`.
  ///
  /// The origin is at the bottom left, and the y-axis points upward, as in a bitmap context of Core Graphics.
  ///
  /// - Parameters:
  ///   - layout: The layout of the pixels.
  ///   - width: The number of pixels in a row, at most 32,767.
  ///   - height: The number of rows, at most 32,767.
  ///   - bytesPerRow: The number of bytes from one row to the next, or 0 for rows without gaps.
  ///   - address: The first byte of the first row, or `nil` for memory that belongs to the context.
  package convenience init?(
    _ layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int,
    at address: UnsafeMutableRawPointer?
  ) {
    let least = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    let stride = bytesPerRow == 0 ? least.partialValue : bytesPerRow
    let size = stride.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide,
      !least.overflow, !size.overflow, stride >= least.partialValue,
      let memory = BitmapMemory(
        layout, width: width, height: height, bytesPerRow: stride, at: address)
    else { return nil }
    self.init(canvas: memory.canvas, scale: 1)
    bitmap = memory
    state.transform = flippedTransform ?? .identity
    if memory.isCopied { copyFromNowOn() }
  }

  /// The transform of a y-axis that points upward to one that points downward, or `nil` if the context is not
  /// one on memory.
  var flippedTransform: Transform? {
    bitmap.map { Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double($0.canvas.height)) }
  }

  /// The layout of the memory and the number of bytes of its rows, or `nil` if the context is not one on
  /// memory.
  package var memoryLayout: (pixels: PixelLayout, bytesPerRow: Int)? {
    bitmap.map { ($0.layout, $0.bytesPerRow) }
  }

  /// The bits with which the application described the layout of the memory, or 0 if the context is not one
  /// on memory.
  package var memoryLayoutBits: UInt32 {
    get { bitmap?.layoutBits ?? 0 }
    set { bitmap?.layoutBits = newValue }
  }

  /// The first byte of the first row, or `nil` if the context is not one on memory.
  package var memoryAddress: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    bitmap.allocate()
    if bitmap.isCopied { copyFromNowOn() }
    return bitmap.base
  }

  /// Copies pixels from the memory before something is drawn on the canvas.
  func loadMemory(_ box: PixelRect) {
    if let bitmap, bitmap.canvas === canvas { bitmap.load(box) }
  }

  /// Copies pixels to the memory after something was drawn on the canvas.
  func storeMemory(_ box: PixelRect) {
    if let bitmap, bitmap.canvas === canvas { bitmap.store(box) }
  }
}

extension PixelImage {
  /// Creates an image of pixels with a layout. If there is not enough memory, or a size is not possible,
  /// returns `nil`.
  package convenience init?(
    _ layout: PixelLayout, width: Int, height: Int, bytesPerRow: Int,
    in bytes: UnsafeRawBufferPointer
  ) {
    let least = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    guard width > 0, height > 0, width <= PixelRect.limit, height <= PixelRect.limit,
      !least.overflow, bytesPerRow >= least.partialValue, let base = bytes.baseAddress
    else { return nil }
    let size = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !size.overflow, size.partialValue <= bytes.count - least.partialValue,
      let storage = PixelStorage(width: width, height: height)
    else { return nil }
    layout.read(storage.pixels.bounds, from: base, bytesPerRow: bytesPerRow, into: storage.pixels)
    self.init(storage: storage)
  }

  /// The first of the bytes of the pixels: blue, green, red and opacity, with colors multiplied by the
  /// opacity. The bytes do not change, and are valid as long as the image.
  package var firstByte: UnsafeMutableRawPointer { UnsafeMutableRawPointer(storage.base) }

  /// The number of bytes of the pixels.
  package var byteCount: Int { storage.stride * storage.height }
}
