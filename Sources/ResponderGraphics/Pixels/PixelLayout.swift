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
  let red: Int
  /// The position of the byte of green in the pixel.
  let green: Int
  /// The position of the byte of blue in the pixel.
  let blue: Int
  /// The position of the byte of the opacity, or `nil` if pixels are opaque.
  let alpha: Int?
  /// A Boolean value that indicates whether the colors are multiplied by the opacity.
  package let isPremultiplied: Bool

  /// A byte for each pixel, which is its gray value.
  package static let gray = PixelLayout(components: .gray, bytesPerPixel: 1)
  /// A byte for each pixel, which is its opacity.
  package static let alphaOnly = PixelLayout(components: .alpha, bytesPerPixel: 1)

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
  var isNative: Bool {
    components == .color && bytesPerPixel == 4 && isPremultiplied && (blue, green, red) == (0, 1, 2)
      && alpha == 3
  }

  /// A Boolean value that indicates whether the memory does not contain all that a canvas contains.
  var losesComponents: Bool { components != .color || alpha == nil }

  /// Returns the pixel of a canvas for a pixel in memory.
  @inline(__always) func pixel(at bytes: UnsafePointer<UInt8>) -> UInt32 {
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
  @inline(__always) func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
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
}
