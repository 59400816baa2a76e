import ResponderGeometry
import ResponderPixels
import ResponderPlatform

extension Image {
  /// The width of the stored pixels. For a symbol or an SVG image, this is its width in points.
  public var pixelWidth: Int {
    switch content {
    case .pixels(let storage): storage.width
    case .symbol, .vector: PixelRect.nearest(size.width)
    }
  }

  /// The height of the stored pixels. For a symbol or an SVG image, this is its height in points.
  public var pixelHeight: Int {
    switch content {
    case .pixels(let storage): storage.height
    case .symbol, .vector: PixelRect.nearest(size.height)
    }
  }

  /// Returns the color of one pixel, counted from the top left corner. Outside the image, and for a symbol or
  /// an SVG image, returns ``Color/clear``.
  public func pixel(x: Int, y: Int) -> Color {
    guard case .pixels(let storage) = content, x >= 0, y >= 0, x < storage.width,
      y < storage.height
    else { return .clear }
    return Color(pixel: storage.base[y * storage.width + x])
  }

  /// Returns a Boolean value that indicates whether two images have the same pixels. Each component may
  /// differ by `tolerance` of 255.
  public func hasSamePixels(as other: Image, tolerance: Int = 0) -> Bool {
    guard case .pixels(let own) = content, case .pixels(let others) = other.content,
      own.width == others.width, own.height == others.height
    else { return false }
    for index in 0..<own.width * own.height where own.base[index] != others.base[index] {
      for shift: UInt32 in [0, 8, 16, 24] {
        let a = Int((own.base[index] >> shift) & 0xFF)
        let b = Int((others.base[index] >> shift) & 0xFF)
        if abs(a - b) > tolerance { return false }
      }
    }
    return true
  }

  /// Calls a closure with the premultiplied ARGB pixels, row by row. For a symbol or an SVG image, returns
  /// `nil`.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int) throws -> Result
  ) rethrows -> Result? {
    guard case .pixels(let storage) = content else { return nil }
    return try body(
      UnsafeBufferPointer(start: storage.base, count: storage.width * storage.height),
      storage.width)
  }

  /// Creates an image from a copy of a buffer's pixels. If there is not enough memory, returns `nil`.
  package convenience init?(copying buffer: PixelBuffer) {
    guard let storage = PixelStorage(width: buffer.width, height: buffer.height) else { return nil }
    for y in 0..<buffer.height {
      let row = UnsafeMutableRawPointer(storage.base + y * storage.width)
      row.copyMemory(from: buffer.base + y * buffer.stride, byteCount: storage.stride)
    }
    self.init(storage: storage, scale: buffer.scale)
  }
}
