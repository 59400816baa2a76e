import WindowResponder

/// An image of hills below an evening sky, which is drawn on first access.
@MainActor enum Landscape {
  /// The size of the small image, in points.
  private static let size = Size(width: 120, height: 88)

  /// The small image, with two pixels a point.
  static let image = image(enlargedBy: 1, scale: 2)

  /// An image of 480 by 352 points, for zooming.
  static let largeImage = image(enlargedBy: 4, scale: 1.5)

  private static func image(enlargedBy factor: Double, scale: Double) -> Image {
    let whole = Size(width: size.width * factor, height: size.height * factor)
    return ImageRenderer(size: whole, scale: scale).image { context in
      context.scaleBy(x: factor, y: factor)
      paint(in: context)
    }
  }

  private static func paint(in context: GraphicsContext) {
    let sky = Gradient(colors: [Color(hex: 0x3B2E7E), Color(hex: 0xE86A8A), Color(hex: 0xFFC27A)])
    context.fill(Rect(origin: .zero, size: size), withVertical: sky)
    context.setFillColor(Color(hex: 0xFFF1C9))
    context.fillEllipse(in: Rect(x: 72, y: 26, width: 22, height: 22))
    hill(from: 58, over: 38, to: 62, color: Color(hex: 0x7A3B74), in: context)
    hill(from: 76, over: 48, to: 60, color: Color(hex: 0x43285E), in: context)
    hill(from: 70, over: 86, to: 78, color: Color(hex: 0x241B3E), in: context)
  }

  /// Draws a hill from the left edge over the middle to the right edge.
  private static func hill(
    from left: Double, over middle: Double, to right: Double, color: Color,
    in context: GraphicsContext
  ) {
    var path = Path()
    path.move(to: Point(x: 0, y: size.height))
    path.addLine(to: Point(x: 0, y: left))
    path.addCurve(
      to: Point(x: size.width, y: right), control1: Point(x: size.width * 0.3, y: middle),
      control2: Point(x: size.width * 0.6, y: middle + 20))
    path.addLine(to: Point(x: size.width, y: size.height))
    path.close()
    context.fill(path, color: color)
  }
}
