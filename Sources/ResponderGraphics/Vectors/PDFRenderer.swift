import ResponderGeometry

/// Makes a PDF file by drawing its pages. Follows `UIGraphicsPDFRenderer`.
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
/// Lines and areas stay what they are at every size, text can be searched and copied, and pictures keep their
/// pixels. What has no such form is drawn with 300 pixels an inch, and only there: blurred shadows, masks,
/// colours around a point, and what is drawn in a blend mode that PDF lacks. Named colours are the light
/// ones, for paper is white; ``View/pdfData()`` draws a view as it looks.
///
/// All drawing is done on the main thread; elsewhere the program stops with a sentence.
public struct PDFRenderer: Sendable {
  /// The page that ``PDFRendererContext/beginPage()`` begins, in points of a 72nd of an inch. Its sides are
  /// from 1 to 14,400 points long.
  public let bounds: Rect
  /// What the file says about itself.
  public let format: PDFRendererFormat

  /// Creates a renderer whose pages have a rectangle's size, and its corner at the top left.
  public init(bounds: Rect, format: PDFRendererFormat = PDFRendererFormat()) {
    self.bounds = bounds.standardized
    self.format = format
  }

  /// Draws pages and gives them as a file's bytes; empty where there is not enough memory. A file in which
  /// no page was begun has one that is empty.
  public func pdfData(
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

  /// Draws pages one after the other, each beginning its own, and lets others have their turn after each: for
  /// a file that takes longer than a frame. What `pause` throws ends it.
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
