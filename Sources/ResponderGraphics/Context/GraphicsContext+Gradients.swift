import CCairo
import Glibc
import ResponderGeometry

extension GraphicsContext {
  /// Fills a path with a gradient along a straight line between two points.
  ///
  /// The first and the last color continue beyond the ends of the line.
  public func fill(_ path: Path, with gradient: Gradient, from start: Point, to end: Point) {
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    fill(path, with: gradient, pattern: pattern)
  }

  /// Fills a path with a radial gradient from a center outward.
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

  /// Fills the clip with a gradient along a straight line between two points.
  public func drawLinearGradient(_ gradient: Gradient, from start: Point, to end: Point) {
    fill(Path(rect: room), with: gradient, from: start, to: end)
  }

  /// Fills the clip with a radial gradient from a center outward.
  public func drawRadialGradient(
    _ gradient: Gradient, center: Point, startRadius: Double = 0, endRadius: Double
  ) {
    fill(
      Path(rect: room), with: gradient, center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Fills the clip with a gradient along a straight line. The options determine whether the areas beyond the
  /// two ends are filled. Follows `CGContext.drawLinearGradient`.
  public func drawLinearGradient(
    _ gradient: Gradient, start: Point, end: Point, options: GradientDrawingOptions
  ) {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0, length.isFinite else { return }
    let all: GradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if options.isSuperset(of: all) { return drawLinearGradient(gradient, from: start, to: end) }
    let along = Vector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    // The distance is larger than every canvas, and does not depend on the part that is drawn.
    let far = 2 * Double(Image.maximumSide)
    func point(_ from: Point, _ forward: Double, _ aside: Double) -> Point {
      Point(
        x: from.x + along.dx * forward - along.dy * aside,
        y: from.y + along.dy * forward + along.dx * aside)
    }
    let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    var stripe = Path()
    stripe.addLines(between: [
      point(start, before, -far), point(end, after, -far), point(end, after, far),
      point(start, before, far),
    ])
    stripe.close()
    saveState()
    clip(to: stripe)
    drawLinearGradient(gradient, from: start, to: end)
    restoreState()
  }

  /// Fills the clip with a gradient between two circles. The options determine whether the areas beyond the
  /// two circles are filled. Follows `CGContext.drawRadialGradient`.
  public func drawRadialGradient(
    _ gradient: Gradient, startCenter: Point, startRadius: Double, endCenter: Point,
    endRadius: Double, options: GradientDrawingOptions
  ) {
    let (from, to) = (max(0, startRadius), max(0, endRadius))
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, from, endCenter.x, endCenter.y, to)
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    saveState()
    if before != after {
      let (center, radius) = before ? (endCenter, to) : (startCenter, from)
      let isInside = before == (to >= from)
      clipToCircle(center, radius, isInside: isInside)
    }
    fill(Path(rect: room), with: gradient, pattern: pattern)
    restoreState()
  }

  /// Clips further drawing to the inside or the outside of a circle.
  private func clipToCircle(_ center: Point, _ radius: Double, isInside: Bool) {
    if !isInside, radius <= 0 { return }
    var path = Path(
      ovalIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    if !isInside {
      path.addRect(room)
      path.usesEvenOddFillRule = true
    }
    clip(to: path)
  }

  /// Fills a path with a conic gradient around a center, clockwise from an angle in radians. The angle 0 is
  /// to the right.
  public func fillConic(_ path: Path, with gradient: Gradient, center: Point, startAngle: Double) {
    let bounds = path.bounds
    guard !bounds.isNull, !bounds.isEmpty else { return }
    if throwsShadow {
      return withShadow(of: bounds) {
        fillConic(path, with: gradient, center: center, startAngle: startAngle)
      }
    }
    saveState()
    clip(to: path)
    let box = deviceBounds(bounds).intersection(canvas.room)
    let colors = Gradient(
      stops: gradient.stops.map {
        Gradient.Stop(color: resolved($0.color), location: $0.location)
      })
    if state.transform.isUsable, let picture = Canvas(width: box.width, height: box.height) {
      let count = 2_048
      picture.pixels.paintConic(
        (0...count).map { colors.color(at: Double($0) / Double(count)).pixel() },
        toUser: Transform(translationX: Double(box.minX) + 0.5, y: Double(box.minY) + 0.5)
          .concatenating(state.transform.inverted()), center: center, startAngle: startAngle)
      state.transform = .identity
      if let source = picture.makeSurface() {
        let place = Rect(
          x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
          height: Double(box.height))
        draw(
          source, part: Rect(origin: .zero, size: place.size), in: place, color: nil)
      }
    }
    restoreState()
  }

  /// The whole drawable area in user space. It does not depend on the part that is drawn.
  private var room: Rect {
    let room = canvas.room
    guard state.transform.isUsable else { return .zero }
    return Rect(
      x: Double(room.minX), y: Double(room.minY), width: Double(room.width),
      height: Double(room.height)
    ).applying(state.transform.inverted())
  }

  private func fill(_ path: Path, with gradient: Gradient, pattern: OpaquePointer?) {
    if throwsShadow {
      withShadow(of: path.bounds) {
        fill(path, with: gradient, pattern: cairo_pattern_reference(pattern))
      }
      return cairo_pattern_destroy(pattern)
    }
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
