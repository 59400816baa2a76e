/// The properties of images that a renderer creates. Follows `UIGraphicsImageRendererFormat`.
public final class ImageRendererFormat {
  /// The range of an image's colors. Follows `UIGraphicsImageRendererFormat.Range`.
  public enum Range: Int, Hashable, Sendable {
    /// A range that is not specified.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// The extended sRGB range, which is drawn as sRGB.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The number of pixels per point, or 0 for the scale of the screen.
  public var scale: Double
  /// A Boolean value that indicates whether the background is black instead of transparent.
  public var opaque: Bool
  /// The preferred range of the image's colors. It has no effect, since images are always sRGB.
  public var preferredRange = Range.standard

  /// Creates a format with the scale of the screen and a transparent background.
  public convenience init() { self.init(scale: 0, opaque: false) }

  init(scale: Double, opaque: Bool) {
    self.scale = scale
    self.opaque = opaque
  }

  /// Returns a format with the scale of the screen.
  public static func `default`() -> ImageRendererFormat { ImageRendererFormat() }

  /// Returns a format with the scale of the screen.
  public static func preferred() -> ImageRendererFormat { ImageRendererFormat() }
}
