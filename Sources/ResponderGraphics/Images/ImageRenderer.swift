import ResponderGeometry
import ResponderSystem

/// A renderer that creates an image by drawing it. Follows `UIGraphicsImageRenderer`.
///
///     let dot = ImageRenderer(size: Size(width: 16, height: 16)).image { context in
///       context.setFillColor(.red)
///       context.fillEllipse(in: Rect(x: 0, y: 0, width: 16, height: 16))
///     }
///
/// While the closure runs, its context is ``GraphicsContext/current``. Use renderers only on the main thread.
/// On another thread, the program stops with a message.
public struct ImageRenderer: Sendable {
  /// The drawn area, in points. Its size is that of the image.
  let bounds: Rect
  /// The number of pixels per point.
  public let scale: Double
  private let isOpaque: Bool

  /// The size of the image, in points.
  public var size: Size { bounds.size }

  /// The format of the images.
  public var format: ImageRendererFormat {
    let format = ImageRendererFormat(scale: scale, opaque: isOpaque)
    format.bounds = bounds
    return format
  }

  /// Creates a renderer. Each side of the image has at least 1 pixel and at most ``Image/maximumSide``.
  public init(size: Size, scale: Double) {
    self.init(bounds: Rect(origin: .zero, size: size), scale: scale, isOpaque: false)
  }

  /// Creates a renderer with the scale of the screen.
  public init(size: Size) { self.init(size: size, scale: 0) }

  /// Creates a renderer with a format.
  public init(size: Size, format: ImageRendererFormat) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer with the scale of the screen. The coordinates of its context are those of a
  /// rectangle.
  public init(bounds: Rect) { self.init(bounds: bounds, scale: 0, isOpaque: false) }

  /// Creates a renderer with a format. The coordinates of its context are those of a rectangle.
  public init(bounds: Rect, format: ImageRendererFormat) {
    self.init(bounds: bounds, scale: format.ownScale, isOpaque: format.opaque)
  }

  private init(bounds: Rect, scale: Double, isOpaque: Bool) {
    self.bounds = bounds.standardized
    self.scale =
      scale > 0 && scale.isFinite ? scale : MainActor.assumeIsolated { Self.currentScale() }
    self.isOpaque = isOpaque
  }

  /// The closure that returns the scale of the sharpest screen, in device pixels per point.
  @MainActor package static var screenScale: () -> Double = { 1 } {
    didSet { knownScale.with { $0 = screenScale() } }
  }

  /// The last result of ``screenScale``, for other threads.
  private static let knownScale = Guarded(1.0)
  static var lastScreenScale: Double { knownScale.with { $0 } }

  @MainActor static func currentScale() -> Double {
    let scale = screenScale()
    knownScale.with { $0 = scale }
    return scale
  }

  /// Draws an image. Pixels that are not drawn are transparent.
  public func image(_ actions: @MainActor (GraphicsContext) throws -> Void) rethrows -> Image {
    try MainActor.assumeIsolated {
      let drawing = ImageDrawing(bounds: bounds, scale: scale, isOpaque: isOpaque)
      try drawing.context.withCurrent { try actions(drawing.context) }
      return drawing.image
    }
  }

  /// Draws an image and returns it as the bytes of a PNG file.
  @_disfavoredOverload public func pngData(
    _ actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> [UInt8] {
    try image(actions).pngData()
  }

  /// Draws an image and returns it as the bytes of a JPEG file, with a quality from 0 to 1. If the system
  /// cannot write JPEG, the result is empty.
  @_disfavoredOverload public func jpegData(
    withCompressionQuality quality: Double,
    actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> [UInt8] {
    try image(actions).jpegData(compressionQuality: quality) ?? []
  }
}

extension Image {
  /// Returns a bitmap of the image in its own size, with a number of device pixels per point. A template
  /// image is drawn in `tint`.
  @preconcurrency @MainActor public func rasterized(scale: Double, tint: Color? = nil) -> Image {
    ImageRenderer(size: size, scale: scale).image { $0.draw(self, at: .zero, tint: tint) }
  }
}
