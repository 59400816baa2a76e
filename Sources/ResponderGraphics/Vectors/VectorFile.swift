import CCairo
import ResponderGeometry

/// A file in which drawings stay lines, areas and letters, while it is written.
///
/// Contexts that draw on its pages count in units of ``resolution``, so that edges and hairlines are as fine
/// as a printer's, and what has no form but pixels has as many as that.
@MainActor final class VectorFile {
  /// Which kind of file.
  enum Kind {
    case pdf
    case svg
  }

  /// Pixels per inch of what cannot stay lines: blurred shadows, masks, gradients around a point.
  static let resolution = 300.0
  /// The longest side of a page, in points of a 72nd of an inch: what readers of PDF take.
  static let longestSide = 14_400.0

  /// What cairo has written.
  fileprivate final class Sink {
    var bytes: [UInt8] = []
  }

  private let kind: Kind
  let surface: OpaquePointer?
  private let sink = Sink()
  private var page: GraphicsContext?
  /// Whether all pages could be begun; false where there is no memory.
  private var isWhole = true

  /// Begins a file whose first page has a size in points.
  init(_ kind: Kind, size: Size) {
    self.kind = kind
    let (width, height) = (Self.side(size.width), Self.side(size.height))
    let target = Unmanaged.passUnretained(sink).toOpaque()
    switch kind {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(sinkDidGet, target, width, height)
    case .svg:
      surface = cairo_svg_surface_create_for_stream(sinkDidGet, target, width, height)
      // A point is a pixel of CSS, as it is one of a window.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
    let step = 72 / Self.resolution
    cairo_surface_set_device_scale(surface, step, step)
    cairo_surface_set_fallback_resolution(surface, Self.resolution, Self.resolution)
  }

  isolated deinit {
    page = nil
    // Whoever still has the last page keeps the surface too, which must not write into what is gone.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// A length that a page can have.
  static func side(_ length: Double) -> Double {
    min(max(length.isFinite ? length : 0, 1), longestSide)
  }

  /// Begins a page, after showing the one before; its top left is the corner of `bounds`, in points.
  func beginPage(_ bounds: Rect) -> GraphicsContext {
    endPage()
    let scale = Self.resolution / 72
    let (width, height) = (Self.side(bounds.width), Self.side(bounds.height))
    // Only now: the page before would have this size too.
    if kind == .pdf { cairo_pdf_surface_set_size(surface, width, height) }
    let pixels = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
    var canvas = surface.flatMap { Canvas(vectors: $0, width: pixels.0, height: pixels.1) }
    if canvas == nil {
      isWhole = false
      canvas = Canvas(width: 0, height: 0)
    }
    guard let canvas else { preconditionFailure("There is no memory left, not even for nothing.") }
    let context = GraphicsContext(canvas: canvas, scale: scale)
    // Paper is white, whatever the screen is.
    context.traits = TraitCollection.current.modifyingTraits { $0.userInterfaceStyle = .light }
    if bounds.origin.x.isFinite, bounds.origin.y.isFinite {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    page = context
    return context
  }

  /// Shows what was drawn on the page under way.
  private func endPage() {
    guard let page else { return }
    page.finish()
    self.page = nil
    cairo_surface_show_page(surface)
  }

  /// Ends the file: what stands in it, or nil where there was not enough memory.
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
  /// Whether drawing stays lines, areas and letters, as in a ``PDFRenderer``: text has to bring its letters.
  package var keepsText: Bool { canvas.isVector }
}
