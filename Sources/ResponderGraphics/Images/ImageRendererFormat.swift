import ResponderGeometry

/// The properties of images that a renderer creates. Follows `UIGraphicsImageRendererFormat`.
public final class ImageRendererFormat {
  /// The number of pixels per point. The default is the scale of the screen, which can be read only on the
  /// main thread. Setting 0 resets it.
  public var scale: Double {
    get { ownScale > 0 ? ownScale : MainActor.assumeIsolated { ImageRenderer.currentScale() } }
    set { ownScale = newValue }
  }
  /// The scale that was set, or 0 for that of the screen.
  private(set) var ownScale: Double
  /// A Boolean value that indicates whether the background is black instead of transparent.
  public var opaque: Bool
  /// The drawn area of the renderer whose format this is, in points. It is zero in a format that the program
  /// has created. Follows `UIGraphicsRendererFormat.bounds`.
  public internal(set) var bounds = Rect.zero

  /// Creates a format with the scale of the screen and a transparent background.
  public convenience init() { self.init(scale: 0, opaque: false) }

  init(scale: Double, opaque: Bool) {
    ownScale = scale
    self.opaque = opaque
  }

  /// Returns a format with the scale of the screen.
  public static func `default`() -> ImageRendererFormat { ImageRendererFormat() }

  /// Returns a format with the scale of the screen.
  public static func preferred() -> ImageRendererFormat { ImageRendererFormat() }
}
