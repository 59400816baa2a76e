import CCairo
import ResponderGeometry

/// Pages drawn by a ``GraphicsContext``, as a file in PDF.
///
/// What is drawn becomes pixels, ``resolution`` of them an inch, for a context draws pixels: a printer gives
/// them as they are, and text in the file cannot be selected.
package enum PDFPages {
  /// Pixels per inch.
  package static let resolution = 300.0
  /// The largest page, in points of a 72nd of an inch.
  package static let largestSide = 1_440.0

  /// Draws pages; nil where there is not enough memory.
  ///
  /// - Parameters:
  ///   - size: The size of each page, in points of a 72nd of an inch.
  ///   - count: How many there are.
  ///   - draw: Draws a page by its number from 0, in points of the page from its top left.
  @MainActor package static func file(
    size: Size, count: Int, draw: (Int, GraphicsContext) -> Void
  ) -> [UInt8]? {
    let side = { (value: Double) in min(max(value.isFinite ? value : 0, 1), largestSide) }
    let (width, height) = (side(size.width), side(size.height))
    let sink = Sink()
    return withExtendedLifetime(sink) {
      let surface = cairo_pdf_surface_create_for_stream(
        sinkDidGet, Unmanaged.passUnretained(sink).toOpaque(), width, height)
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)
      defer { cairo_destroy(cairo) }
      let scale = resolution / 72
      for page in 0..<max(1, count) {
        guard
          let canvas = Canvas(
            width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
        else { return nil }
        let context = GraphicsContext(canvas: canvas, scale: scale)
        context.setFillColor(.white)
        context.fill(Rect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(.black)
        if page < count { context.withCurrent { draw(page, context) } }
        cairo_save(cairo)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        let pixels = canvas.makeSurface()
        cairo_surface_mark_dirty(pixels)
        cairo_set_source_surface(cairo, pixels, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
        cairo_show_page(cairo)
      }
      cairo_surface_finish(surface)
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      return sink.bytes
    }
  }

  /// What cairo has written.
  fileprivate final class Sink {
    var bytes: [UInt8] = []
  }
}

private let sinkDidGet: cairo_write_func_t = { data, bytes, count in
  guard let data, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  let sink = Unmanaged<PDFPages.Sink>.fromOpaque(data).takeUnretainedValue()
  sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}
