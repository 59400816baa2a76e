import CCairo
import ResponderGeometry

/// A file of vector graphics while it is written.
///
/// The contexts of its pages have device pixels of ``resolution``, so that edges and hairlines are as fine as
/// a printer's. Content that must be rasterized has this resolution.
@MainActor final class VectorFile {
  /// The file types.
  enum Kind {
    case pdf
    case svg
  }

  /// The resolution of rasterized content, in pixels per inch: blurred shadows, masks and conic gradients.
  static let resolution = 300.0
  /// The longest side of a page, in points of 1/72 inch. This is the limit of PDF readers.
  static let longestSide = 14_400.0

  /// The bytes that Cairo has written.
  fileprivate final class Sink {
    var bytes: [UInt8] = []
  }

  private let kind: Kind
  let surface: OpaquePointer?
  private let sink = Sink()
  private var page: GraphicsContext?
  /// A Boolean value that indicates whether all pages could be begun. It is `false` if there was not enough
  /// memory.
  private var isWhole = true

  /// Creates a file whose first page has a size in points.
  init(_ kind: Kind, size: Size) {
    self.kind = kind
    let (width, height) = (Self.side(size.width), Self.side(size.height))
    let target = Unmanaged.passUnretained(sink).toOpaque()
    switch kind {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(sinkDidGet, target, width, height)
    case .svg:
      surface = cairo_svg_surface_create_for_stream(sinkDidGet, target, width, height)
      // A point is a CSS pixel, as in a window.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
    let step = 72 / Self.resolution
    cairo_surface_set_device_scale(surface, step, step)
    cairo_surface_set_fallback_resolution(surface, Self.resolution, Self.resolution)
  }

  isolated deinit {
    page = nil
    // A context of the last page that is still retained keeps the surface alive, which must not write into
    // freed memory.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Returns a length limited to the valid lengths of a page.
  static func side(_ length: Double) -> Double {
    min(max(length.isFinite ? length : 0, 1), longestSide)
  }

  /// Ends the current page and begins another one. Its top left corner is the origin of `bounds`, in points.
  func beginPage(_ bounds: Rect) -> GraphicsContext {
    endPage()
    let scale = Self.resolution / 72
    let (width, height) = (Self.side(bounds.width), Self.side(bounds.height))
    // The size is set after the previous page has ended, since it would apply to that page too.
    if kind == .pdf { cairo_pdf_surface_set_size(surface, width, height) }
    let pixels = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
    var canvas = surface.flatMap { Canvas(vectors: $0, width: pixels.0, height: pixels.1) }
    if canvas == nil {
      isWhole = false
      canvas = Canvas(width: 0, height: 0)
    }
    guard let canvas else { preconditionFailure("There is no memory left, not even for nothing.") }
    let context = GraphicsContext(canvas: canvas, scale: scale)
    // Pages are white, independent of the appearance on the screen.
    context.traits = TraitCollection.current.modifyingTraits { $0.userInterfaceStyle = .light }
    if bounds.origin.x.isFinite, bounds.origin.y.isFinite {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    page = context
    return context
  }

  /// Ends the current page.
  private func endPage() {
    guard let page else { return }
    page.finish()
    self.page = nil
    cairo_surface_show_page(surface)
  }

  /// Ends the file, and returns its bytes, or `nil` if there was not enough memory.
  func finish() -> [UInt8]? {
    endPage()
    cairo_surface_finish(surface)
    guard isWhole, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return sink.bytes
  }
}

private let sinkDidGet: cairo_write_func_t = { data, bytes, count in
  guard let data, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  let sink = Unmanaged<VectorFile.Sink>.fromOpaque(data).takeUnretainedValue()
  sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

extension GraphicsContext {
  /// A Boolean value that indicates whether the context draws vector graphics, as in a ``PDFRenderer``, so
  /// that glyphs need their text.
  package var keepsText: Bool { canvas.isVector }
}
