import WindowResponder

/// A mark of the drawing.
enum DrawingMark {
  /// A line that was drawn.
  case stroke([Point], Color)
  /// A text that was pasted, with its centre.
  case note(String, Point)
  /// An image that was pasted.
  case image(Image, Rect)

  /// The action name for undo.
  var actionName: String {
    switch self {
    case .stroke(let points, _): points.count == 1 ? "Dot" : "Stroke"
    case .note, .image: "Paste"
    }
  }

  /// The description of the mark.
  var words: String {
    switch self {
    case .stroke: actionName
    case .note(let text, _): text
    case .image: "Picture"
    }
  }

  @MainActor func draw(in context: GraphicsContext, noteWidth: Double) {
    switch self {
    case .stroke(let points, let color):
      guard let first = points.first else { return }
      var path = Path()
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
      // A dot is a line of length zero with round ends.
      if points.count == 1 { path.addLine(to: first) }
      path.lineWidth = 6
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      context.stroke(path, color: color)
    case .note(let words, let middle):
      let text = TextLayout.cached(
        words, font: .preferredFont(forTextStyle: .body), maxWidth: max(40, noteWidth),
        numberOfLines: 6, alignment: .center)
      context.draw(
        text,
        at: Point(x: middle.x - text.size.width / 2, y: middle.y - text.size.height / 2),
        color: .label)
    case .image(let image, let rect):
      context.draw(image, in: rect)
    }
  }
}
