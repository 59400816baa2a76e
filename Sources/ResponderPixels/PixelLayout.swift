/// The positions of the components of a pixel in the memory of a bitmap context or of an image.
package struct PixelLayout: Hashable, Sendable {
  /// The components of a pixel.
  package enum Components: Sendable {
    case color, gray, alpha
  }

  /// The components of a pixel.
  package let components: Components
  /// The number of bytes of a pixel.
  package let bytesPerPixel: Int
  /// The position of the byte of red in the pixel.
  package let red: Int
  /// The position of the byte of green in the pixel.
  package let green: Int
  /// The position of the byte of blue in the pixel.
  package let blue: Int
  /// The position of the byte of the opacity, or `nil` if pixels are opaque.
  package let alpha: Int?
  /// A Boolean value that indicates whether the colors are multiplied by the opacity.
  package let isPremultiplied: Bool

  /// A byte for each pixel, which is its gray value.
  package static let gray = PixelLayout(components: .gray, bytesPerPixel: 1)
  /// A byte for each pixel, which is its opacity.
  package static let alphaOnly = PixelLayout(components: .alpha, bytesPerPixel: 1)

  /// Three bytes for each pixel: red, green, blue.
  package static let rgb = PixelLayout(
    alphaIsFirst: nil, isReversed: false, isOpaque: true, isPremultiplied: true)
  /// Four bytes for each pixel: red, green, blue and the opacity, by which the colors are not multiplied.
  package static let rgba = PixelLayout(
    alphaIsFirst: false, isReversed: false, isOpaque: false, isPremultiplied: false)
  /// Four bytes for each pixel: blue, green, red and the opacity, by which the colors are not multiplied.
  package static let bgra = PixelLayout(
    alphaIsFirst: true, isReversed: true, isOpaque: false, isPremultiplied: false)

  private init(components: Components, bytesPerPixel: Int) {
    self.components = components
    self.bytesPerPixel = bytesPerPixel
    (red, green, blue) = (0, 0, 0)
    alpha = components == .alpha ? 0 : nil
    isPremultiplied = true
  }

  /// Creates the layout of colors.
  ///
  /// - Parameters:
  ///   - alphaIsFirst: A Boolean value that indicates whether the byte of the opacity precedes the colors, or
  ///     `nil` for three bytes without opacity.
  ///   - isReversed: A Boolean value that indicates whether the order of all bytes is reversed, as that of a
  ///     number of 32 bits whose first byte is the least significant one.
  ///   - isOpaque: A Boolean value that indicates whether the byte of the opacity is ignored.
  ///   - isPremultiplied: A Boolean value that indicates whether the colors are multiplied by the opacity.
  package init(alphaIsFirst: Bool?, isReversed: Bool, isOpaque: Bool, isPremultiplied: Bool) {
    components = .color
    bytesPerPixel = alphaIsFirst == nil ? 3 : 4
    let last = bytesPerPixel - 1
    let start = alphaIsFirst == true ? 1 : 0
    func place(_ index: Int) -> Int { isReversed ? last - index : index }
    (red, green, blue) = (place(start), place(start + 1), place(start + 2))
    alpha = alphaIsFirst.flatMap { isOpaque ? nil : place($0 ? 0 : 3) }
    self.isPremultiplied = isPremultiplied
  }

  /// A Boolean value that indicates whether a canvas has the same layout.
  package var isNative: Bool {
    components == .color && bytesPerPixel == 4 && isPremultiplied && (blue, green, red) == (0, 1, 2)
      && alpha == 3
  }

  /// A Boolean value that indicates whether the memory does not contain all that a canvas contains.
  package var losesComponents: Bool { components != .color || alpha == nil }

  /// Returns the pixel of a canvas for a pixel in memory.
  @inline(__always) private func pixel(at bytes: UnsafePointer<UInt8>) -> UInt32 {
    switch components {
    case .gray: return 0xFF00_0000 | UInt32(bytes[0]) * 0x01_0101
    case .alpha: return UInt32(bytes[0]) << 24
    case .color: break
    }
    let opacity = alpha.map { UInt32(bytes[$0]) } ?? 255
    var colors = (UInt32(bytes[red]), UInt32(bytes[green]), UInt32(bytes[blue]))
    if !isPremultiplied, opacity < 255 {
      colors.0 = (colors.0 * opacity + 127) / 255
      colors.1 = (colors.1 * opacity + 127) / 255
      colors.2 = (colors.2 * opacity + 127) / 255
    }
    return opacity << 24 | colors.0 << 16 | colors.1 << 8 | colors.2
  }

  /// Writes a pixel of a canvas to memory.
  @inline(__always) private func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
    let colors = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    switch components {
    case .gray:
      bytes[0] = UInt8((colors.0 * 299 + colors.1 * 587 + colors.2 * 114 + 500) / 1000)
    case .alpha: bytes[0] = UInt8(pixel >> 24)
    case .color:
      bytes[red] = UInt8(colors.0)
      bytes[green] = UInt8(colors.1)
      bytes[blue] = UInt8(colors.2)
      if let alpha {
        bytes[alpha] = UInt8(pixel >> 24)
      } else if bytesPerPixel == 4 {
        bytes[6 - red - green - blue] = 255
      }
    }
  }

  /// Copies pixels from memory with the layout.
  ///
  /// - Parameters:
  ///   - rect: The pixels, inside the bitmap.
  ///   - base: The first byte of the pixel at the origin of the bitmap.
  ///   - bytesPerRow: The number of bytes from one row to the next.
  ///   - bitmap: The pixels to write.
  package func read(
    _ rect: PixelRect, from base: UnsafeRawPointer, bytesPerRow: Int, into bitmap: Bitmap
  ) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let pixels = bitmap.base + y * bitmap.stride
      for x in rect.minX..<rect.maxX { pixels[x] = pixel(at: row + x * bytesPerPixel) }
    }
  }

  /// Copies pixels to memory with the layout.
  ///
  /// - Parameters:
  ///   - rect: The pixels, inside the bitmap.
  ///   - base: The first byte of the pixel at the origin of the bitmap.
  ///   - bytesPerRow: The number of bytes from one row to the next.
  ///   - bitmap: The pixels to read.
  package func write(
    _ rect: PixelRect, to base: UnsafeMutableRawPointer, bytesPerRow: Int, from bitmap: Bitmap
  ) {
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let pixels = bitmap.base + y * bitmap.stride
      for x in rect.minX..<rect.maxX { write(pixels[x], to: row + x * bytesPerPixel) }
    }
  }

  /// Replaces pixels by those that remain of them in memory with the layout.
  package func reduce(_ bitmap: Bitmap) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { spare in
      guard let bytes = spare.baseAddress else { return }
      for y in 0..<bitmap.height {
        let pixels = bitmap.base + y * bitmap.stride
        for x in 0..<bitmap.width {
          write(pixels[x], to: bytes)
          pixels[x] = pixel(at: bytes)
        }
      }
    }
  }
}
