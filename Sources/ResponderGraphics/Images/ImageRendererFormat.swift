/// The properties of images that a renderer creates. Follows `UIGraphicsImageRendererFormat`.
public final class ImageRendererFormat {
  /// The number of pixels per point, or 0 for the scale of the screen.
  public var scale: Double
  /// A Boolean value that indicates whether the background is black instead of transparent.
  public var opaque: Bool

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
