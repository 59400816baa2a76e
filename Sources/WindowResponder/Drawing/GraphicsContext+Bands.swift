/// A rectangle with round corners on whole pixels.
struct RoundedBox {
  var rect: PixelRect
  /// The radius of its corners, in pixels.
  var radius: Double
}

extension GraphicsContext {
  /// A part of a rectangle with round corners.
  struct RoundedPart {
    var pixels: PixelRect
    /// Whether it is a corner, which needs a layer; all other parts have straight edges.
    var isCorner: Bool
  }

  /// A rectangle with round corners, placed on pixels; nil where that cannot be.
  func roundedBox(_ rect: Rect, cornerRadius: Double) -> RoundedBox? {
    guard cornerRadius > 0 else { return nil }
    return deviceRoundedRect(rect, cornerRadius: cornerRadius).map {
      RoundedBox(rect: $0.rect, radius: $0.radius)
    }
  }

  /// The parts of a rectangle with round corners that may be drawn on: its four corners, and what
  /// lies between them.
  ///
  /// Whatever is drawn in one part does not depend on which other parts are drawn with it.
  func parts(of box: RoundedBox) -> [RoundedPart] {
    let corner = Int(box.radius.rounded(.up))
    let rect = box.rect
    let left = min(rect.minX + corner, rect.maxX)
    let right = max(left, rect.maxX - corner)
    let top = min(rect.minY + corner, rect.maxY)
    let bottom = max(top, rect.maxY - corner)
    var parts: [RoundedPart] = []
    func add(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int, isCorner: Bool = false) {
      let pixels = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        .intersection(state.clip)
      if !pixels.isEmpty { parts.append(RoundedPart(pixels: pixels, isCorner: isCorner)) }
    }
    add(rect.minX, top, rect.maxX, bottom)
    add(left, rect.minY, right, top)
    add(left, bottom, right, rect.maxY)
    add(rect.minX, rect.minY, left, top, isCorner: true)
    add(right, rect.minY, rect.maxX, top, isCorner: true)
    add(rect.minX, bottom, left, rect.maxY, isCorner: true)
    add(right, bottom, rect.maxX, rect.maxY, isCorner: true)
    return parts
  }

  /// A copy of what is drawn inside the clip, of which the rectangle alone counts; nil where that is
  /// empty, or where there is no memory.
  func copyInsideClip() -> Canvas? {
    let box = state.clip
    guard !box.isEmpty, let copy = Canvas(width: box.width, height: box.height) else { return nil }
    PixelBlend.copy(canvas, at: (box.minX, box.minY), to: copy)
    return copy
  }

  /// Lays a copy over what has been drawn inside the clip since it was made, cut off at round corners.
  func layInsideClip(_ copy: Canvas, corners: RoundedBox) {
    let origin = (x: state.clip.minX, y: state.clip.minY)
    lay(copy, at: origin, corners: corners)
  }

  /// Lays pixels over others, cut off at round corners. They lie inside the canvas.
  func lay(_ content: Canvas, at origin: (x: Int, y: Int), corners: RoundedBox) {
    let place = corners.rect.offsetBy(x: -origin.x, y: -origin.y)
    PixelBlend.cut(content, RoundedMask.filled(radius: corners.radius), of: place)
    PixelBlend.lay(content, over: canvas, at: origin)
  }
}
