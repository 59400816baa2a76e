import ResponderGeometry

/// Makes an image by drawing it. Follows `UIGraphicsImageRenderer`.
///
///     let dot = ImageRenderer(size: Size(width: 16, height: 16)).image { context in
///       context.setFillColor(.red)
///       context.fillEllipse(in: Rect(x: 0, y: 0, width: 16, height: 16))
///     }
@preconcurrency @MainActor public struct ImageRenderer {
  /// The size of the image, in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double

  /// Creates a renderer. The image has at least one pixel and at most ``Image/maximumSide`` a side.
  public init(size: Size, scale: Double = 1) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Draws an image; it is transparent where nothing is drawn.
  public func image(_ actions: (GraphicsContext) throws -> Void) rethrows -> Image {
    func pixels(_ points: Double) -> Int {
      min(max(PixelRect.nearest(points * scale), 1), Image.maximumSide)
    }
    guard let storage = PixelStorage(width: pixels(size.width), height: pixels(size.height)) else {
      preconditionFailure("There is no memory for an image of \(size.width) x \(size.height).")
    }
    let canvas = Canvas(
      base: UnsafeMutableRawPointer(storage.base), width: storage.width, height: storage.height,
      stride: storage.stride)
    try actions(GraphicsContext(canvas: canvas, scale: scale))
    return Image(
      content: .pixels(storage), size: size.isEmpty ? Size(width: 1, height: 1) : size,
      scale: scale)
  }

  /// Draws an image and gives it as a PNG file's bytes.
  public func pngData(_ actions: (GraphicsContext) throws -> Void) rethrows -> [UInt8] {
    try image(actions).pngData()
  }
}

extension Image {
  /// The image drawn in its size at a scale: a symbol gets pixels, a template its colour.
  @preconcurrency @MainActor public func rasterized(scale: Double, tint: Color? = nil) -> Image {
    ImageRenderer(size: size, scale: scale).image { $0.draw(self, at: .zero, tint: tint) }
  }
}
