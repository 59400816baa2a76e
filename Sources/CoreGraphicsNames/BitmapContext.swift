public import ResponderGraphics
import ResponderPixels

/// Contexts that draw into memory, as `CGContext` can.
extension GraphicsContext {
  /// Creates a context that draws into memory. Follows
  /// `CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`.
  ///
  /// The origin is at the bottom left, and the y-axis points upward, so that `draw(_:in:byTiling:)` draws
  /// an image upright. The memory always contains what was drawn, and what the application writes there is
  /// drawn over. Drawing is fastest into `premultipliedFirst` with `byteOrder32Little`, which needs no
  /// conversion.
  ///
  /// As in Core Graphics, there are contexts with 8 bits for each component, and these layouts: colors with
  /// `premultipliedLast`, `premultipliedFirst`, `noneSkipLast` or `noneSkipFirst`, grays with `none`, and
  /// `alphaOnly`. For another layout, a side that is not from 1 to 32,767 pixels, or rows that are too short,
  /// returns `nil`.
  ///
  /// - Parameters:
  ///   - data: The first byte of the first row, which must be valid as long as the context is used, or `nil`
  ///     for memory that belongs to the context.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a component, which is 8.
  ///   - bytesPerRow: The number of bytes from one row to the next, or 0 for rows without gaps.
  ///   - space: The color space, which determines the number of components.
  ///   - bitmapInfo: The bits of a ``CGImageAlphaInfo`` and a byte order.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: ColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isPlain = info.alphaInfo == .alphaOnly || space.numberOfComponents == 1
    guard bitsPerComponent == 8,
      let layout = PixelLayout(
        info, bitsPerPixel: isPlain ? 8 : 32, components: space.numberOfComponents),
      layout.isPremultiplied
    else { return nil }
    self.init(layout, width: width, height: height, bytesPerRow: bytesPerRow, at: data)
    memoryLayoutBits = bitmapInfo
  }

  /// The first byte of the memory into which the context draws, or `nil` if it is no bitmap context.
  public var data: UnsafeMutableRawPointer? { memoryAddress }

  /// The number of bytes from one row of the memory to the next, or 0 if the context is no bitmap context.
  public var bytesPerRow: Int { memoryLayout?.bytesPerRow ?? 0 }

  /// The number of bits of a component of the memory, or 0 if the context is no bitmap context.
  public var bitsPerComponent: Int { memoryLayout == nil ? 0 : 8 }

  /// The number of bits of a pixel of the memory, or 0 if the context is no bitmap context.
  public var bitsPerPixel: Int { (memoryLayout?.pixels.bytesPerPixel ?? 0) * 8 }

  /// The layout of the memory with which the context was created, or no bits if the context is no bitmap
  /// context.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: memoryLayoutBits) }

  /// The position of the opacity in the memory.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// The color space of the memory, or `nil` if the context is no bitmap context or has no colors.
  public var colorSpace: ColorSpace? {
    switch memoryLayout?.pixels.components {
    case .color: .sRGB
    case .gray: .gray
    case .alpha, nil: nil
    }
  }
}

/// The models of color spaces. Follows `CGColorSpaceModel`.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model is not known.
  case unknown = -1
  /// Grays.
  case monochrome
  /// Red, green and blue.
  case rgb
}

extension ColorSpace {
  /// The model of the color space. Follows `CGColorSpace.model`.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Creates the color space itself, for code that passes a constant of `CGColorSpace` as a name.
  public init?(name: ColorSpace) { self = name }

  /// The color space with the primaries of many displays, which is drawn as sRGB.
  public static var displayP3: ColorSpace { .sRGB }
  /// The color space sRGB with components outside of 0 to 1, which are limited to that range.
  public static var extendedSRGB: ColorSpace { .sRGB }
  /// The color space of grays with the gamma of sRGB.
  public static var genericGrayGamma2_2: ColorSpace { .gray }
}
