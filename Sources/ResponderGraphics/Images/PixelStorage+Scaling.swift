import CCairo
import ResponderPixels

/// Conversion from the pixels of other libraries, and scaling. The methods can be called on any thread.
extension PixelStorage {
  /// Returns a copy of rows of bytes with a layout, or `nil` if there is not enough memory.
  static func copy(
    _ base: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, _ layout: PixelLayout
  ) -> PixelStorage? {
    guard let storage = PixelStorage(width: width, height: height) else { return nil }
    let pixels = storage.pixels
    layout.read(pixels.bounds, from: base, bytesPerRow: stride, into: pixels)
    return storage
  }

  /// Returns the pixels upright and scaled to another size in pixels, or `nil` if there is not enough memory.
  func stretched(
    toWidth width: Int, height: Int, orientation: Image.Orientation = .up
  ) -> PixelStorage? {
    guard let result = PixelStorage(width: width, height: height), let target = result.makeSurface()
    else { return nil }
    defer { cairo_surface_destroy(target) }
    let source = makeSurface()
    defer { cairo_surface_destroy(source) }
    let cairo = cairo_create(target)
    defer { cairo_destroy(cairo) }
    let turned = orientation.isQuarterTurn
    let upright = (
      Double(turned ? self.height : self.width), Double(turned ? self.width : self.height)
    )
    cairo_scale(cairo, Double(width) / upright.0, Double(height) / upright.1)
    var turn = orientation.turn
    // The rotation may move pixels to the left of the corner or above it. They are moved back.
    let corner = (
      turn.a * Double(self.width) + turn.c * Double(self.height),
      turn.b * Double(self.width) + turn.d * Double(self.height)
    )
    turn.tx = -min(0, corner.0)
    turn.ty = -min(0, corner.1)
    var matrix = cairo_matrix_t(
      xx: turn.a, yx: turn.b, xy: turn.c, yy: turn.d, x0: turn.tx, y0: turn.ty)
    cairo_transform(cairo, &matrix)
    cairo_set_source_surface(cairo, source, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_rectangle(cairo, 0, 0, Double(self.width), Double(self.height))
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_fill(cairo)
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS ? result : nil
  }
}
