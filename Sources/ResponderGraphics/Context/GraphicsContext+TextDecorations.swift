import ResponderGeometry
import ResponderPixels

extension GraphicsContext {
  /// Draws the decorations behind a text's glyphs. `origin` is the top left corner of its layout.
  func drawBehind(_ decorations: [TextDecoration], at origin: Point) {
    for decoration in decorations {
      guard case .background = decoration.kind, let color = decoration.color else { continue }
      fill(decoration.rect.offsetBy(dx: origin.x, dy: origin.y), color: color)
    }
  }

  /// Draws lines and images in front of a text's glyphs. Those without a color are drawn in `color`.
  func drawInFront(
    _ decorations: [TextDecoration], at origin: Point, color: Color, usesOwnColors: Bool
  ) {
    for decoration in decorations {
      let color = usesOwnColors ? decoration.color ?? color : color
      switch decoration.kind {
      case .background: break
      case .line(let style): drawLine(style, decoration, at: origin, color: color)
      case .image(let image):
        let rise = snapped(origin.y + decoration.baseline) - (origin.y + decoration.baseline)
        draw(
          image, in: decoration.rect.offsetBy(dx: origin.x, dy: origin.y + rise), tint: color)
      }
    }
  }

  /// Draws a line of whole pixels, at least one. All lines of a size have the same distance from the
  /// baseline's pixel.
  private func drawLine(
    _ style: UnderlineStyle, _ decoration: TextDecoration, at origin: Point, color: Color
  ) {
    let rect = decoration.rect
    let pixel = isPlain ? 1 / scale : 0
    func whole(_ length: Double) -> Double {
      isPlain ? Double(PixelRect.nearest(length * scale)) * pixel : length
    }
    var thickness = max(pixel, whole(rect.height * (style == .thick ? 2 : 1)))
    let depth = whole(rect.minY - decoration.baseline)
    var top = snapped(origin.y + decoration.baseline) + depth
    if style == .double { thickness = max(pixel, whole(rect.height * 0.75)) }
    // An underline is at least a pixel below the baseline. A strikethrough stays in the middle of the text.
    if depth >= 0 { top = max(top, snapped(origin.y + decoration.baseline) + pixel) }
    let line = Rect(x: origin.x + rect.minX, y: top, width: rect.width, height: thickness)
    fill(line, color: color)
    guard style == .double else { return }
    fill(line.offsetBy(dx: 0, dy: 2 * thickness), color: color)
  }

  /// Returns the y-coordinate of a baseline moved to whole pixels, in points.
  private func snapped(_ y: Double) -> Double {
    guard isPlain else { return y }
    let shift = state.transform.ty
    return (Double(PixelRect.nearest(y * scale + shift)) - shift) / scale
  }
}
