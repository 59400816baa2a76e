/// How an image is made by drawing. Follows `UIGraphicsImageRendererFormat`.
public final class ImageRendererFormat {
  /// Which colours an image has. Follows `UIGraphicsImageRendererFormat.Range`.
  public enum Range: Int, Hashable, Sendable {
    /// What the screen does not tell.
    case unspecified = -1
    /// As the screen likes it.
    case automatic = 0
    /// More than sRGB; drawn as sRGB here.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point; 0 is the screen's.
  public var scale: Double
  /// Whether the image is black where nothing is drawn, not transparent.
  public var opaque: Bool
  /// Which colours the image has: always those of sRGB.
  public var preferredRange = Range.standard

  /// Creates a format of the screen's scale, transparent where nothing is drawn.
  public convenience init() { self.init(scale: 0, opaque: false) }

  init(scale: Double, opaque: Bool) {
    self.scale = scale
    self.opaque = opaque
  }

  /// A format of the screen's scale.
  public static func `default`() -> ImageRendererFormat { ImageRendererFormat() }

  /// A format of the screen's scale.
  public static func preferred() -> ImageRendererFormat { ImageRendererFormat() }
}
