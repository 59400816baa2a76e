public import CoreGraphicsNames
public import Foundation
public import ResponderGraphics
import ResponderPixels

/// Core Foundation's name for `NSData`.
public typealias CFData = NSData

/// Returns the first byte of data, which is valid as long as the data. The bytes of an image are valid as
/// long as the image.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes of data.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// The bytes of an image. Follows `CGDataProvider`.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of a copy of data.
  public init?(data: CFData) {
    self.data = (data.copy() as? NSData) ?? NSData(data: Data(referencing: data))
  }

  /// Creates a provider of the pixels of an image, which the data retains.
  fileprivate init(_ image: PixelImage) {
    data = NSData(
      bytesNoCopy: image.firstByte, length: image.byteCount,
      deallocator: { _, _ in withExtendedLifetime(image) {} })
  }
}

extension PixelImage {
  /// The bytes of the pixels, in the layout of `bitmapInfo`. Follows `CGImage.dataProvider`.
  ///
  /// They are not copied, so that they are valid as long as the image, even if nothing retains the provider.
  public var dataProvider: CGDataProvider? { CGDataProvider(self) }

  /// Creates an image of bytes. Follows `CGImage.init(width:height:…:provider:decode:…)`.
  ///
  /// Components have 8 bits. Colors have 24 or 32 bits for each pixel, grays and `alphaOnly` 8. For another
  /// layout, too few bytes, or an array `decode`, returns `nil`. Scaled images are interpolated as the
  /// context does it, whatever `shouldInterpolate` is.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: ColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<Double>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, let data = provider.data,
      let layout = PixelLayout(
        bitmapInfo, bitsPerPixel: bitsPerPixel, components: space.numberOfComponents)
    else { return nil }
    self.init(
      layout, width: width, height: height, bytesPerRow: bytesPerRow,
      in: UnsafeRawBufferPointer(start: data.bytes, count: data.length))
  }
}
