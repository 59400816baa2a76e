package import ResponderGeometry
package import WindowResponder

extension Diagram {
  /// Draws the diagram with its top left at a point. The background is not cleared.
  @MainActor package func draw(in context: GraphicsContext, at origin: Point = .zero) {
    context.saveState()
    defer { context.restoreState() }
    context.translateBy(x: origin.x, y: origin.y)
    for mark in marks { Self.draw(mark, in: context) }
  }

  @MainActor private static func draw(_ mark: DiagramMark, in context: GraphicsContext) {
    if case .text(let string, let place, let look) = mark.shape {
      let text = TextLayout.cached(string, font: look.font)
      let share = look.anchor == .start ? 0 : look.anchor == .middle ? 0.5 : 1
      let start = Point(x: place.x - share * text.exactWidth, y: place.y - text.baseline)
      context.draw(text, at: start, color: (mark.fill ?? .ink).color)
      return
    }
    let path = path(of: mark.shape)
    if let fill = mark.fill {
      context.saveState()
      context.setAlpha(mark.fillOpacity)
      context.fill(path, color: fill.color)
      context.restoreState()
    }
    guard let stroke = mark.stroke else { return }
    var line = path
    line.lineWidth = stroke.width
    line.lineCapStyle = stroke.isDashed ? .butt : .round
    line.lineJoinStyle = .round
    if stroke.isDashed { line.setLineDash([4, 3]) }
    context.saveState()
    context.setAlpha(stroke.opacity)
    context.stroke(line, color: stroke.tone.color)
    context.restoreState()
  }

  private static func path(of shape: DiagramMark.Shape) -> Path {
    var path = Path()
    switch shape {
    case .line(let points), .polygon(let points):
      guard let first = points.first else { break }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
      if case .polygon = shape { path.close() }
    case .segments(let points):
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    case .rects(let rects):
      for rect in rects { path.addRect(rect) }
    case .dots(let points, let radius):
      for point in points {
        path.addEllipse(
          in: Rect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
      }
    case .ellipse(let center, let radiusX, let radiusY, let angle):
      path.addEllipse(in: Rect(x: -radiusX, y: -radiusY, width: radiusX * 2, height: radiusY * 2))
      path = path.applying(
        Transform(translationX: center.x, y: center.y).rotated(by: angle))
    case .text: break
    }
    return path
  }
}

extension DiagramMark.TextLook {
  /// The font for drawing and measuring.
  var font: Font {
    .monospacedDigitSystemFont(ofSize: size, weight: isBold ? .semibold : .regular)
  }
}
