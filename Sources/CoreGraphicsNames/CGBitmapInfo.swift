public import ResponderGraphics
import ResponderPixels

/// The position of the opacity in a pixel. Follows `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Pixels have no opacity.
  case none
  /// The opacity follows the colors, which are multiplied by it.
  case premultipliedLast
  /// The opacity precedes the colors, which are multiplied by it.
  case premultipliedFirst
  /// The opacity follows the colors, which are not multiplied by it.
  case last
  /// The opacity precedes the colors, which are not multiplied by it.
  case first
  /// An ignored byte follows the colors.
  case noneSkipLast
  /// An ignored byte precedes the colors.
  case noneSkipFirst
  /// Pixels only have an opacity.
  case alphaOnly
}

/// The order of the bytes in a pixel. Follows `CGImageByteOrderInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of ``CGBitmapInfo`` that contain the order.
  case orderMask = 0x7000
  /// The order of the components: the first component is in the first byte.
  case orderDefault = 0
  /// Numbers of 16 bits with the least significant byte first.
  case order16Little = 0x1000
  /// Numbers of 32 bits with the least significant byte first.
  case order32Little = 0x2000
  /// Numbers of 16 bits with the most significant byte first.
  case order16Big = 0x3000
  /// Numbers of 32 bits with the most significant byte first.
  case order32Big = 0x4000
}

/// The layout of pixels: an alpha info and a byte order. Follows `CGBitmapInfo`.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32
  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that indicate components that are not integers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers. No context and no image has them.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the ``CGImageByteOrderInfo``.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The first component is in the first byte.
  public static var byteOrderDefault: CGBitmapInfo { [] }
  /// Numbers of 16 bits with the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Numbers of 32 bits with the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Numbers of 16 bits with the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Numbers of 32 bits with the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The position of the opacity, or `nil` if the bits have no meaning.
  package var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }
}

extension PixelLayout {
  /// Creates the layout of pixels with components of 8 bits. If the library has no such layout, returns
  /// `nil`.
  package init?(_ info: CGBitmapInfo, bitsPerPixel: Int, components: Int) {
    guard let alpha = info.alphaInfo, info.isDisjoint(with: .floatInfoMask) else { return nil }
    let order = info.intersection(.byteOrderMask)
    let isReversed = order == .byteOrder32Little
    guard isReversed || order == .byteOrder32Big || order == .byteOrderDefault else { return nil }
    switch (bitsPerPixel, alpha) {
    case (8, .alphaOnly): self = .alphaOnly
    case (8, .none) where components == 1: self = .gray
    case (24, .none) where components == 3 && !isReversed:
      self.init(
        alphaIsFirst: nil, isReversed: false, isOpaque: true, isPremultiplied: true)
    case (32, .premultipliedLast), (32, .premultipliedFirst), (32, .last), (32, .first),
      (32, .noneSkipLast), (32, .noneSkipFirst):
      guard components == 3 else { return nil }
      self.init(
        alphaIsFirst: [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha),
        isReversed: isReversed, isOpaque: [.noneSkipFirst, .noneSkipLast].contains(alpha),
        isPremultiplied: ![.first, .last].contains(alpha))
    default: return nil
    }
  }
}

extension PixelImage {
  /// The layout of the pixels: blue, green, red and opacity. Follows `CGImage.bitmapInfo`.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo.byteOrder32Little.union(
      CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue))
  }

  /// The position of the opacity. Follows `CGImage.alphaInfo`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// The order of the bytes. Follows `CGImage.byteOrderInfo`.
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
}
