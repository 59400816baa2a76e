import ResponderGeometry

/// A renderer that creates an SVG file from drawn content.
///
///     let bytes = SVGRenderer(size: Size(width: 64, height: 64)).svgData { context in
///       context.setFillColor(.red)
///       context.fillEllipse(in: Rect(x: 8, y: 8, width: 48, height: 48))
///     }
///
/// Lines and areas are vector graphics. Text becomes outlines, which need no fonts but cannot be searched. A
/// ``PDFRenderer`` keeps text. A point is a CSS pixel. Content without such a form, such as a blurred shadow,
/// is drawn with 300 pixels per 72 points.
///
/// Use the renderer on the main thread. On another thread, it stops the program with a message.
public struct SVGRenderer: Sendable {
  /// The bounds of the drawing, in points. The sides are limited to 1…14,400 points.
  public let bounds: Rect

  /// Creates a renderer of a size in points.
  public init(size: Size) { self.init(bounds: Rect(origin: .zero, size: size)) }

  /// Creates a renderer whose context has a rectangle's coordinates.
  public init(bounds: Rect) { self.bounds = bounds.standardized }

  /// Draws the content, and returns the bytes of the file. If there is not enough memory, returns an empty
  /// array.
  ///
  /// The background is transparent.
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
