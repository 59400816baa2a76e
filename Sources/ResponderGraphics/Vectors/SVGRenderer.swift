import ResponderGeometry

/// Makes an SVG file by drawing it, as ``PDFRenderer`` makes pages.
///
///     let bytes = SVGRenderer(size: Size(width: 64, height: 64)).svgData { context in
///       context.setFillColor(.red)
///       context.fillEllipse(in: Rect(x: 8, y: 8, width: 48, height: 48))
///     }
///
/// Lines and areas stay what they are at every size. Letters become outlines: they look the same without
/// their fonts, but cannot be searched; a ``PDFRenderer`` keeps text. A point is a pixel of CSS. What has no
/// such form, as a blurred shadow, is drawn with 300 pixels for 72 points, and only there.
///
/// All drawing is done on the main thread; elsewhere the program stops with a sentence.
public struct SVGRenderer: Sendable {
  /// What is drawn, in points; its size is that of the picture, from 1 to 14,400 points a side.
  public let bounds: Rect

  /// Creates a renderer of a size in points.
  public init(size: Size) { self.init(bounds: Rect(origin: .zero, size: size)) }

  /// Creates a renderer whose context has a rectangle's coordinates.
  public init(bounds: Rect) { self.bounds = bounds.standardized }

  /// Draws a picture and gives it as a file's bytes, transparent where nothing is drawn; empty where there is
  /// not enough memory.
  public func svgData(
    actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> [UInt8] {
    try MainActor.assumeIsolated {
      let file = VectorFile(.svg, size: bounds.size)
      let context = file.beginPage(bounds)
      try context.withCurrent { try actions(context) }
      return file.finish() ?? []
    }
  }
}
