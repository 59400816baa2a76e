import CCairo
import ResponderGeometry
import ResponderPixels

extension GraphicsContext {
  /// Draws an image in its own size, with its top left corner at a point.
  public func draw(_ image: Image, at origin: Point, tint: Color? = nil) {
    draw(image, in: Rect(origin: origin, size: image.size), tint: tint)
  }

  /// Draws an image scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in points.
  ///   - tint: The color of a template without its own tint color. The default is the fill color. Other
  ///     images are drawn in their own colors.
  public func draw(_ image: Image, in rect: Rect, tint: Color? = nil) {
    guard !rect.isEmpty else { return }
    if throwsShadow { return withShadow(of: rect) { draw(image, in: rect, tint: tint) } }
    if image.traits.dark != nil {
      return draw(image.variant(isDark: isDark), in: rect, tint: tint)
    }
    let orientation = image.imageOrientation
    if orientation != .up { return drawUpright(image, orientation, in: rect, tint: tint) }
    let tint = (image.tintColor ?? tint).map(resolved) ?? state.fillColor
    let color = image.isTemplate ? tint : nil
    switch image.content {
    case .symbol(let symbol):
      draw(symbol, in: rect, color: color ?? .black)
    case .vector(let vector):
      draw(vector, in: rect, color: color)
    case .pixels(let storage):
      if let insets = image.capInsets {
        return drawParts(of: image, storage, insets: insets, in: rect, color: color)
      }
      guard let source = storage.makeSurface() else { return }
      defer { cairo_surface_destroy(source) }
      let whole = Rect(x: 0, y: 0, width: Double(storage.width), height: Double(storage.height))
      draw(source, part: whole, in: rect, color: color)
    }
  }

  /// Draws an SVG image with as many pixels as it covers.
  private func draw(_ vector: VectorImage, in rect: Rect, color: Color?) {
    let aligned = pixelAligned(rect)
    if canvas.isVector, color == nil, !aligned.isEmpty {
      return drawByCairo(within: deviceBounds(aligned)) { cairo in
        vector.draw(on: cairo, in: aligned, opacity: state.alpha)
      }
    }
    func pixels(_ length: Double, _ x: Double, _ y: Double) -> Int {
      let count = (length * (x * x + y * y).squareRoot()).rounded()
      return Int(min(max(count, 1), Double(VectorImage.maximumSide)))
    }
    let transform = state.transform
    guard transform.isUsable, aligned.width > 0, aligned.height > 0,
      let storage = vector.drawn(
        width: pixels(aligned.width, transform.a, transform.b),
        height: pixels(aligned.height, transform.c, transform.d)),
      let source = storage.makeSurface()
    else { return }
    defer { cairo_surface_destroy(source) }
    let whole = Rect(x: 0, y: 0, width: Double(storage.width), height: Double(storage.height))
    draw(source, part: whole, in: rect, color: color)
  }

  /// Draws an image whose stored pixels are not upright.
  private func drawUpright(
    _ image: Image, _ orientation: Image.Orientation, in rect: Rect, tint: Color?
  ) {
    let turned = orientation.isQuarterTurn
    let size = Size(
      width: turned ? rect.height : rect.width, height: turned ? rect.width : rect.height)
    let own = turned ? Size(width: image.size.height, height: image.size.width) : image.size
    // The numbers are integers, so that edges on pixels stay there.
    var turn = orientation.turn
    let corner = Point(x: size.width, y: size.height).applying(turn)
    turn.tx = rect.minX - min(0, corner.x)
    turn.ty = rect.minY - min(0, corner.y)
    saveState()
    concatenate(turn)
    draw(
      image.changed(size: own) { $0.orientation = .up }, in: Rect(origin: .zero, size: size),
      tint: tint)
    restoreState()
  }

  /// Draws the nine parts of an image: corners in their size, edges stretched in one direction, and the
  /// middle stretched in both.
  private func drawParts(
    of image: Image, _ storage: PixelStorage, insets: EdgeInsets, in rect: Rect, color: Color?
  ) {
    func cuts(_ start: Double, _ length: Double, _ first: Double, _ last: Double) -> [Double] {
      // If the rectangle is smaller than both insets together, they are reduced in proportion.
      let factor = first + last > length ? length / (first + last) : 1
      return [start, start + first * factor, start + length - last * factor, start + length]
    }
    let (left, right) = (max(0, insets.left), max(0, insets.right))
    let (top, bottom) = (max(0, insets.top), max(0, insets.bottom))
    let fromX = cuts(0, image.size.width, left, right)
    let fromY = cuts(0, image.size.height, top, bottom)
    let toX = cuts(rect.minX, rect.width, left, right)
    let toY = cuts(rect.minY, rect.height, top, bottom)
    for row in 0..<3 {
      for column in 0..<3 {
        let part = Rect(
          x: fromX[column] * image.scale, y: fromY[row] * image.scale,
          width: (fromX[column + 1] - fromX[column]) * image.scale,
          height: (fromY[row + 1] - fromY[row]) * image.scale)
        let target = Rect(
          x: toX[column], y: toY[row], width: toX[column + 1] - toX[column],
          height: toY[row + 1] - toY[row])
        if part.isEmpty || target.isEmpty { continue }
        // A single row or column of pixels is stretched, with the same result.
        let (across, down) = (column == 1 && part.width > 1, row == 1 && part.height > 1)
        let size = Size(
          width: across ? part.width / image.scale : target.width,
          height: down ? part.height / image.scale : target.height)
        let copies = target.width / size.width * (target.height / size.height)
        let tiles = image.resizingMode == .tile && (across || down) && copies <= Self.mostCopies
        withSurface(of: storage, part: part, row: row, column: column) { source, part in
          if tiles {
            tile(source, part: part, in: target, color: color, size: size)
          } else {
            draw(source, part: part, in: target, color: color)
          }
        }
      }
    }
  }

