import CCairo
import ResponderGeometry

/// A PDF file while its pages are drawn. Follows `UIGraphicsPDFRendererContext`.
@preconcurrency @MainActor public final class PDFRendererContext {
  /// What the file says about itself.
  public let format: PDFRendererFormat
  /// The page that is drawn on, in points; before the first, the one that ``beginPage()`` begins.
  public private(set) var pdfContextBounds: Rect
  private let bounds: Rect
  private let file: VectorFile
  private var page: GraphicsContext?

  init(bounds: Rect, format: PDFRendererFormat) {
    self.format = format
    self.bounds = bounds
    pdfContextBounds = bounds
    file = VectorFile(.pdf, size: bounds.size)
    format.apply(to: file.surface)
  }

  /// Where the page is drawn. Asking for it begins the first page, where none was begun.
  public var cgContext: GraphicsContext {
    if page == nil { beginPage() }
    return page ?? file.beginPage(bounds)
  }

  /// Begins a page of the renderer's size, whose context is ``GraphicsContext/current`` from then on.
  public func beginPage() { beginPage(withBounds: bounds) }

  /// Begins a page of a size of its own, in points of a 72nd of an inch; its top left has the coordinates of
  /// the rectangle's corner.
  public func beginPage(withBounds bounds: Rect) {
    let bounds = bounds.standardized
    pdfContextBounds = bounds
    let page = file.beginPage(bounds)
    self.page = page
    GraphicsContext.current = page
  }

  /// Makes a rectangle of the page, in its context's present coordinates, a link to an address on the web.
  ///
  /// An address with characters that none has (controls, quotes) makes no link.
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

  /// Ends the file: its bytes, none where there was not enough memory.
  func finish() -> [UInt8] {
    _ = cgContext
    page = nil
    return file.finish() ?? []
  }
}
