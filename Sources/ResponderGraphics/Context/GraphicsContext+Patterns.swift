import CCairo
import ResponderGeometry

extension GraphicsContext {
  /// Sets the pattern image of a color as Cairo's source. If the color has none, returns `false`.
  func setPattern(_ color: Color, of cairo: OpaquePointer) -> Bool {
    guard let image = color.patternImage, let surface = makeTile(image) else { return false }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return false }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(
      Transform(scaleX: tileScale(of: image), y: tileScale(of: image)))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(cairo, pattern)
    return true
  }

  /// Returns the scale of a pattern image. A symbol is drawn in the context's scale.
  private func tileScale(of image: Image) -> Double { image.hasPixels ? image.scale : scale }

  private func makeTile(_ image: Image) -> OpaquePointer? {
    if case .pixels(let storage) = image.content { return storage.makeSurface() }
    let drawn = ImageRenderer(size: image.size, scale: scale).image { context in
      context.draw(image, at: .zero, tint: .black)
    }
    guard case .pixels(let storage) = drawn.content else { return nil }
    return storage.makeSurface()
  }
}
