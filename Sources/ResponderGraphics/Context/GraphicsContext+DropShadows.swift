import ResponderGeometry
import ResponderPixels

/// Shadows of any content.
extension GraphicsContext {
  /// A Boolean value that indicates whether content is drawn with a shadow.
  @inline(__always) var throwsShadow: Bool { state.style?.values.shadow != nil }

  /// Draws content with its shadow. The content changes only pixels in a rectangle of user space and the
  /// adjacent ones.
  func withShadow(of rect: Rect, _ body: () -> Void) {
    withShadow(of: deviceBounds(rect).insetBy(-2), body)
  }

  /// Draws content with its shadow. The content changes only pixels in `bounds`.
  func withShadow(of bounds: PixelRect, _ body: () -> Void) {
    guard let style = state.style, let shadow = style.values.shadow else { return body() }
    changeStyle { $0.shadow = nil }
    defer { state.style = style }
    castShadow(shadow, of: bounds, body)
    body()
  }

  /// Draws the shadow of content, without the content itself.
  func castShadow(
    _ shadow: DrawingStyle.Shadow, of bounds: PixelRect, _ body: () -> Void
  ) {
    guard let drawing = beginShadow(shadow, of: bounds) else { return }
    body()
    end(drawing)
  }

  /// A drawing of content on a separate canvas, whose shadow is drawn after it.
  private struct ShadowDrawing {
    let shadow: DrawingStyle.Shadow
    let bounds: PixelRect
    let place: PixelRect
    let aside: Canvas
    let parent: Canvas
    let parentState: GraphicsState
  }

  @inline(never) private func beginShadow(
    _ shadow: DrawingStyle.Shadow, of bounds: PixelRect
  ) -> ShadowDrawing? {
    let place = bounds.intersection(throwing(shadow, onto: state.clip))
    guard !place.isEmpty, let aside = Canvas(width: place.width, height: place.height) else {
      return nil
    }
    aside.room = canvas.room.union(bounds).offsetBy(x: -place.minX, y: -place.minY)
    let drawing = ShadowDrawing(
      shadow: shadow, bounds: bounds, place: place, aside: aside, parent: canvas,
      parentState: state)
    canvas = aside
    state.transform.tx -= Double(place.minX)
    state.transform.ty -= Double(place.minY)
    state.clip = aside.bounds
    state.isSplit = false
    state.clipShapes = []
    state.clipID = makeClipID()
    state.alpha = 1
    state.blendMode = .normal
    return drawing
  }

  @inline(never) private func end(_ drawing: ShadowDrawing) {
    canvas = drawing.parent
    state = drawing.parentState
    castShadow(
      drawing.shadow, of: drawing.aside, at: (drawing.place.minX, drawing.place.minY),
      bounds: drawing.bounds, alpha: 1)
  }

  /// Returns the pixels whose shadow affects an area of pixels.
  func throwing(_ shadow: DrawingStyle.Shadow, onto pixels: PixelRect) -> PixelRect {
    if pixels.isEmpty { return .empty }
    let offset = pixelOffset(of: shadow)
    return pixels.insetBy(-reach(of: shadow)).offsetBy(x: -offset.x, y: -offset.y)
  }

  /// Draws the shadow of the pixels of a canvas, which lies at a position of this one.
  ///
  /// The whole content covers `bounds`. The source contains the part of it that affects visible pixels.
  func castShadow(
    _ shadow: DrawingStyle.Shadow, of source: Canvas, at origin: (x: Int, y: Int),
    bounds: PixelRect, alpha: Double
  ) {
    let offset = pixelOffset(of: shadow)
    let target = bounds.offsetBy(x: offset.x, y: offset.y).insetBy(-reach(of: shadow))
    let saved = state
    let style = state.style
    if throwsShadow { changeStyle { $0.shadow = nil } }
    let place = layerPlace(target)
    beginLayer(target, alpha: alpha, inPixels: true)
    if !place.isEmpty {
      AlphaBlur(deviation: shadow.deviation * scale).paint(
        source.pixels, at: (origin.x + offset.x - place.minX, origin.y + offset.y - place.minY),
        colors: (0...255).map { shadow.color.pixel(opacity: Double($0) / 255) }, on: canvas.pixels)
    }
    endTransparencyLayer()
    state = saved
    state.style = style
  }

  /// Returns the pixels of a layer for `bounds`.
  private func layerPlace(_ bounds: PixelRect) -> PixelRect {
    let box = bounds.intersection(state.clip)
    return state.isSplit ? seen(of: box).box : box
  }

  private func pixelOffset(of shadow: DrawingStyle.Shadow) -> (x: Int, y: Int) {
    (PixelRect.nearest(shadow.offset.dx * scale), PixelRect.nearest(shadow.offset.dy * scale))
  }

  private func reach(of shadow: DrawingStyle.Shadow) -> Int {
    AlphaBlur(deviation: shadow.deviation * scale).reach
  }

  /// Draws the blurred shadow of a path, without the path itself.
  ///
  /// - Parameters:
  ///   - path: The path, as it would be filled.
  ///   - color: The color of the shadow, including its opacity.
  ///   - offset: The offset of the shadow, in user space.
  ///   - radius: The standard deviation of the blur, in user space.
  public func drawShadow(of path: Path, color: Color, offset: Vector = .zero, radius: Double) {
    let shadow = shadow(in: color, offset: offset, radius: radius)
    let bounds = path.bounds
    guard !bounds.isNull, shadow.color.alpha > 0 else { return }
    castShadow(shadow, of: deviceBounds(bounds).insetBy(-2)) { fill(path, color: .black) }
  }

  /// Begins a layer, which ``endTransparencyLayer()`` draws with a shadow of all that is drawn in the layer.
  /// Save the state before, and restore it after that call.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that contains the content, in user space.
  ///   - color: The color of the shadow, including its opacity.
  ///   - offset: The offset of the shadow, in user space.
  ///   - radius: The standard deviation of the blur, in user space.
  package func beginLayer(
    in rect: Rect, shadow color: Color, offset: Vector, radius: Double
  ) {
    let shadow = shadow(in: color, offset: offset, radius: radius)
    if shadow.color.alpha > 0 { changeStyle { $0.shadow = shadow } }
    beginTransparencyLayer(in: rect)
  }

  /// Returns a shadow whose lengths are in user space.
  private func shadow(in color: Color, offset: Vector, radius: Double) -> DrawingStyle.Shadow {
    let matrix = state.transform
    let factor = (matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot() / scale
    let moved = Vector(
      dx: (matrix.a * offset.dx + matrix.c * offset.dy) / scale,
      dy: (matrix.b * offset.dx + matrix.d * offset.dy) / scale)
    return DrawingStyle.Shadow(
      offset: moved, deviation: max(0, radius) * factor, color: resolved(color))
  }
}
