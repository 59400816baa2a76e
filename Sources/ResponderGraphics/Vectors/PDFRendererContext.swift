import CCairo
import ResponderGeometry

/// The context of a PDF file while its pages are drawn. Follows `UIGraphicsPDFRendererContext`.
@preconcurrency @MainActor public final class PDFRendererContext {
  /// The metadata of the file.
  public let format: PDFRendererFormat
  /// The bounds of the current page, in points. Before the first page, these are the bounds of the page that
  /// ``beginPage()`` begins.
  public private(set) var pdfContextBounds: Rect
  private let bounds: Rect
  private let file: VectorFile
  private var page: GraphicsContext?

  package init(bounds: Rect, format: PDFRendererFormat) {
    self.format = format
    self.bounds = bounds
    pdfContextBounds = bounds
    file = VectorFile(.pdf, size: bounds.size)
    format.apply(to: file.surface)
  }

  /// The drawing context of the page. The first access begins the first page, if none was begun.
  public var cgContext: GraphicsContext {
    if page == nil { beginPage() }
    return page ?? file.beginPage(bounds)
  }

  /// Begins a page of the renderer's size. Its context becomes ``GraphicsContext/current``.
  public func beginPage() { beginPage(withBounds: bounds) }

  /// Begins a page with its own bounds, in points of 1/72 inch. Its top left corner is the origin of the
  /// bounds.
  public func beginPage(withBounds bounds: Rect) {
    let bounds = bounds.standardized
    pdfContextBounds = bounds
    let page = file.beginPage(bounds)
    self.page = page
    GraphicsContext.current = page
  }

  /// Adds a link to an address for a rectangle of the page, in the present coordinates of the context.
  ///
  /// If the address contains characters that are not valid, such as control characters and quotation marks,
  /// no link is added.
  public func setURL(_ address: String, for rect: Rect) {
    let context = cgContext
    let place = rect.applying(context.currentTransform)
    let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x27 && $0 != 0x5C && $0 != 0x7F }
    guard isPlain, !address.isEmpty, !place.isNull, !place.isEmpty, place.minX.isFinite,
      place.maxX.isFinite, place.minY.isFinite, place.maxY.isFinite,
      let cairo = context.canvas.makeCairo()
    else { return }
    let box = "\(place.minX) \(place.minY) \(place.width) \(place.height)"
    cairo_tag_begin(cairo, CAIRO_TAG_LINK, "uri='\(address)' rect=[\(box)]")
    cairo_tag_end(cairo, CAIRO_TAG_LINK)
  }

  /// Ends the file, and returns its bytes, or an empty array if there was not enough memory.
  package func finish() -> [UInt8] {
    _ = cgContext
    page = nil
    return file.finish() ?? []
  }
}
