import CCairo
import ResponderGeometry

extension GraphicsContext {
  /// Fills a path with a gradient along a straight line from one point to another.
  ///
  /// Before the start and beyond the end the first and last colour go on.
  public func fill(_ path: Path, with gradient: Gradient, from start: Point, to end: Point) {
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    fill(path, with: gradient, pattern: pattern)
  }

  /// Fills a path with a gradient from a center outward, in circles.
  public func fill(
    _ path: Path, with gradient: Gradient, center: Point, startRadius: Double = 0,
    endRadius: Double
  ) {
    let pattern = cairo_pattern_create_radial(
      center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius))
    fill(path, with: gradient, pattern: pattern)
  }

  /// Fills a rectangle with a gradient from its top edge to its bottom edge.
  public func fill(_ rect: Rect, withVertical gradient: Gradient) {
    fill(
      Path(rect: rect), with: gradient, from: Point(x: rect.minX, y: rect.minY),
      to: Point(x: rect.minX, y: rect.maxY))
  }

  /// Fills the whole clip with a gradient along a straight line from one point to another.
  public func drawLinearGradient(_ gradient: Gradient, from start: Point, to end: Point) {
    fill(Path(rect: clipBounds), with: gradient, from: start, to: end)
  }

  /// Fills the whole clip with a gradient from a center outward, in circles.
  public func drawRadialGradient(
    _ gradient: Gradient, center: Point, startRadius: Double = 0, endRadius: Double
  ) {
    fill(
      Path(rect: clipBounds), with: gradient, center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  private func fill(_ path: Path, with gradient: Gradient, pattern: OpaquePointer?) {
    defer { cairo_pattern_destroy(pattern) }
    let shape: Path
    switch path.shape {
    case .rect(let rect): shape = Path(rect: pixelAligned(rect))
    case .roundedRect(let rect, let radius): shape = onPixels(rect, cornerRadius: radius)
    case nil: shape = path
    }
    let bounds = shape.bounds
    if bounds.isNull { return }
    drawByCairo(within: deviceBounds(bounds), isOnPixels: shape.isBox && isUpright) { cairo in
      for stop in gradient.stops {
        let color = resolved(stop.color)
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, color.alpha * state.alpha)
      }
      guard state.transform.isUsable else { return }
      let middle = Point(x: bounds.midX, y: bounds.midY).applying(state.transform)
      var matrix = cairo_matrix_t(state.transform.inverted().inCairoSteps(around: middle))
      cairo_pattern_set_matrix(pattern, &matrix)
      shape.trace(on: cairo)
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, pattern)
      cairo_fill(cairo)
      cairo_restore(cairo)
    }
  }
}
