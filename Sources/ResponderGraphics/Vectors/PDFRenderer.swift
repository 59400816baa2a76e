import ResponderGeometry

/// A renderer that creates a PDF file from drawn pages. Follows `UIGraphicsPDFRenderer`.
///
///     let page = Rect(x: 0, y: 0, width: 595, height: 842)
///     let bytes = PDFRenderer(bounds: page).pdfData { context in
///       for chapter in chapters {
///         context.beginPage()
///         let corner = Point(x: 72, y: 72)
///         context.cgContext.draw(chapter, at: corner, font: .systemFont(ofSize: 12), color: .label)
///       }
///     }
///
/// Lines and areas are vector graphics, text can be searched and copied, and images keep their pixels.
/// Content without such a form is drawn with 300 pixels per inch: blurred shadows, masks, conic gradients,
/// and content in a blend mode that PDF does not have. Named colors have their light values, since pages are
/// white. ``View/pdfData()`` draws a view in its present appearance.
///
/// Use the renderer on the main thread. On another thread, it stops the program with a message.
public struct PDFRenderer: Sendable {
  /// The bounds of a page, in points of 1/72 inch. The sides are limited to 1…14,400 points.
  public let bounds: Rect
  /// The metadata of the file.
  public let format: PDFRendererFormat

  /// Creates a renderer whose pages have the size of a rectangle, with its origin at the top left corner.
  @_disfavoredOverload
  public init(bounds: Rect, format: PDFRendererFormat = PDFRendererFormat()) {
    self.bounds = bounds.standardized
    self.format = format
  }

  /// Draws pages, and returns the bytes of the file.
  ///
  /// If there is not enough memory, returns an empty array. A file without a page gets an empty page.
  @_disfavoredOverload public func pdfData(
    actions: @MainActor (PDFRendererContext) throws -> Void
  ) rethrows -> [UInt8] {
    try MainActor.assumeIsolated {
      let context = PDFRendererContext(bounds: bounds, format: format)
      let outer = GraphicsContext.current
      defer { GraphicsContext.current = outer }
      try actions(context)
      return context.finish()
    }
  }

  /// Draws pages in sequence and calls `pause` after each, for a file that takes longer than a frame. Each
  /// closure begins its page. An error of `pause` ends the drawing.
  @MainActor package func pdfData(
    pages: [@MainActor (PDFRendererContext) -> Void],
    pause: @MainActor () async throws -> Void
  ) async rethrows -> [UInt8] {
    let context = PDFRendererContext(bounds: bounds, format: format)
    for page in pages {
      let outer = GraphicsContext.current
      page(context)
      GraphicsContext.current = outer
      try await pause()
    }
    return context.finish()
  }
}