  /// Calls a closure with a Cairo image for one of nine parts, and the part in its pixels.
  ///
  /// Along an axis on which the part is resized, the Cairo image ends with the part. Otherwise pixels beside
  /// the part would be mixed into it, for example those of a line at the edge into the whole middle.
  private func withSurface(
    of storage: PixelStorage, part: Rect, row: Int, column: Int,
    _ body: (OpaquePointer, Rect) -> Void
  ) {
    let whole = PixelRect(minX: 0, minY: 0, maxX: storage.width, maxY: storage.height)
    var limits = PixelRect(containing: part).intersection(whole)
    if column != 1 || canvas.isVector { (limits.minX, limits.maxX) = (whole.minX, whole.maxX) }
    if row != 1 || canvas.isVector { (limits.minY, limits.maxY) = (whole.minY, whole.maxY) }
    guard let source = storage.makeSurface(of: limits) else { return }
    defer { cairo_surface_destroy(source) }
    body(source, part.offsetBy(dx: -Double(limits.minX), dy: -Double(limits.minY)))
  }

  /// The largest number of copies of the middle of an image with cap insets. If there would be more, it is
  /// stretched.
  private static let mostCopies = 1000.0

  /// Draws copies of a part of a Cairo image in a rectangle, each in a size in points.
  private func tile(
    _ source: OpaquePointer, part: Rect, in rect: Rect, color: Color?, size: Size
  ) {
    saveState()
    clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(
          source, part: part, in: Rect(origin: Point(x: x, y: y), size: size), color: color)
        x += size.width
      }
      y += size.height
    }
    restoreState()
  }

  /// Draws a part of a Cairo image, in pixels, scaled to a rectangle. With a color, it is drawn as a
  /// template.
  func draw(_ source: OpaquePointer, part: Rect, in rect: Rect, color: Color?) {
    let aligned = pixelAligned(rect)
    drawByCairo(within: deviceBounds(aligned), isOnPixels: isUpright) { cairo in
      var placement = Transform(translationX: -aligned.minX, y: -aligned.minY)
        .concatenating(
          Transform(scaleX: part.width / aligned.width, y: part.height / aligned.height))
      placement.tx += part.minX
      placement.ty += part.minY
      guard placement.isUsable, state.transform.isUsable else { return }
      let toImage = state.transform.inverted().concatenating(placement)
      let middle = Point(x: aligned.midX, y: aligned.midY).applying(state.transform)
      let pattern = cairo_pattern_create_for_surface(source)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = cairo_matrix_t(toImage.inCairoSteps(around: middle))
      cairo_pattern_set_matrix(pattern, &matrix)
      // A vector file then contains the image once and unchanged. Padded edges would add a changed copy.
      cairo_pattern_set_extend(pattern, canvas.isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
      let isUnscaled =
        isUpright && abs(part.width - aligned.width * state.transform.a) < 1e-6
        && abs(part.height - aligned.height * state.transform.d) < 1e-6
      cairo_pattern_set_filter(
        pattern, isUnscaled ? CAIRO_FILTER_NEAREST : style.interpolation.cairoFilter)
      cairo_save(cairo)
      cairo_new_path(cairo)
      cairo_rectangle(cairo, aligned.minX, aligned.minY, aligned.width, aligned.height)
      cairo_clip(cairo)
      cairo_identity_matrix(cairo)
      if let color {
        color.setSource(of: cairo, opacity: state.alpha)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, state.alpha)
      }
      cairo_restore(cairo)
    }
  }
}

extension InterpolationQuality {
  /// Cairo's filter for the quality.
  fileprivate var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

extension GraphicsContext {
  /// A Boolean value that indicates whether the background is dark.
  fileprivate var isDark: Bool {
    let color = resolved(.systemBackground)
    return color.red * 0.3 + color.green * 0.6 + color.blue * 0.1 < 0.5
  }
}
