/// The background of a bar, with the line at its edge.
final class BarBackground: View {
  /// The appearance, or `nil` to draw nothing.
  var look: BarAppearance? { didSet { setNeedsDisplay() } }
  /// The color that replaces the default background, or `nil` for none.
  var tint: Color? { didSet { setNeedsDisplay() } }
  /// The background image, or `nil` for none. `lineImage` is the image that replaces the line.
  var backgroundImage: Image? { didSet { setNeedsDisplay() } }
  var lineImage: Image? { didSet { setNeedsDisplay() } }
  /// The edge with the line.
  let edge: RectEdge

  init(edge: RectEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let look else { return }
    switch look.ground {
    case .clear: break
    case .opaque, .usual:
      context.fill(bounds, color: shown(tint ?? .secondarySystemGroupedBackground))
    }
    if let color = look.backgroundColor { context.fill(bounds, color: shown(color)) }
    if let image = look.backgroundImage ?? backgroundImage { context.draw(image, in: bounds) }
    drawLine(look, in: context)
  }

  /// Returns a color of the background, opaque if the user prefers reduced transparency. A clear one stays
  /// clear.
  private func shown(_ color: Color) -> Color {
    guard programContext.reducesTransparency else { return color }
    let color = theme.resolve(color)
    return color.alpha > 0 ? color.withAlphaComponent(1) : color
  }

  private func drawLine(_ look: BarAppearance, in context: GraphicsContext) {
    let image = look.shadowImage ?? lineImage
    guard look.shadowColor != nil || image != nil else { return }
    let thickness = image?.size.height ?? 1 / context.scale
    let line = Rect(
      x: 0, y: edge == .bottom ? bounds.maxY - thickness : 0, width: bounds.width,
      height: thickness)
    if let image {
      if line.height > 0 { context.draw(image, in: line) }
    } else if let color = look.shadowColor {
      context.fill(line, color: color)
    }
  }
}
