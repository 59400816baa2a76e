import CCairo
import ResponderGeometry
import ResponderPixels

extension GraphicsContext {
  // MARK: Rectangles

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: Rect) {
    fill(rect, color: state.fillColor)
  }

  /// Fills a rectangle with a color.
  public func fill(_ rect: Rect, color: Color) {
    let color = resolved(color)
    if throwsShadow { return withShadow(of: rect) { fill(rect, color: color) } }
    if color.patternImage != nil { return fillExactly(Path(rect: rect), color: color) }
    guard !rect.isEmpty, let box = devicePixels(rect) else {
      if !rect.isEmpty { fillExactly(Path(rect: rect), color: color) }
      return
    }
    if isDirect(box) {
      let visible = box.intersection(state.clip)
      if visible.isEmpty { return }
      let pixel = color.pixel(opacity: state.alpha)
      forEachPart(of: visible) { PixelBlend.fill(canvas.pixels, $0, pixel) }
    } else {
      fillOnPixels(box, color: color)
    }
  }

  /// Fills a rectangle with a color and with another one over it.
  ///
  /// The pixels are the same as with two fills. If the first color is opaque, each pixel is written once.
  package func fill(_ rect: Rect, color: Color, under top: Color) {
    let (color, top) = (resolved(color), resolved(top))
    if color.isOpaque, state.alpha >= 1, !rect.isEmpty, let box = devicePixels(rect) {
      let visible = box.intersection(state.clip)
      if visible.isEmpty { return }
      if isDirect(box) {
        let pixel = PixelBlend.blended(top.pixel(), over: color.pixel())
        return forEachPart(of: visible) { PixelBlend.replace(canvas.pixels, $0, pixel) }
      }
    }
    fill(rect, color: color)
    fill(rect, color: top)
  }

  /// Clears a rectangle, which becomes transparent.
  public func clear(_ rect: Rect) {
    let (mode, style) = (state.blendMode, state.style)
    defer {
      state.blendMode = mode
      state.style = style
    }
    state.blendMode = .clear
    state.style = nil
    if !canvas.isVector, let box = devicePixels(rect), isClippedByRectOnly(box) {
      let visible = box.intersection(state.clip)
      if visible.isEmpty { return }
      noteBlending()
      forEachPart(of: visible) { PixelBlend.replace(canvas.pixels, $0, 0) }
    } else {
      fillExactly(Path(rect: rect), color: .black)
    }
  }

  /// Strokes the edges of a rectangle in the current width and stroke color.
  public func stroke(_ rect: Rect) {
    stroke(rect, width: state.lineWidth)
  }

  /// Strokes the edges of a rectangle. Half of the line is inside and half of it outside.
  public func stroke(_ rect: Rect, width: Double) {
    strokeInStyle(Path(rect: rect), width: width)
  }

  /// Fills a rectangle with rounded corners with a color.
  public func fillRoundedRect(_ rect: Rect, cornerRadius: Double, color: Color) {
    let color = resolved(color)
    if throwsShadow {
      return withShadow(of: rect) {
        fillRoundedRect(rect, cornerRadius: cornerRadius, color: color)
      }
    }
    guard cornerRadius > 0 else { return fill(rect, color: color) }
    if color.patternImage != nil {
      return fillExactly(Path(roundedRect: rect, cornerRadius: cornerRadius), color: color)
    }
    guard let box = deviceRoundedRect(rect, cornerRadius: cornerRadius),
      isDirect(box.rect)
    else {
      if !rect.isEmpty {
        fillExactly(onPixels(rect, cornerRadius: cornerRadius), color: color)
      }
      return
    }
    let visible = box.rect.intersection(state.clip)
    if visible.isEmpty { return }
    let mask = RoundedMask.filled(radius: box.radius)
    let pixel = color.pixel(opacity: state.alpha)
    forEachPart(of: visible) {
      PixelBlend.paint(canvas.pixels, mask, in: box.rect, clip: $0, pixel)
    }
  }

  /// Fills a rectangle with round corners with a color and with another one over it: the same pixels as those
  /// of two fills, most of which are written once if the first color is opaque.
  package func fillRoundedRect(
    _ rect: Rect, cornerRadius: Double, color: Color, under top: Color
  ) {
    let (color, top) = (resolved(color), resolved(top))
    if cornerRadius > 0, color.isOpaque, state.alpha >= 1, !throwsShadow,
      color.patternImage == nil, top.patternImage == nil,
      let box = deviceRoundedRect(rect, cornerRadius: cornerRadius), isDirect(box.rect)
    {
      let visible = box.rect.intersection(state.clip)
      if visible.isEmpty { return }
      let mask = RoundedMask.filled(radius: box.radius)
      let (pixel, over) = (color.pixel(), top.pixel())
      return forEachPart(of: visible) {
        PixelBlend.paint(canvas.pixels, mask, in: box.rect, clip: $0, pixel, under: over)
      }
    }
    fillRoundedRect(rect, cornerRadius: cornerRadius, color: color)
    fillRoundedRect(rect, cornerRadius: cornerRadius, color: top)
  }

  /// Strokes the inside of the edges of a rectangle with rounded corners.
  ///
  /// The line is an integer number of device pixels wide, at least one.
  public func strokeRoundedRect(
    _ rect: Rect, cornerRadius: Double, color: Color, width: Double
  ) {
    let color = resolved(color)
    guard width > 0, !rect.isEmpty else { return }
    if throwsShadow {
      return withShadow(of: rect) {
        strokeRoundedRect(rect, cornerRadius: cornerRadius, color: color, width: width)
      }
    }
    if let box = deviceRoundedRect(rect, cornerRadius: max(0, cornerRadius)),
      isDirect(box.rect)
    {
      let visible = box.rect.intersection(state.clip)
      if visible.isEmpty { return }
      let most = (min(box.rect.width, box.rect.height) + 1) / 2
      let line = min(most, max(1, PixelRect.nearest(width * state.transform.a)))
      if line <= RoundedMask.largestSize {
        let mask = RoundedMask.outline(radius: box.radius, width: line)
        let pixel = color.pixel(opacity: state.alpha)
        forEachPart(of: visible) {
          PixelBlend.paint(canvas.pixels, mask, in: box.rect, clip: $0, pixel)
        }
        return
      }
    }
    var path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    let inner = rect.insetBy(dx: width, dy: width)
    if !inner.isNull, !inner.isEmpty {
      path.append(Path(roundedRect: inner, cornerRadius: max(0, cornerRadius - width)))
    }
    path.usesEvenOddFillRule = true
    fillExactly(path, color: color)
  }

  // MARK: Paths

  /// Fills a path with the fill color.
  public func fill(_ path: Path) {
    fill(path, color: state.fillColor)
  }

  /// Fills a path with a color.
  public func fill(_ path: Path, color: Color) {
    let color = resolved(color)
    switch path.shape {
    case .rect(let rect): fill(rect, color: color)
    case .roundedRect(let rect, let radius):
      fillRoundedRect(rect, cornerRadius: radius, color: color)
    case nil: fillExactly(path, color: color)
    }
  }

  /// Strokes a path in the stroke color, with the path's line width and style.
  public func stroke(_ path: Path) {
    stroke(path, color: state.strokeColor, width: path.lineWidth)
  }

  /// Strokes a path in the stroke color, with the path's line style.
  public func stroke(_ path: Path, width: Double) {
    stroke(path, color: state.strokeColor, width: width)
  }

  /// Strokes a path in a color, with the path's line style. The default width is that of the path.
  public func stroke(_ path: Path, color: Color, width: Double? = nil) {
    let color = resolved(color)
    let width = width ?? path.lineWidth
    // A mitered corner may extend further than half of the width.
    let reach = width * (path.lineJoinStyle == .miter ? max(path.miterLimit, 1.5) : 1.5)
    let bounds = path.bounds
    guard width > 0, !bounds.isNull else { return }
    let box = bounds.insetBy(dx: -reach, dy: -reach)
    if throwsShadow { return withShadow(of: box) { stroke(path, color: color, width: width) } }
    drawByCairo(within: deviceBounds(box)) { cairo in
      path.trace(on: cairo)
      path.setLineStyle(on: cairo, width: width)
      color.setSource(of: cairo, opacity: state.alpha)
      cairo_stroke(cairo)
    }
  }

  /// Strokes a straight line in the stroke color and line width.
  public func strokeLine(from: Point, to: Point) {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    strokeInStyle(path)
  }

  /// Fills the ellipse in a rectangle with the fill color.
  public func fillEllipse(in rect: Rect) {
    fill(Path(ovalIn: rect))
  }

  /// Strokes the ellipse in a rectangle, in the stroke color and line width.
  public func strokeEllipse(in rect: Rect) {
    strokeInStyle(Path(ovalIn: rect))
  }

  /// Fills a path with Cairo, at its exact position.
  func fillExactly(_ path: Path, color: Color) {
    let bounds = path.bounds
    if bounds.isNull { return }
    if throwsShadow { return withShadow(of: bounds) { fillExactly(path, color: color) } }
    drawByCairo(within: deviceBounds(bounds), isOnPixels: path.isBox && isUpright) { cairo in
      path.trace(on: cairo)
      if !setPattern(color, of: cairo) { color.setSource(of: cairo, opacity: state.alpha) }
      cairo_fill(cairo)
    }
  }

  /// Fills whole pixels with Cairo.
  private func fillOnPixels(_ box: PixelRect, color: Color) {
    let transform = state.transform
    defer { state.transform = transform }
    state.transform = .identity
    let rect = Rect(
      x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
      height: Double(box.height))
    fillExactly(Path(rect: rect), color: color)
  }

  /// Returns a rounded rectangle in user space, aligned as in ``fillRoundedRect(_:cornerRadius:color:)``.
  func onPixels(_ rect: Rect, cornerRadius: Double) -> Path {
    guard let box = deviceRoundedRect(rect, cornerRadius: cornerRadius) else {
      return Path(roundedRect: rect, cornerRadius: cornerRadius)
    }
    let exact = Rect(
      x: Double(box.rect.minX), y: Double(box.rect.minY), width: Double(box.rect.width),
      height: Double(box.rect.height))
    return Path(
      roundedRect: exact.applying(state.transform.inverted()),
      cornerRadius: box.radius / state.transform.a)
  }
}
