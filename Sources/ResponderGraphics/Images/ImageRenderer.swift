import ResponderGeometry
import ResponderSystem

/// Makes an image by drawing it. Follows `UIGraphicsImageRenderer`.
///
///     let dot = ImageRenderer(size: Size(width: 16, height: 16)).image { context in
///       context.setFillColor(.red)
///       context.fillEllipse(in: Rect(x: 0, y: 0, width: 16, height: 16))
///     }
///
/// While the block runs its context is ``GraphicsContext/current``. All drawing is done on the main thread;
/// elsewhere the program stops with a sentence.
public struct ImageRenderer: Sendable {
  /// What is drawn, in points; its size is that of the image.
  let bounds: Rect
  /// Pixels per point.
  public let scale: Double
  private let isOpaque: Bool

  /// The size of the image, in points.
  public var size: Size { bounds.size }

  /// How the image is made.
  public var format: ImageRendererFormat { ImageRendererFormat(scale: scale, opaque: isOpaque) }

  /// Creates a renderer. The image has at least one pixel and at most ``Image/maximumSide`` a side.
  public init(size: Size, scale: Double) {
    self.init(bounds: Rect(origin: .zero, size: size), scale: scale, isOpaque: false)
  }

  /// Creates a renderer of the screen's scale.
  public init(size: Size) { self.init(size: size, scale: 0) }

  /// Creates a renderer of a format.
  public init(size: Size, format: ImageRendererFormat) {
    self.init(bounds: Rect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of the screen's scale whose context has a rectangle's coordinates.
  public init(bounds: Rect) { self.init(bounds: bounds, scale: 0, isOpaque: false) }

  /// Creates a renderer of a format whose context has a rectangle's coordinates.
  public init(bounds: Rect, format: ImageRendererFormat) {
    self.init(bounds: bounds, scale: format.scale, isOpaque: format.opaque)
  }

  private init(bounds: Rect, scale: Double, isOpaque: Bool) {
    self.bounds = bounds.standardized
    self.scale =
      scale > 0 && scale.isFinite ? scale : MainActor.assumeIsolated { Self.currentScale() }
    self.isOpaque = isOpaque
  }

  /// Device pixels per point of the sharpest screen.
  @MainActor package static var screenScale: () -> Double = { 1 } {
    didSet { knownScale.with { $0 = screenScale() } }
  }

  /// What ``screenScale`` gave last, for other threads.
  private static let knownScale = Guarded(1.0)
  static var lastScreenScale: Double { knownScale.with { $0 } }

  @MainActor static func currentScale() -> Double {
    let scale = screenScale()
    knownScale.with { $0 = scale }
    return scale
  }

  /// Draws an image; it is transparent where nothing is drawn.
  public func image(_ actions: @MainActor (GraphicsContext) throws -> Void) rethrows -> Image {
    try MainActor.assumeIsolated {
      let drawing = ImageDrawing(bounds: bounds, scale: scale, isOpaque: isOpaque)
      try drawing.context.withCurrent { try actions(drawing.context) }
      return drawing.image
    }
  }

  /// Draws an image and gives it as a PNG file's bytes.
  public func pngData(
    _ actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> [UInt8] {
    try image(actions).pngData()
  }

  /// Draws an image and gives it as a JPEG file's bytes, of a quality from 0 to 1; empty where the system
  /// cannot write JPEG.
  public func jpegData(
    withCompressionQuality quality: Double,
    actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> [UInt8] {
    try image(actions).jpegData(compressionQuality: quality) ?? []
  }
}

extension Image {
  /// The image drawn in its size at a scale: a symbol gets pixels, a template its colour.
  @preconcurrency @MainActor public func rasterized(scale: Double, tint: Color? = nil) -> Image {
    ImageRenderer(size: size, scale: scale).image { $0.draw(self, at: .zero, tint: tint) }
  }
}
